/** The command `serve`: the service of a configuration, until interrupted. */
import { Command } from "commander";
import { type ConfigFlag, withConfigFlag } from "../flags/config-flag.ts";
import { type MigrateFlag, withMigrateFlag } from "../flags/migrate-flag.ts";
import { type ProgressFlag, withProgressFlag } from "../flags/progress-flag.ts";

/** The command with its flags; its work is loaded when it runs. */
export const createServeCommand = (): Command =>
  withProgressFlag(
    withMigrateFlag(
      withConfigFlag(
        new Command("serve").description(
          "index the nodes of a configuration and serve the data and metrics interfaces",
        ),
      ),
    ),
  )
    .option("--no-index", "do not index: another process does, on the same PostgreSQL")
    .action(
      async ({ index, ...flags }: ConfigFlag & MigrateFlag & ProgressFlag & { readonly index: boolean }) =>
        (await import("../service/run-service.ts")).runService(flags, { api: true, index }),
    );
