/** Runs `serve` or `index` at a terminal: prints its addresses, and stops when interrupted. */
import { isExplorerBuilt } from "@primary-network/devnet/parts";
import { readConfig } from "../config/config.ts";
import type { ConfigFlag } from "../flags/config-flag.ts";
import { type IndexWorkersFlag, indexWorkersOf } from "../flags/index-workers-flag.ts";
import type { MigrateFlag } from "../flags/migrate-flag.ts";
import type { ProgressFlag } from "../flags/progress-flag.ts";
import { Progress } from "../progress/progress.ts";
import { terminal } from "../terminal/output.ts";
import { untilSignal } from "../terminal/signal.ts";
import { type Roles, startServing } from "./serve.ts";

/** Milliseconds that the end may take beyond the configured ones. */
const LAST_MS = 5_000;

/** Resolves when everything has ended. */
export async function runService(
  {
    config: file,
    migrate,
    progress: kind,
    explorer = true,
    ...flags
  }: ConfigFlag & MigrateFlag & ProgressFlag & IndexWorkersFlag & { readonly explorer?: boolean },
  roles: Roles,
): Promise<void> {
  const config = await readConfig(file, process.env);
  const listen = { ...config.listen, explorer: config.listen.explorer && explorer };
  // The log is JSON lines, so redirected progress is too.
  const progress = new Progress(kind, undefined, undefined, "json");
  const service = {
    ...config.service,
    ...(!migrate && { migrate }), // without the flag, the file's setting holds
    ...indexWorkersOf(flags),
    onMigration: progress.migrating,
  };
  const serving = await progress.during(
    startServing({ ...config, service, listen }, roles, undefined, progress.log),
  );
  const where = [
    ...(serving.api ? [`data and metrics  ${serving.api.url}`] : []),
    ...(serving.api && listen.explorer && isExplorerBuilt()
      ? [`explorer  ${serving.api.url}/  (--no-explorer turns it off)`]
      : []),
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
  // A database that does not respond must not keep the process alive.
  const late = setTimeout(
    () => {
      terminal.tell("primary-network: Some work did not stop in time. Other processes take it over.");
      process.exit(1);
    },
    delayMs + 2 * graceMs + LAST_MS,
  );
  await serving.close();
  clearTimeout(late);
}
