/** What the clients did with each fault, as it was last tried. */
import { existsSync, readFileSync } from "node:fs";
import type { Cell } from "./outcome.ts";

export const resultsFile: URL = new URL("./results.json", import.meta.url);

export interface FaultResults {
  readonly measuredAt: string;
  readonly node: string;
  readonly commit: string;
  /** Digest of the clients and programs that were tried: `measured.ts`. */
  readonly digest: string;
  /** Version of each client. */
  readonly versions: Readonly<Record<string, string>>;
  /** By fault and client. */
  readonly cells: Readonly<Record<string, Readonly<Record<string, Cell>>>>;
}

export const readResults = (): FaultResults =>
  existsSync(resultsFile)
    ? JSON.parse(readFileSync(resultsFile, "utf8"))
    : { measuredAt: "", node: "", commit: "", digest: "", versions: {}, cells: {} };
