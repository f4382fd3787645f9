/** Asks for the state of a job until it is final. */
import { type Clock, systemClock } from "./clock.ts";
import { AbortError, DeadlineError } from "./errors/connection.ts";
import type { CallOptions } from "./options.ts";
import { onAbort } from "./pipeline/abort.ts";
import { validate } from "./validate.ts";

/** Options of following a job. */
export interface PollOptions<T> extends Omit<CallOptions, "deadlineMs"> {
  /** Milliseconds within which the job must be final. At least 1. @default 3600000 (an hour) */
  readonly withinMs?: number | undefined;
  /**
   * Milliseconds between two questions at first; each wait is half as long again as the last, up to ten times this. At least 1.
   * @default 1000
   */
  readonly intervalMs?: number | undefined;
  /** Called with every state, including the last one. What it throws ends the wait. @default none */
  readonly onProgress?: ((state: T) => unknown) | undefined;
}

/** What is followed: how to ask once, and which state is the last. */
export interface Job<T> {
  /** Name used in errors. */
  readonly operation: string;
  /**
   * Times the waits.
   * @default the clock of the platform
   */
  readonly clock?: Clock | undefined;
  /** Asks for the state once; its options carry what is left of the deadline, at most 30 s. */
  ask(options: CallOptions): Promise<T>;
  /** Whether the state will not change any more. */
  isFinal(state: T): boolean;
}

const GROWTH = 1.5;
const LONGEST = 10;
const DEFAULT_WITHIN_MS = 3_600_000; // exports of long histories take minutes

/**
 * Follows a job to its end.
 *
 * @throws DeadlineError when it is not final within `withinMs` (default one hour); AbortError when the signal aborts; and
 * whatever asking fails with, after its retries.
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
