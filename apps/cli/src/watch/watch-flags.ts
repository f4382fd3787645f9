/** The flags of `watch`. */
import type { DeploymentFlags } from "../flags/deployment-flags.ts";

/** Flags as commander parses them. */
export interface WatchFlags extends DeploymentFlags {
  /** Seconds between two readings of the chains' state. */
  readonly interval: number;
}
