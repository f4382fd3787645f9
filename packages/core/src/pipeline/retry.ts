/** Step: sends a call again when its failure was passing and doing so is safe. */
import { PrimaryNetworkError } from "../errors/base.ts";
import { DeadlineError } from "../errors/connection.ts";
import { HttpError } from "../errors/http.ts";
import { emit } from "../hooks.ts";
import type { Settings } from "../options.ts";
import type { Step } from "./call.ts";

const BASE_MS = 100;
const CAP_MS = 5_000;
const EARNED_BY_SUCCESS = 0.5;

/**
 * Retries with full jitter: a random wait below 100 ms, 200 ms, 400 ms … 5 s, and never less than `Retry-After`.
 * A wait that would pass the deadline fails the call at once. Retries other than after a 429, which the gate paces,
 * are paid from the client's budget, so that an outage is not multiplied.
 */
export function withRetry({ clock, hooks, retryBudget }: Settings, next: Step): Step {
  let budget = retryBudget;
  const isPaid = (error: PrimaryNetworkError) => {
    if (error instanceof HttpError && error.statusCode === 429) return true;
    return budget >= 1 && budget-- >= 1;
  };
  return async (call) => {
    for (;;) {
      try {
        const value = await next(call);
        budget = Math.min(retryBudget, budget + EARNED_BY_SUCCESS);
        return value;
      } catch (error) {
        call.failure = error;
        const sent = call.attempts.length;
        if (!(error instanceof PrimaryNetworkError) || error instanceof DeadlineError) throw error;
        if (!error.retryable || sent > call.retries || !isPaid(error)) throw error;
        const jitter = clock.random() * Math.min(CAP_MS, BASE_MS * 2 ** (sent - 1));
        const delayMs = Math.max(jitter, (error instanceof HttpError && error.retryAfterMs) || 0);
        if (clock.now() + delayMs >= call.deadlineAt) {
          const message = `must wait ${Math.ceil(delayMs)} ms, which passes the deadline, after: ${error.message}`;
          throw new DeadlineError(call, message, call.isSafe, error, delayMs);
        }
        emit(hooks, "call:retry", () => ({ operation: call.operation, attempt: sent, delayMs, error }));
        await call.wait<void>((done) => {
          const timer = clock.setTimer(done, delayMs);
          return () => clock.clearTimer(timer);
        });
      }
    }
  };
}
