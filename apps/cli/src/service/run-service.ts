/** Runs `serve` or `index` at a terminal: prints where it listens, and ends it when interrupted. */
import { readConfig } from "../config/config.ts";
import type { ConfigFlag } from "../flags/config-flag.ts";
import { type IndexWorkersFlag, indexWorkersOf } from "../flags/index-workers-flag.ts";
import type { MigrateFlag } from "../flags/migrate-flag.ts";
import type { ProgressFlag } from "../flags/progress-flag.ts";
import { Progress } from "../progress/progress.ts";
import { terminal } from "../terminal/output.ts";
import { untilSignal } from "../terminal/signal.ts";
import { type Roles, startServing } from "./serve.ts";

/** Milliseconds beyond the configured ones. */
const LAST_MS = 5_000;

/** Resolves when everything has ended. */
export async function runService(
  {
    config: file,
    migrate,
    progress: kind,
    ...flags
  }: ConfigFlag & MigrateFlag & ProgressFlag & IndexWorkersFlag,
  roles: Roles,
): Promise<void> {
  const config = await readConfig(file, process.env);
  // The flag only forbids: the file's own setting holds without it.
  const progress = new Progress(kind);
  const service = {
    ...config.service,
    ...(!migrate && { migrate }),
    ...indexWorkersOf(flags),
    onMigration: progress.migrating,
  };
  const serving = await progress.during(startServing({ ...config, service }, roles, undefined, progress.log));
  const where = [
    ...(serving.api ? [`data and metrics  ${serving.api.url}`] : []),
    `admin  ${serving.admin.url}`,
    ...(serving.connections === undefined
      ? []
      : [`database  at most ${serving.connections} connections to PostgreSQL`]),
  ];
  terminal.print(where.join("\n"));
  progress.serving(serving.status);
  await untilSignal();
  const { delayMs, graceMs } = config.shutdown;
  progress.end();
  // Requests, and then what is written, have their time; a database that does not respond must not hold the process up.
  const late = setTimeout(
    () => {
      terminal.tell(
        "primary-network: not everything ended in time; the rest is taken over by other processes.",
      );
      process.exit(1);
    },
    delayMs + 2 * graceMs + LAST_MS,
  );
  await serving.close();
  clearTimeout(late);
}
