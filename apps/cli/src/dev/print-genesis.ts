/** Prints the genesis of the local network that `dev` runs with the same flags, as a node's genesis file. */

import { join } from "node:path";
import { createGenesisFile, type GenesisFile } from "@primary-network/localnet";
import { nodesFolder } from "../avalanchego/dev-nodes.ts";
import { readGenesis } from "../config/genesis-file.ts";
import { CliError } from "../terminal/cli-error.ts";
import { StartTimes } from "../world/start-time.ts";
import type { DevOptions } from "./dev-options.ts";

/** The flags that decide what the genesis is. */
interface Flags
  extends Pick<DevOptions, "seed" | "startTime" | "dataDir" | "genesis" | "history" | "heliconTime"> {
  /** Given for a network of real nodes. */
  readonly avalanchego?: string;
}

/**
 * The genesis of the network in a data folder, whether or not it runs.
 *
 * @throws CliError when nothing says when the network's history ends, on which its genesis depends
 */
export async function genesisOfDev(flags: Flags): Promise<GenesisFile> {
  if (flags.genesis !== undefined) return readGenesis(flags.genesis);
  const { seed, dataDir, history } = flags;
  if (flags.avalanchego !== undefined && dataDir !== "memory")
    return readGenesis(join(nodesFolder(dataDir, seed, flags.heliconTime), "genesis.json"));
  const startTime = flags.startTime ?? (await new StartTimes(dataDir).last(seed));
  if (startTime === undefined) {
    const where = dataDir === "memory" ? "with --data-dir memory, nothing is kept" : `none is in ${dataDir}`;
    throw new CliError(
      `--print-genesis needs a network that "dev" has started, or its --start-time: ${where}.`,
    );
  }
  return createGenesisFile({ ...history, seed, clock: { now: () => startTime } });
}

/** Prints it as JSON. */
export async function printGenesis(flags: Flags, print: (text: string) => void): Promise<void> {
  print(JSON.stringify(await genesisOfDev(flags), undefined, 1));
}
