/** The flags of `mcp`. */
import type { DeploymentFlags } from "../flags/deployment-flags.ts";

/** Flags as commander parses them. */
export interface McpFlags extends DeploymentFlags {
  readonly nodeUrl?: string;
  readonly controlUrl?: string;
  readonly controlToken?: string;
  readonly http?: number;
  readonly docsUrl?: string;
}
