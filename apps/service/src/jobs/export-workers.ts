/** Runs this process's export workers, and removes expired files. */

import { Waker } from "../domain/waker.ts";
import { work } from "../domain/work.ts";
import { ExportWorker, type ExportWorkerOptions } from "./export-worker.ts";

export interface ExportWorkersOptions extends ExportWorkerOptions {
  /** Exports at a time. */
  readonly running: number;
  /** Milliseconds between polls for jobs that other processes have accepted or abandoned. */
  readonly pollMs: number;
  /**
   * True when no other process can be running jobs of this database, so that all held jobs were abandoned.
   */
  readonly alone: boolean;
}

/** Milliseconds between clean-ups. */
const SWEEP_INTERVAL = 600_000;

/** Runs until the signal in its options aborts. */
export class ExportWorkers {
  readonly #options: ExportWorkersOptions;
  readonly #worker: ExportWorker;
  readonly #waker = new Waker();
  #nextSweep = 0;

  constructor(options: ExportWorkersOptions) {
    this.#options = options;
    this.#worker = new ExportWorker(options);
  }

  /** Wakes a worker, since a job has been accepted. */
  wake(): void {
    this.#waker.wake();
  }

  /** Resolves once the signal aborts and every running export has been released; never rejects. */
  async run(): Promise<void> {
    const { alone, store, running } = this.#options;
    if (alone) await this.#orLog(() => store.exports.releaseAll());
    await Promise.all(Array.from({ length: running }, () => this.#loop()));
  }

  #loop(): Promise<void> {
    const { signal, pollMs } = this.#options;
    return work({
      pollMs,
      signal,
      waker: this.#waker,
      step: async () => {
        await this.#orLog(() => this.#sweepIfDue());
        return this.#worker.step();
      },
      failed: (error) => this.#report(error),
    });
  }

  async #sweepIfDue(): Promise<void> {
    const now = this.#options.clock();
    if (now < this.#nextSweep) return;
    this.#nextSweep = now + SWEEP_INTERVAL;
    await this.#worker.sweep();
  }

  /** A failure is logged, and stops nothing else. */
  async #orLog(task: () => Promise<void>): Promise<void> {
    try {
      await task();
    } catch (error) {
      if (!this.#options.signal.aborted) this.#report(error);
    }
  }

  #report(error: unknown): void {
    this.#options.log.error({ error: String(error) }, "the export queue cannot be read; trying again");
  }
}
