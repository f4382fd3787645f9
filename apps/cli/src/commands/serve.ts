/** The command `serve`: the service of a configuration, until interrupted. */
import { availableParallelism } from "node:os";
import { Command, InvalidArgumentError } from "commander";
import { type ConfigFlag, withConfigFlag } from "../flags/config-flag.ts";
import { type IndexWorkersFlag, withIndexWorkersFlag } from "../flags/index-workers-flag.ts";
import { type MigrateFlag, withMigrateFlag } from "../flags/migrate-flag.ts";
import { type ProgressFlag, withProgressFlag } from "../flags/progress-flag.ts";

/** Greatest number of processes: each takes a dozen connections to PostgreSQL. */
const MAX_WORKERS = 256;

/** Reads a number of processes. `auto` and 0 mean one for each processor. */
function readWorkers(text: string): number {
  const count = text === "auto" ? 0 : Number(text);
  if (!/^(auto|\d+)$/.test(text) || count > MAX_WORKERS)
    throw new InvalidArgumentError(`Expected a whole number from 0 to ${MAX_WORKERS}, or auto.`);
  return count === 0 ? availableParallelism() : count;
}

type Flags = ConfigFlag &
  MigrateFlag &
  ProgressFlag &
  IndexWorkersFlag & {
    readonly index: boolean;
    readonly workers: number | undefined;
    readonly explorer: boolean;
  };

/** Makes the command with its flags. It loads its work when it runs. */
export const createServeCommand = (): Command =>
  withIndexWorkersFlag(
    withProgressFlag(
      withMigrateFlag(
        withConfigFlag(
          new Command("serve").description(
            "index the nodes of a configuration and serve the data and metrics APIs and the explorer",
          ),
        ),
      ),
    ),
  )
    .option("--no-explorer", "do not serve the explorer; also listen.explorer in the configuration")
    .option("--no-index", "do not index; another process on the same PostgreSQL does")
    .option(
      "--workers <count>",
      "start that many workers on one port, and one more that indexes; auto or 0 for one a processor; needs PostgreSQL (default: one process for everything)",
      readWorkers,
    )
    .action(async ({ index, workers, ...flags }: Flags) => {
      if (workers !== undefined)
        return (await import("../workers/run-workers.ts")).runWorkers({ ...flags, index, workers });
      return (await import("../service/run-service.ts")).runService(flags, { api: true, index });
    });
