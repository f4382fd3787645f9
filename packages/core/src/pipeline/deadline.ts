/** Step: ends a call at its deadline, or when the caller's signal aborts. */
import { AbortError, DeadlineError } from "../errors/connection.ts";
import type { Settings } from "../options.ts";
import { onAbort } from "./abort.ts";
import { cancel, type Step } from "./call.ts";

/** Bounds everything inside it: gate, key, attempts, backoff and body. */
export function withDeadline({ clock }: Settings, next: Step): Step {
  return async (call) => {
    const { request, context, signal } = call;
    const { deadlineMs } = request;
    call.deadlineAt = clock.now() + deadlineMs;
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
