/** The command `serve`: the service of a configuration, until interrupted. */
import { Command } from "commander";
import { type ConfigFlag, withConfigFlag } from "../flags/config-flag.ts";

/** The command with its flags; its work is loaded when it runs. */
export const createServeCommand = (): Command =>
  withConfigFlag(
    new Command("serve").description(
      "index the nodes of a configuration and serve the data and metrics interfaces",
    ),
  )
    .option("--no-index", "do not index: another process does, on the same PostgreSQL")
    .action(async ({ config, index }: ConfigFlag & { readonly index: boolean }) =>
      (await import("../run-service.ts")).runService(config, { api: true, index }),
    );
