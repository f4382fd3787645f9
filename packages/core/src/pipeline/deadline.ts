/** Step: ends a call at its deadline, or when the caller's signal aborts. */
import { AbortError, DeadlineError } from "../errors/connection.ts";
import type { Settings } from "../options.ts";
import { onAbort } from "./abort.ts";
import { type Call, cancel, type Step } from "./call.ts";

/**
 * Refuses a wait that would pass the deadline.
 *
 * @throws DeadlineError with the reason, the wait and the failure of the last attempt.
 */
export function checkDeadline(
  call: Call,
  now: number,
  waitMs: number,
  reason: string,
  retryable: boolean,
): void {
  if (now + waitMs < call.deadlineAt) return;
  const message = `${reason}: must wait ${Math.ceil(waitMs)} ms, which passes the deadline`;
  throw new DeadlineError(call.context, message, retryable, call.failure, waitMs);
}

/** Bounds everything inside it: gate, key, attempts, backoff and body. */
export function withDeadline({ clock }: Settings, next: Step): Step {
  return async (call) => {
    const { request, context, signal } = call;
    const { deadlineMs } = request;
    const timer = clock.setTimer(() => {
      const message = `not done within ${deadlineMs} ms`;
      cancel(call, new DeadlineError(context, message, request.isSafe, call.failure));
    }, deadlineMs);
    const stopListening = onAbort(signal, () => {
      cancel(call, new AbortError(context, "aborted by the caller", false, signal?.reason));
    });
    try {
      return await next(call);
    } finally {
      clock.clearTimer(timer);
      stopListening();
    }
  };
}
