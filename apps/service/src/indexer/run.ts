/** Runs an indexer until it is stopped, with pauses at the tip and after failures. */

import { pause } from "../domain/pause.ts";
import type { IndexerStatus } from "./p.ts";

/** What advances step by step. */
export interface Indexer {
  readonly status: IndexerStatus;
  /** Returns whether there is nothing more to do for now. */
  step(): Promise<boolean>;
}

/** What the loop tells. */
export interface RunEvents {
  /** The tip is reached. */
  caughtUp(): void;
  failed(error: unknown): void;
}

export interface RunOptions extends RunEvents {
  readonly signal: AbortSignal;
  /** Milliseconds between looks for new blocks. */
  readonly pollMs: number;
}

/** Pauses after failures double from the poll interval up to this many milliseconds. */
const MAX_PAUSE = 30_000;

/** Resolves when the signal is given or the chain is broken; never rejects. */
export async function run(indexer: Indexer, options: RunOptions): Promise<void> {
  const { signal, pollMs } = options;
  let failures = 0;
  while (!signal.aborted && !indexer.status.broken) {
    try {
      const done = await indexer.step();
      failures = 0;
      if (done) options.caughtUp();
      // Even in the middle of a backfill timers and requests get their turn.
      await pause(done ? pollMs : 0, signal);
    } catch (error) {
      if (signal.aborted) return;
      options.failed(error);
      await pause(Math.min(MAX_PAUSE, pollMs * 2 ** failures++), signal);
    }
  }
}
