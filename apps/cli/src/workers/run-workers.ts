/**
 * Runs `serve --workers`: several processes that share a port, one more that indexes, and this one, which
 * keeps them running.
 */
import cluster from "node:cluster";
import { setTimeout as wait } from "node:timers/promises";
import { createLog } from "@primary-network/devnet/parts";
import { CliError } from "@primary-network/devnet/terminal";
import { readConfig } from "../config/config.ts";
import type { ConfigFlag } from "../flags/config-flag.ts";
import { type IndexWorkersFlag, indexWorkersOf } from "../flags/index-workers-flag.ts";
import type { MigrateFlag } from "../flags/migrate-flag.ts";
import { listenForAdmin, type Roles } from "../service/serve.ts";
import { terminal } from "../terminal/output.ts";
import { untilSignal } from "../terminal/signal.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import { runWorker } from "./run-worker.ts";
import { type Fork, WorkerPool } from "./worker-pool.ts";
import { createWorkersAdmin } from "./workers-admin.ts";

/** The variable that tells a process which worker it is. */
const NAME = "PRIMARY_NETWORK_WORKER";
/** The worker that indexes; the others have numbers. */
const INDEXER = "indexer";
/** Milliseconds beyond the configured ones. */
const LAST_MS = 5_000;

/** The command's flags. */
export type WorkersFlags = ConfigFlag &
  MigrateFlag &
  IndexWorkersFlag & { readonly index: boolean; readonly workers: number; readonly explorer: boolean };

/** Starts a worker as a process of its own. */
export const fork: Fork = (name, { said, ended }) => {
  const worker = cluster.fork({ [NAME]: name });
  worker.on("message", (message: FromWorker) => said(message));
  worker.on("exit", (code: number | null) => ended(code));
  worker.on("error", () => {
    if (worker.process.pid === undefined) ended(null); // no process could be made, so none exits
  });
  return {
    pid: worker.process.pid,
    send: (message: ToWorker) => {
      // A worker that is about to end may be gone already.
      if (worker.isConnected()) worker.send(message, () => {});
    },
    kill: () => void worker.process.kill("SIGKILL"),
  };
};

/** Resolves when all processes have ended. */
export async function runWorkers({
  config: file,
  migrate,
  index,
  workers: count,
  explorer,
  ...flags
}: WorkersFlags): Promise<void> {
  const name = process.env[NAME];
  if (cluster.isWorker && name !== undefined) {
    const roles: Roles = { api: name !== INDEXER, index: name === INDEXER };
    await runWorker({ file, migrate, indexing: indexWorkersOf(flags), explorer, name, roles }, process.env, {
      // The first process may be gone: then this one ends in order.
      send: (message) => void process.send?.(message, undefined, {}, () => {}),
      received: (handle) => void process.on("message", handle),
      lost: (handle) => void process.once("disconnect", handle),
    });
    // The connection to the first process must not keep this process alive.
    process.exit(process.exitCode ?? 0);
  }
  const config = await readConfig(file, process.env);
  if (config.service.databaseUrl === undefined)
    throw new CliError(`--workers ${count} needs PostgreSQL: the embedded database has one process.`);
  const names = Array.from({ length: count }, (_, number) => String(number + 1));
  const log = createLog(config.logLevel);
  const pool = new WorkerPool({
    names: index ? [INDEXER, ...names] : names,
    fork,
    wait: (ms) => wait(ms, undefined, { ref: false }),
    now: () => performance.now(),
    log,
  });
  const { delayMs, graceMs } = config.shutdown;
  const longest = delayMs + 2 * graceMs + LAST_MS;
  let draining = false;
  const signal = untilSignal();
  try {
    const started = await Promise.race([pool.start(), signal.then(() => undefined)]);
    if (started) {
      const admin = await listenForAdmin(
        config,
        createWorkersAdmin({
          leading: index ? INDEXER : "1",
          ask: (path) => pool.ask(path),
          status: () => pool.status,
          isDraining: () => draining,
        }),
      );
      terminal.print(`data and metrics  ${started.url}  (${count} workers)`);
      terminal.print(`admin  ${admin.url}`);
      terminal.print(`database  at most ${started.connections} connections to PostgreSQL`);
      await signal;
      draining = true;
      const ended = await pool.end(longest);
      await admin.close();
      if (!ended) throw new CliError("Some work did not end in time. Other processes will take it over.");
    }
  } finally {
    await pool.end(longest);
  }
}
