/**
 * A worker of `serve --workers`: a service that reports to the first process instead of to an admin port of
 * its own.
 */
import { setTimeout as wait } from "node:timers/promises";
import { CliError, messageOf } from "@primary-network/devnet/terminal";
import { readConfig } from "../config/config.ts";
import { openServing, type Roles } from "../service/serve.ts";
import type { FromWorker, ToWorker } from "./messages.ts";

/** Connection to the first process, through node:cluster. */
export interface Parent {
  send(message: FromWorker): void;
  received(handle: (message: ToWorker) => void): void;
  /** Called when the first process is gone. */
  lost(handle: () => void): void;
}

/** Options of a worker. */
interface WorkerOptions {
  /** The configuration. */
  readonly file: string;
  readonly migrate: boolean;
  /** False turns off the explorer, even if the configuration turns it on. */
  readonly explorer: boolean;
  /** Settings of indexing from the command's flags. */
  readonly indexing: { readonly indexWorkers?: number };
  readonly name: string;
  readonly roles: Roles;
}

/** Resolves when it has ended in order. */
export async function runWorker(
  { file, migrate, explorer, indexing, name, roles }: WorkerOptions,
  env: NodeJS.ProcessEnv,
  parent: Parent,
): Promise<void> {
  // The terminal sends its interrupt to every process, and the first one says how to end.
  process.on("SIGINT", () => {});
  const ended = new Promise<void>((resolve) => {
    process.once("SIGTERM", resolve);
    parent.lost(resolve);
    parent.received((message) => {
      if (message.kind === "end") resolve();
    });
  });
  try {
    const config = await readConfig(file, env);
    const service = { ...config.service, ...(!migrate && { migrate }), ...indexing };
    const listen = { ...config.listen, explorer: config.listen.explorer && explorer };
    const serving = await openServing({ ...config, service, listen }, roles, { fields: { worker: name } });
    const { adminFetch } = serving.service;
    parent.received((message) => {
      if (message.kind !== "admin") return;
      void adminFetch(new Request(`http://127.0.0.1${message.path}`)).then(async (response) => {
        const reply = { status: response.status, body: await response.text() };
        parent.send({ kind: "reply", id: message.id, reply });
      });
    });
    serving.service.start();
    const { api, connections = 0 } = serving;
    parent.send({ kind: "started", url: api?.url, connections });
    await ended;
    serving.service.drain();
    await wait(config.shutdown.delayMs);
    await api?.close();
    await serving.service.close();
  } catch (error) {
    const exitCode = error instanceof CliError ? error.exitCode : 1;
    parent.send({ kind: "failed", message: messageOf(error), exitCode });
    process.exitCode = exitCode;
  }
}
