/** The command `dev`: the local network and the service until interrupted. */
import { Command } from "commander";
import type { DevOptions } from "../dev-options.ts";
import { withDevFlags } from "../flags/dev-flags.ts";

/** The command with its flags; its work is loaded when it runs. */
export const createDevCommand = (): Command =>
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
    .action(async (options: DevOptions & { readonly printKeys: boolean }) =>
      (await import("../run-dev.ts")).runDev(options),
    );
