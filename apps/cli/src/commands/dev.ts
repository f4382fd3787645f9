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
 * The command with its flags; its work is loaded when it runs.
 *
 * @param siteBuild of the folder of --site, if the embedding program builds it meanwhile
 */
export const createDevCommand = (siteBuild?: SiteBuild): Command =>
  withDevFlags(
    new Command("dev").description(
      "run the local network and the data and metrics service until interrupted",
    ),
  )
    .option("--genesis <file>", "start from a node's genesis file (JSON, or JSON in gzip), without a history")
    .option(
      "--print-keys",
      "print the development accounts with their private keys, which are public knowledge",
      false,
    )
    .addOption(
      new Option(
        "--avalanchego <path>",
        "run real nodes with this avalanchego binary (1.14 or newer) in place of the simulated network",
      ).conflicts(["genesis", "startTime", "evmDevMethods"]),
    )
    .option(
      "--print-genesis",
      "print the network's genesis as a node's genesis file, and exit; the network may be running",
      false,
    )
    .action(async ({ printGenesis, ...options }: DevFlags) => {
      const work = await import("../dev/run-dev.ts");
      if (printGenesis) await work.printGenesis(options, terminal.print);
      else await work.runDev({ ...options, siteBuild });
    });
