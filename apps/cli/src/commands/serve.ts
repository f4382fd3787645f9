/** The command `serve`: the service of a configuration, until interrupted. */
import { availableParallelism } from "node:os";
import { Command, InvalidArgumentError } from "commander";
import { type ConfigFlag, withConfigFlag } from "../flags/config-flag.ts";
import { type IndexWorkersFlag, withIndexWorkersFlag } from "../flags/index-workers-flag.ts";
import { type MigrateFlag, withMigrateFlag } from "../flags/migrate-flag.ts";
import { type ProgressFlag, withProgressFlag } from "../flags/progress-flag.ts";

/** More would be a mistake: each takes a dozen connections to PostgreSQL. */
const MAX_WORKERS = 256;

/** A number of processes; `auto` and 0 are one for each processor. */
function readWorkers(text: string): number {
  const count = text === "auto" ? 0 : Number(text);
  if (!/^(auto|\d+)$/.test(text) || count > MAX_WORKERS)
    throw new InvalidArgumentError(`It must be a whole number from 0 to ${MAX_WORKERS}, or auto.`);
  return count === 0 ? availableParallelism() : count;
}

type Flags = ConfigFlag &
  MigrateFlag &
  ProgressFlag &
  IndexWorkersFlag & { readonly index: boolean; readonly workers: number | undefined };

/** The command with its flags; its work is loaded when it runs. */
export const createServeCommand = (): Command =>
  withIndexWorkersFlag(
    withProgressFlag(
      withMigrateFlag(
        withConfigFlag(
          new Command("serve").description(
            "index the nodes of a configuration and serve the data and metrics interfaces",
          ),
        ),
      ),
    ),
  )
    .option("--no-index", "do not index: another process does, on the same PostgreSQL")
    .option(
      "--workers <count>",
      "serve with so many processes on one port, and index in one more; auto or 0: one for each processor. Needs PostgreSQL. Without it: one process for everything",
      readWorkers,
    )
    .action(async ({ index, workers, ...flags }: Flags) => {
      if (workers !== undefined)
        return (await import("../workers/run-workers.ts")).runWorkers({ ...flags, index, workers });
      return (await import("../service/run-service.ts")).runService(flags, { api: true, index });
    });
