/** Keeps the workers of `serve --workers` running: one that ends is started again, later each time. */
import { CliError } from "@primary-network/devnet/terminal";
import type { AdminReply, FromWorker, ToWorker } from "./messages.ts";

/** A process that was started. */
export interface Forked {
  readonly pid: number | undefined;
  send(message: ToWorker): void;
  /** Ends it at once. */
  kill(): void;
}

/** Starts the process of a worker and reports its exit. */
export type Fork = (
  name: string,
  events: { said(message: FromWorker): void; ended(code: number | null): void },
) => Forked;

export interface WorkerPoolOptions {
  readonly names: readonly string[];
  readonly fork: Fork;
  wait(ms: number): Promise<unknown>;
  /** Milliseconds of a clock that is never set back. */
  now(): number;
  readonly log: { warn(fields: object, message: string): void; info(fields: object, message: string): void };
}

/** Facts of a worker. */
export interface WorkerStatus {
  readonly worker: string;
  /** Undefined while it has no process. */
  readonly pid: number | undefined;
  /** True when it listens or indexes. */
  readonly started: boolean;
  /** Number of times that its process was replaced. */
  readonly restarts: number;
}

interface Worker {
  readonly name: string;
  process: Forked | undefined;
  startedAt: number;
  /** Message that it sent when it was ready. Undefined until then. */
  started: Extract<FromWorker, { kind: "started" }> | undefined;
  restarts: number;
  /** Ends in a row of processes that did not live for long. */
  failures: number;
}

/** Milliseconds before a worker is started again: 1 s, doubled with each end in a row. */
const FIRST_DELAY = 1_000;
const LONGEST_DELAY = 30_000;
/** Milliseconds after which a worker that ends has not failed to start. */
const LIVED = 60_000;
/** Milliseconds that a worker may take to respond about itself. */
const PATIENCE = 5_000;

/** Milliseconds before a worker that ended `failures` times in a row is started again. */
export const restartDelay = (failures: number): number =>
  Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** Math.max(0, failures - 1));

export class WorkerPool {
  readonly #options: WorkerPoolOptions;
  readonly #workers: Worker[];
  readonly #replies = new Map<number, (reply: AdminReply | undefined) => void>();
  #nextId = 0;
  #ending = false;
  #allStarted = false;
  #changed: () => void = () => {};
  #failed: (error: CliError) => void = () => {};

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
    this.#workers = options.names.map((name) => ({
      name,
      process: undefined,
      startedAt: 0,
      started: undefined,
      restarts: 0,
      failures: 0,
    }));
  }

  /**
   * Starts all of them; resolves when all have started.
   *
   * @throws CliError when one cannot start or ends before; the others are left to `end`
   */
  async start(): Promise<{ readonly url: string | undefined; readonly connections: number }> {
    await new Promise<void>((resolve, reject) => {
      this.#changed = () => {
        if (this.#workers.every(({ started }) => started)) resolve();
      };
      this.#failed = reject;
      for (const worker of this.#workers) this.#fork(worker);
    });
    this.#allStarted = true;
    const started = this.#workers.flatMap((worker) => worker.started ?? []);
    const url = started.find((one) => one.url !== undefined)?.url;
    return { url, connections: started.reduce((sum, { connections }) => sum + connections, 0) };
  }

  get status(): WorkerStatus[] {
    return this.#workers.map(({ name, process, started, restarts }) => ({
      worker: name,
      pid: process?.pid,
      started: started !== undefined,
      restarts,
    }));
  }

  /** Requests a path of every worker's admin interface; undefined of one that does not respond in time. */
  async ask(path: string): Promise<ReadonlyMap<string, AdminReply | undefined>> {
    const replies = await Promise.all(this.#workers.map((worker) => this.#askOne(worker, path)));
    return new Map(this.#workers.map(({ name }, index) => [name, replies[index]]));
  }

  /**
   * Ends all of them in order, and kills workers that take longer than `ms`. Resolves when none is left, with
   * true if all ended in time.
   */
  async end(ms: number): Promise<boolean> {
    this.#ending = true;
    const gone = new Promise<true>((resolve) => {
      this.#changed = () => {
        if (this.#workers.every(({ process }) => !process)) resolve(true);
      };
    });
    for (const { process } of this.#workers) process?.send({ kind: "end" });
    this.#changed();
    const inTime = await Promise.race([gone, this.#options.wait(ms).then(() => false)]);
    if (!inTime) {
      for (const { process } of this.#workers) process?.kill();
      await gone;
    }
    return inTime;
  }

  async #askOne({ process, started }: Worker, path: string): Promise<AdminReply | undefined> {
    if (!process || !started) return undefined;
    const id = this.#nextId++;
    const reply = new Promise<AdminReply | undefined>((resolve) => this.#replies.set(id, resolve));
    process.send({ kind: "admin", id, path });
    try {
      return await Promise.race([reply, this.#options.wait(PATIENCE).then(() => undefined)]);
    } finally {
      this.#replies.delete(id);
    }
  }

  #fork(worker: Worker): void {
    worker.startedAt = this.#options.now();
    worker.process = this.#options.fork(worker.name, {
      said: (message) => this.#said(worker, message),
      ended: (code) => this.#ended(worker, code),
    });
  }

  #said(worker: Worker, message: FromWorker): void {
    switch (message.kind) {
      case "started":
        worker.started = message;
        if (worker.restarts > 0)
          this.#options.log.info({ worker: worker.name, restarts: worker.restarts }, "worker started again");
        this.#changed();
        break;
      case "failed":
        if (this.#allStarted)
          this.#options.log.warn({ worker: worker.name, error: message.message }, "worker cannot start");
        this.#failed(new CliError(message.message, { exitCode: message.exitCode }));
        break;
      case "reply":
        this.#replies.get(message.id)?.(message.reply);
    }
  }

  #ended(worker: Worker, code: number | null): void {
    const { name } = worker;
    worker.process = undefined;
    worker.started = undefined;
    if (this.#ending) this.#changed();
    else if (this.#allStarted) this.#startAgain(worker, code);
    else this.#failed(new CliError(`Worker ${name} ended with code ${code} before it had started.`));
  }

  #startAgain(worker: Worker, code: number | null): void {
    worker.failures = this.#options.now() - worker.startedAt >= LIVED ? 1 : worker.failures + 1;
    const delayMs = restartDelay(worker.failures);
    this.#options.log.warn({ worker: worker.name, code, delayMs }, "worker ended; it is started again");
    void this.#options.wait(delayMs).then(() => {
      if (this.#ending) return;
      worker.restarts += 1;
      this.#fork(worker);
    });
  }
}
