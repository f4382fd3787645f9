/** Flags of the commands that run the local network: `dev` and `start`. */
import { type Command, Option } from "commander";
import { withProgressFlag } from "./progress-flag.ts";
import { withServiceFlags } from "./service-flags.ts";
import { parseInterval, parsePort, parseTime, parseTimeOrNever } from "./values.ts";

/** Folder in which `dev` keeps its networks and indexes, and in which `keys` looks for them. */
export const DEFAULT_DATA_DIR = ".primary-network";

/** Seed of a local network that is started without `--seed`. */
export const DEFAULT_SEED = "primary-network";

/** Adds the flags. */
export function withDevFlags(command: Command): Command {
  return withProgressFlag(withServiceFlags(command, "off"))
    .option("--host <address>", "address to listen on", "127.0.0.1")
    .addOption(
      new Option("--node-port <port>", "port of the simulated node").default(9650).argParser(parsePort),
    )
    .addOption(
      new Option("--port <port>", "port of the data and metrics service").default(8080).argParser(parsePort),
    )
    .addOption(
      new Option("--admin-port <port>", "port of health and metrics, on loopback")
        .default(8081)
        .argParser(parsePort),
    )
    .addOption(
      new Option(
        "--control-port <port>",
        "port of the network's control API, on loopback (default: off)",
      ).argParser(parsePort),
    )
    .option("--no-panel", "turn off the explorer's development panel, which controls the network")
    .option("--site <folder>", "serve the reference site that `pnpm docs:build` wrote to this folder")
    .addOption(
      new Option("--site-port <port>", "port of the reference site").default(8082).argParser(parsePort),
    )
    .addOption(
      new Option(
        "--block-interval <seconds>",
        "seconds between the blocks that the network produces; 0 for scheduled blocks only",
      )
        .default(10)
        .argParser(parseInterval),
    )
    .option("--seed <text>", "seed of the local network; the same seed gives the same blocks", DEFAULT_SEED)
    .addOption(
      new Option(
        "--start-time <time>",
        "end of the history and start of the clock, as ISO 8601 or Unix seconds (default: as in the last run with this data folder, else now)",
      ).argParser(parseTime),
    )
    .addOption(
      new Option(
        "--helicon-time <time>",
        'time of the Helicon upgrade as ISO 8601 or Unix seconds, or "never" (default: from the start)',
      ).argParser(parseTimeOrNever),
    )
    .option("--data-dir <folder>", 'folder of the index, or "memory"', DEFAULT_DATA_DIR)
    .option(
      "--cache-dir <folder>",
      'cache of built networks for faster starts, or "none" (default: PRIMARY_NETWORK_CACHE, else the cache folder of this system)',
    )
    .option("--evm", "fail if the EVM chains cannot run, instead of leaving them out")
    .option("--no-evm", "leave out the EVM chains (C-Chain and an L1), which run in Anvil processes")
    .option(
      "--evm-dev-methods",
      "enable methods of test frameworks on the EVM chains (evm_mine, evm_snapshot, …)",
      false,
    )
    .option("--no-relayer", "do not deliver interchain messages")
    .option("--prices", "give the native tokens of the EVM chains invented prices", false)
    .option("--export-dir <folder>", "folder of exported files (default: with the index)")
    .option("--log-level <level>", "trace, debug, info, warn, error or silent", "warn");
}
