/** The only way in which a call waits: at most until its deadline, and only while it is not cancelled. */
import { DeadlineError } from "../errors/connection.ts";
import type { Call } from "./call.ts";

/** Called once when a wait ends, with the reason if it failed. */
export type CleanUp = (error?: unknown) => void;

/** Ends a wait. */
type End<T> = (done: (value: T) => void, fail: (error: unknown) => void) => void;

/** Cancels a call. Its current wait and any later wait end with `reason`. */
export function cancel(call: Call, reason: Error): void {
  call.cancelled ??= reason;
  call.interrupt?.(call.cancelled);
}

/**
 * Waits for the work that `start` begins, which may finish before `start` returns. Every wait of the pipeline
 * goes through here, so a call that is cancelled or reaches its deadline always ends at once.
 *
 * @param limitMs Milliseconds until `atLimit` ends this wait, unless the deadline comes first. One timer
 * serves both, since a timer costs 3 % of a small call.
 */
export function wait<T>(
  call: Call,
  start: (done: (value: T) => void, fail: (error: unknown) => void) => CleanUp | undefined,
  limitMs = Infinity,
  atLimit?: End<T>,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    if (call.cancelled) return reject(call.cancelled);
    const { clock } = call;
    let cleanUp: CleanUp | undefined;
    let end: { readonly error?: unknown } | undefined;
    const finish = (error?: unknown) => {
      if (end) return;
      end = { error };
      clock.clearTimer(timer);
      cleanUp?.(error);
    };
    const fail = (error: unknown) => {
      finish(error);
      reject(error);
    };
    const done = (value: T) => {
      finish();
      resolve(value);
    };
    const { deadlineMs, isSafe } = call.request;
    const leftMs = Math.min(deadlineMs, call.deadlineAt - clock.now()); // the clock may have been put back
    const onDeadline = () => {
      const message = `not done within ${deadlineMs} ms`;
      cancel(call, new DeadlineError(call.context, message, isSafe, call.failure));
    };
    const onLimit = () => atLimit?.(done, fail);
    const timer = clock.setTimer(limitMs < leftMs ? onLimit : onDeadline, Math.min(limitMs, leftMs));
    call.interrupt = fail;
    cleanUp = start(done, fail);
    if (end) cleanUp?.(end.error); // finished before `start` had returned how to clean up
  });
}
