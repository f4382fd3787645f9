/** This process's workers: as many exports at a time as are allowed, and the clean-up between them. */

import { pause } from "../domain/pause.ts";
import { ExportWorker, type ExportWorkerOptions } from "./export-worker.ts";

export interface ExportWorkersOptions extends ExportWorkerOptions {
  /** Exports at a time. */
  readonly running: number;
  /** Milliseconds between looks for jobs that other processes have accepted or left. */
  readonly pollMs: number;
  /** Whether no other process can have jobs of this database in hand, so that what is held was left behind. */
  readonly alone: boolean;
}

/** Milliseconds between clean-ups. */
const SWEEP_INTERVAL = 600_000;

/** Runs until the signal of its options. */
export class ExportWorkers {
  readonly #options: ExportWorkersOptions;
  readonly #worker: ExportWorker;
  #woken = new AbortController();
  #nextSweep = 0;

  constructor(options: ExportWorkersOptions) {
    this.#options = options;
    this.#worker = new ExportWorker(options);
  }

  /** A job has been accepted: there is no need to wait for the next look. */
  wake(): void {
    this.#woken.abort();
    this.#woken = new AbortController();
  }

  /** Resolves once the signal is given and every export in hand has been given back; never rejects. */
  async run(): Promise<void> {
    const { alone, store, running } = this.#options;
    if (alone) await this.#orLog(() => store.releaseAllExportJobs());
    await Promise.all(Array.from({ length: running }, () => this.#loop()));
  }

  async #loop(): Promise<void> {
    const { signal, pollMs } = this.#options;
    while (!signal.aborted) {
      const woken = this.#woken.signal; // before the look: a job that is accepted during it is not overlooked
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

  /** @returns what the work gave; undefined when it failed, which the log tells */
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
