/** The loop of a worker that looks for work: again at once while there is some, else after a pause. */

import { pause } from "./pause.ts";
import type { Waker } from "./waker.ts";

export interface WorkOptions {
  /** Milliseconds between looks for work. */
  readonly pollMs: number;
  /** Ends the loop. */
  readonly signal: AbortSignal;
  /** Ends a pause. */
  readonly waker: Waker;
  /** Takes a step; resolves with whether there was anything to do. */
  step(): Promise<boolean>;
  /** Reports a step that failed; it counts as one without work. */
  failed(error: unknown): void;
}

/** Resolves once the signal aborts; never rejects. Failures after that are not reported. */
export async function work({ pollMs, signal, waker, step, failed }: WorkOptions): Promise<void> {
  while (!signal.aborted) {
    const woken = waker.signal;
    let found = false;
    try {
      found = await step();
    } catch (error) {
      if (!signal.aborted) failed(error);
    }
    if (!found) await pause(pollMs, signal, woken);
  }
}
