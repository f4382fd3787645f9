/** Runs an indexer until it is stopped, with pauses at the tip and after failures: a broken chain's blocks are read again, too. */

import type { EarlierTxs } from "../domain/chain-progress.ts";
import { pause } from "../domain/pause.ts";
import type { ChainReport } from "../store/service/indexer-lease.ts";

/** The status of an indexer. */
export interface IndexerStatus {
  /** Height that is indexed; -1 before the first block or genesis is. */
  readonly height: number;
  /** Height that the node had last; undefined until it was reached. */
  readonly tip: number | undefined;
  /** Why the last attempt failed; undefined when it did not. */
  readonly fault: unknown;
  /**
   * True when the chain contradicts the rules or its index, also when it was read again; `fault` is then a
   * ContradictionError. A first contradiction is only a `fault`, as a failure of the node is. It is over once
   * a block fits.
   */
  readonly broken: boolean;
  /**
   * The progress of the part before the blocks; undefined where there is no such part, and once it is
   * complete.
   */
  readonly earlier?: EarlierTxs | undefined;
  /** True when another process indexes the chain and this one only follows. */
  readonly follows?: boolean;
  /** The last report of the process that indexes; `age` is milliseconds since. */
  readonly reported?: (ChainReport & { readonly age: number }) | undefined;
}

/** An indexer, which advances step by step. */
export interface Indexer {
  readonly status: IndexerStatus;
  /**
   * Reads the height that an earlier run reached, so that the status has it before the first step, which
   * waits for the node.
   *
   * @throws the error of the store; the first step reads it again
   */
  load(): Promise<void>;
  /** Returns whether there is nothing more to do for now. */
  step(): Promise<boolean>;
  /** Resolves once nothing that steps began is at work any more; without it nothing outlives a step. Never rejects. */
  stop?(): Promise<void>;
}

/** The events of the loop. */
export interface RunEvents {
  /**
   * A step has succeeded.
   *
   * @param began milliseconds since 1970
   * @param done whether there is nothing more to do for now
   */
  stepped(began: number, done: boolean): void;
  failed(error: unknown): void;
}

export interface RunOptions extends RunEvents {
  readonly signal: AbortSignal;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Milliseconds between looks for new blocks; pauses after failures begin with it. */
  readonly pollMs: number;
  /** Milliseconds of the next pause at the tip. Default: `pollMs`. */
  readonly pauseMs?: (() => number) | undefined;
  /** Signals that end the present pause. */
  readonly woken?: (() => readonly AbortSignal[]) | undefined;
}

/** Pauses after failures double from the poll interval up to this many milliseconds. */
const MAX_PAUSE = 30_000;

/** Resolves when the signal is given; never rejects. */
export async function run(indexer: Indexer, options: RunOptions): Promise<void> {
  try {
    await steps(indexer, options);
  } finally {
    await indexer.stop?.();
  }
}

async function steps(indexer: Indexer, options: RunOptions): Promise<void> {
  const { signal, clock, pollMs, pauseMs = () => pollMs, woken = () => [] } = options;
  let failures = 0;
  while (!signal.aborted) {
    const signals = [signal, ...woken()]; // taken before the step, so that nothing during it is missed
    try {
      const began = clock();
      const done = await indexer.step();
      failures = 0;
      options.stepped(began, done);
      // Even in the middle of a backfill timers and requests get their turn.
      await pause(done ? pauseMs() : 0, ...signals);
    } catch (error) {
      if (signal.aborted) return;
      options.failed(error);
      await pause(Math.min(MAX_PAUSE, pollMs * 2 ** failures++), ...signals);
    }
  }
}
