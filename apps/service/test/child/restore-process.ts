/** A process that restores a snapshot of an index, until it is done, or killed at a given point. */

import { type NetworkSource, restoreIndexSnapshot } from "../../src/index.ts";
import { type Point, watchFor } from "./kill-points.ts";
import { optionsOfParent, say } from "./parent.ts";

export interface RestoreProcessOptions {
  readonly location: { readonly databaseUrl?: string; readonly dataDir?: string };
  readonly folder: string;
  readonly network: NetworkSource;
  readonly until?: Point | undefined;
}

const { location, folder, network, until } = await optionsOfParent<RestoreProcessOptions>();
if (until) watchFor(until);
await restoreIndexSnapshot(location, folder, { fuji: network });
say("restored");
process.disconnect();
