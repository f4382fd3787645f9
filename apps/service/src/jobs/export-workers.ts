/** Runs this process's export workers, and removes expired files. */

import { pause } from "../domain/pause.ts";
import { ExportWorker, type ExportWorkerOptions } from "./export-worker.ts";

export interface ExportWorkersOptions extends ExportWorkerOptions {
  /** Exports at a time. */
  readonly running: number;
  /** Milliseconds between polls for jobs that other processes have accepted or abandoned. */
  readonly pollMs: number;
  /** Whether no other process can be running jobs of this database, so that all held jobs were abandoned. */
  readonly alone: boolean;
}

/** Milliseconds between clean-ups. */
const SWEEP_INTERVAL = 600_000;

/** Runs until the signal in its options aborts. */
export class ExportWorkers {
  readonly #options: ExportWorkersOptions;
  readonly #worker: ExportWorker;
  #woken = new AbortController();
  #nextSweep = 0;

  constructor(options: ExportWorkersOptions) {
    this.#options = options;
    this.#worker = new ExportWorker(options);
  }

  /** Wakes a worker, since a job has been accepted. */
  wake(): void {
    this.#woken.abort();
    this.#woken = new AbortController();
  }

  /** Resolves once the signal aborts and every running export has been released; never rejects. */
  async run(): Promise<void> {
    const { alone, store, running } = this.#options;
    if (alone) await this.#orLog(() => store.exports.releaseAll());
    await Promise.all(Array.from({ length: running }, () => this.#loop()));
  }

  async #loop(): Promise<void> {
    const { signal, pollMs } = this.#options;
    while (!signal.aborted) {
      const woken = this.#woken.signal; // taken before the poll, so that a job accepted during it is not missed
      await this.#orLog(() => this.#sweepIfDue());
      if (!(await this.#orLog(() => this.#worker.step()))) await pause(pollMs, signal, woken);
    }
  }

  async #sweepIfDue(): Promise<void> {
    const now = this.#options.clock();
    if (now < this.#nextSweep) return;
    this.#nextSweep = now + SWEEP_INTERVAL;
    await this.#worker.sweep();
  }

  /** @returns the work's result; undefined when it failed, which is logged */
  async #orLog<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      const { signal, log } = this.#options;
      if (!signal.aborted)
        log.error({ error: String(error) }, "exports cannot be looked after; trying again");
      return undefined;
    }
  }
}
