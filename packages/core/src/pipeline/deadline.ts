/** Step: ends a call at its deadline, or when the caller's signal aborts. */
import { AbortError, DeadlineError } from "../errors/connection.ts";
import type { Settings } from "../options.ts";
import { onAbort } from "./abort.ts";
import type { Step } from "./call.ts";

/** Bounds everything inside it: gate, key, attempts, backoff and body. */
export function withDeadline({ clock }: Settings, next: Step): Step {
  return async (call) => {
    const { signal } = call;
    call.deadlineAt = clock.now() + call.deadlineMs;
    const timer = clock.setTimer(() => {
      const message = `not done within ${call.deadlineMs} ms`;
      call.cancel(new DeadlineError(call, message, call.isSafe, call.failure));
    }, call.deadlineMs);
    const stopListening = onAbort(signal, () =>
      call.cancel(new AbortError(call, "aborted by the caller", false, signal?.reason)),
    );
    try {
      return await next(call);
    } finally {
      clock.clearTimer(timer);
      stopListening();
    }
  };
}
