/** The flags of the commands that run the local network: `dev` and `start`. */
import { type Command, Option } from "commander";
import { withProgressFlag } from "./progress-flag.ts";
import { withServiceFlags } from "./service-flags.ts";
import { parseInterval, parsePort, parseTime } from "./values.ts";

/** Where `dev` keeps its worlds and indexes; `keys` looks for them there. */
export const DEFAULT_DATA_DIR = ".primary-network";

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
    .option("--no-panel", "leave out the explorer's development panel, which controls the network")
    .option("--site <folder>", "serve the reference site that `pnpm docs:build` wrote to this folder")
    .addOption(
      new Option("--site-port <port>", "port of the reference site").default(8082).argParser(parsePort),
    )
    .addOption(
      new Option(
        "--block-interval <seconds>",
        "seconds between the blocks that the network produces by itself; 0 for scheduled blocks only",
      )
        .default(10)
        .argParser(parseInterval),
    )
    .option(
      "--seed <text>",
      "seed of the local network; the same seed gives the same blocks",
      "primary-network",
    )
    .addOption(
      new Option(
        "--start-time <time>",
        "when the history ends and the clock begins, as ISO 8601 or Unix seconds (default: as in the last run with this data folder, else now)",
      ).argParser(parseTime),
    )
    .addOption(
      new Option(
        "--helicon-time <time>",
        "when the Helicon upgrade (auto-renewed validators) begins, as ISO 8601 or Unix seconds (default: never)",
      ).argParser(parseTime),
    )
    .option("--data-dir <folder>", 'where the index is kept, or "memory"', DEFAULT_DATA_DIR)
    .option(
      "--cache-dir <folder>",
      'where built networks are kept for faster starts, or "none" (default: PRIMARY_NETWORK_CACHE, else the folder for caches of this system)',
    )
    .option("--evm", "end with an error where the EVM chains cannot run, instead of leaving them out")
    .option("--no-evm", "leave out the EVM chains: the C-Chain and an L1, which run in Anvil processes")
    .option(
      "--evm-dev-methods",
      "enable methods of test frameworks on the EVM chains (evm_mine, evm_snapshot, …)",
      false,
    )
    .option("--no-relayer", "do not deliver interchain messages")
    .option("--prices", "give the EVM chains' own tokens invented prices", false)
    .option("--export-dir <folder>", "where exported files are kept (default: with the index)")
    .option("--log-level <level>", "trace, debug, info, warn, error or silent", "warn");
}
