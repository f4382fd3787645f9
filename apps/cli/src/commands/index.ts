/** The command `index`: indexes the nodes of a configuration, until interrupted. */
import { Command } from "commander";
import { type ConfigFlag, withConfigFlag } from "../flags/config-flag.ts";
import { type IndexWorkersFlag, withIndexWorkersFlag } from "../flags/index-workers-flag.ts";
import { type MigrateFlag, withMigrateFlag } from "../flags/migrate-flag.ts";
import { type ProgressFlag, withProgressFlag } from "../flags/progress-flag.ts";

/** Makes the command with its flags. It loads its work when it runs. */
export const createIndexCommand = (): Command =>
  withIndexWorkersFlag(
    withProgressFlag(
      withMigrateFlag(
        withConfigFlag(
          new Command("index").description(
            "index the nodes of a configuration; serves health and metrics only",
          ),
        ),
      ),
    ),
  ).action(async (flags: ConfigFlag & MigrateFlag & ProgressFlag & IndexWorkersFlag) =>
    (await import("../service/run-service.ts")).runService(flags, { api: false, index: true }),
  );
