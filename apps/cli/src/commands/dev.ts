/** The command `dev`: the local network and the service until interrupted. */

import type { DevOptions, SiteBuild } from "@primary-network/devnet";
import { Command, Option } from "commander";
import { withDevFlags } from "../flags/dev-flags.ts";
import { terminal } from "../terminal/output.ts";

/** Flags as commander parses them. */
interface DevFlags extends DevOptions {
  readonly printKeys: boolean;
  readonly printGenesis: boolean;
  /** Path of a binary. */
  readonly avalanchego?: string;
}

/**
 * Makes the command with its flags. It loads its work when it runs.
 *
 * @param siteBuild build of the --site folder, when the embedding program runs one
 */
export const createDevCommand = (siteBuild?: SiteBuild): Command =>
  withDevFlags(
    new Command("dev").description(
      "run a local network, its data and metrics service and the explorer, until Ctrl+C",
    ),
  )
    .option("--genesis <file>", "start from a node's genesis file (JSON, also in gzip), without a history")
    .option(
      "--print-keys",
      "print the development accounts with their private keys; anyone can derive these keys",
      false,
    )
    .addOption(
      new Option(
        "--avalanchego <path>",
        "run real nodes with this avalanchego binary (1.14 or newer) instead of the simulated network",
      ).conflicts(["genesis", "startTime", "evmDevMethods"]),
    )
    .option(
      "--print-genesis",
      "print the genesis file of the network and exit; the network may be running",
      false,
    )
    .action(async ({ printGenesis, ...options }: DevFlags) => {
      const work = await import("../dev/run-dev.ts");
      if (printGenesis) await work.printGenesis(options, terminal.print);
      else await work.runDev({ ...options, siteBuild });
    });
