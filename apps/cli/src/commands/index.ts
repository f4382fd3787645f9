/** The command `index`: the indexer of a configuration, until interrupted. */
import { Command } from "commander";
import { type ConfigFlag, withConfigFlag } from "../flags/config-flag.ts";
import { type IndexWorkersFlag, withIndexWorkersFlag } from "../flags/index-workers-flag.ts";
import { type MigrateFlag, withMigrateFlag } from "../flags/migrate-flag.ts";
import { type ProgressFlag, withProgressFlag } from "../flags/progress-flag.ts";

/** The command with its flags; its work is loaded when it runs. */
export const createIndexCommand = (): Command =>
  withIndexWorkersFlag(
    withProgressFlag(
      withMigrateFlag(
        withConfigFlag(
          new Command("index").description(
            "index the nodes of a configuration and serve only health and metrics",
          ),
        ),
      ),
    ),
  ).action(async (flags: ConfigFlag & MigrateFlag & ProgressFlag & IndexWorkersFlag) =>
    (await import("../service/run-service.ts")).runService(flags, { api: false, index: true }),
  );
