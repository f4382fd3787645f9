/** Bounds the time of a piece of work, even if it never settles. */

import { pause } from "./pause.ts";

export interface TimeLimit {
  readonly ms: number;
  /** Names the work in the error. */
  readonly what: string;
  /** Ends the wait early, as if the time were over. */
  readonly signal?: AbortSignal;
  /** Waits for some milliseconds, or until a signal aborts. */
  readonly wait?: typeof pause | undefined;
}

/**
 * Waits for work no longer than a time. Work that takes longer goes on unseen, so it must be such that its late end does no harm.
 *
 * @throws Error naming the work when the time is over; the work's own error
 */
export async function within<T>(work: Promise<T>, { ms, what, signal, wait = pause }: TimeLimit): Promise<T> {
  const ended = new AbortController();
  const late = wait(ms, ...(signal ? [signal] : []), ended.signal).then((): never => {
    throw new Error(`${what} did not end within ${ms} ms`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    ended.abort();
  }
}
