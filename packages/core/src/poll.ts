/** Polls a job until its state is final. */
import { type Clock, systemClock } from "./clock.ts";
import { AbortError, DeadlineError } from "./errors/connection.ts";
import type { CallOptions } from "./options.ts";
import { onAbort } from "./pipeline/abort.ts";
import { validate } from "./validate.ts";

/** Options for following a job. */
export interface PollOptions<T> extends Omit<CallOptions, "deadlineMs"> {
  /** Milliseconds until the job must be final. At least 1. @default 3600000 (an hour) */
  readonly withinMs?: number | undefined;
  /**
   * Milliseconds before the second request. Each wait is 1.5 times the last, up to ten times this value. At
   * least 1.
   * @default 1000
   */
  readonly intervalMs?: number | undefined;
  /**
   * Function to call with every state, including the last. An error that it throws ends the wait. @default
   * none
   */
  readonly onProgress?: ((state: T) => unknown) | undefined;
}

/** A job to follow: the request for its state, and the test for its last state. */
export interface Job<T> {
  /** Name used in errors. */
  readonly operation: string;
  /**
   * Clock for the waits.
   * @default the platform's
   */
  readonly clock?: Clock | undefined;
  /** Requests the state once. The options carry the rest of the deadline, at most 30 s. */
  ask(options: CallOptions): Promise<T>;
  /** Returns true if the state will not change any more. */
  isFinal(state: T): boolean;
}

const GROWTH = 1.5;
const LONGEST = 10;
const DEFAULT_WITHIN_MS = 3_600_000; // exports of long histories take minutes

/**
 * Follows a job to its end.
 *
 * @throws DeadlineError if the job is not final within `withinMs`, AbortError if the signal aborts, and the
 * error of a request that fails after its retries.
 * @example
 * ```ts
 * const job = { operation: "getExport", ask: (options) => getExport(id, options), isFinal: (state) => state.done };
 * const done = await poll(job, { intervalMs: 500 });
 * ```
 */
export async function poll<T>(job: Job<T>, options: PollOptions<T> = {}): Promise<T> {
  const { intervalMs = 1_000, onProgress, withinMs = DEFAULT_WITHIN_MS, ...call } = options;
  validate(
    job.operation,
    { intervalMs, withinMs },
    { intervalMs: { type: "number", min: 1 }, withinMs: { type: "number", min: 1 } },
  );
  const clock = job.clock ?? systemClock;
  const deadlineAt = clock.now() + withinMs;
  const context = { operation: job.operation, attempts: [] };
  for (let waitMs = intervalMs; ; waitMs = Math.min(waitMs * GROWTH, intervalMs * LONGEST)) {
    const leftMs = deadlineAt - clock.now();
    if (leftMs <= 0) throw new DeadlineError(context, `not final within ${withinMs} ms`, true, undefined);
    const state = await job.ask({ ...call, deadlineMs: Math.min(leftMs, 30_000) });
    await onProgress?.(state);
    if (job.isFinal(state)) return state;
    await sleep(clock, Math.min(waitMs, Math.max(0, deadlineAt - clock.now())), call.signal, () => {
      return new AbortError(context, "aborted by the caller", false, call.signal?.reason);
    });
  }
}

function sleep(
  clock: Clock,
  ms: number,
  signal: AbortSignal | undefined,
  aborted: () => Error,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = clock.setTimer(() => {
      stopListening?.();
      resolve();
    }, ms);
    const stopListening =
      signal &&
      onAbort(signal, () => {
        clock.clearTimer(timer);
        reject(aborted());
      });
  });
}
