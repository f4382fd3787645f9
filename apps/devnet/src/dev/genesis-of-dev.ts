/** Finds the genesis of the local network that `dev` runs with the same options. */
import { join } from "node:path";
import { createGenesisFile, type GenesisFile } from "@primary-network/localnet";
import { nodesFolder } from "../avalanchego/dev-nodes.ts";
import { readGenesis } from "../genesis/genesis-file.ts";
import { CliError } from "../terminal/cli-error.ts";
import { StartTimes } from "../world/start-time.ts";
import type { DevOptions } from "./dev-options.ts";

/** The options that decide the genesis. */
interface GenesisOptions
  extends Pick<DevOptions, "seed" | "startTime" | "dataDir" | "genesis" | "history" | "heliconTime"> {
  /** Given for a network of real nodes. */
  readonly avalanchego?: string;
}

/**
 * The genesis of the network in a data folder, whether or not it runs.
 *
 * @throws CliError when nothing says when the network's history ends, on which its genesis depends
 */
export async function genesisOfDev(options: GenesisOptions): Promise<GenesisFile> {
  if (options.genesis !== undefined) return readGenesis(options.genesis);
  const { seed, dataDir, history } = options;
  if (options.avalanchego !== undefined && dataDir !== "memory")
    return readGenesis(join(nodesFolder(dataDir, seed, options.heliconTime), "genesis.json"));
  const startTime = options.startTime ?? (await new StartTimes(dataDir).last(seed));
  if (startTime === undefined) {
    const where = dataDir === "memory" ? "with --data-dir memory, nothing is kept" : `none is in ${dataDir}`;
    throw new CliError(
      `--print-genesis needs a network that "dev" has started, or its --start-time: ${where}.`,
    );
  }
  return createGenesisFile({ ...history, seed, clock: { now: () => startTime } });
}
