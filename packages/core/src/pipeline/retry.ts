/** Step: retries a call if its failure may pass and a second request does no harm. */
import type { Clock } from "../clock.ts";
import { PrimaryNetworkError } from "../errors/base.ts";
import { HttpError, RateLimitError } from "../errors/http.ts";
import { emit } from "../hooks.ts";
import type { Settings } from "../options.ts";
import type { Step } from "./call.ts";
import { checkDeadline } from "./deadline.ts";
import { wait } from "./wait.ts";

const BASE_MS = 100;
/** Longest random wait in milliseconds. */
export const CAP_MS = 5_000;
const EARNED_BY_SUCCESS = 0.5;

/** Returns a random wait below 100 ms, 200 ms, 400 ms … 5 s, by the number of failures. */
export const jitterMs = (clock: Clock, failures: number): number =>
  clock.random() * Math.min(CAP_MS, BASE_MS * 2 ** (failures - 1));

/**
 * Retries with full jitter: a random wait below 100 ms, 200 ms, 400 ms … 5 s, and never less than
 * `Retry-After`. A wait that would pass the deadline fails the call at once. Retries are paid from the
 * client's budget, so that they do not multiply an outage. Retries after a 429 are free, because the gate
 * paces them.
 */
export function withRetry({ clock, hooks, retryBudget }: Settings, next: Step): Step {
  let budget = retryBudget;
  return async (call) => {
    const { request, context } = call;
    for (;;) {
      try {
        const value = await next(call);
        budget = Math.min(retryBudget, budget + EARNED_BY_SUCCESS);
        return value;
      } catch (error) {
        if (error === call.cancelled) throw error;
        call.failure = error;
        const attempt = context.attempts.length;
        if (!(error instanceof PrimaryNetworkError)) throw error;
        if (!error.retryable || attempt > request.retries) throw error;
        const { retryAfterMs = 0 } = error instanceof HttpError ? error : ({} as Partial<HttpError>);
        const limit = error instanceof RateLimitError ? error : undefined;
        if (!limit) {
          if (budget < 1) throw error;
          budget--;
        }
        const delayMs = Math.max(jitterMs(clock, attempt), retryAfterMs);
        const { reason } = error;
        const retryable = request.isSafe;
        checkDeadline(call, clock.now(), {
          ms: delayMs,
          reason: limit ? "rate limited" : reason,
          retryable,
          limit,
        });
        emit(hooks, "call:retry", { operation: context.operation, attempt, delayMs, error });
        const begin = () => undefined; // there is nothing to wait for but the time
        await wait<void>(call, begin, delayMs, (done) => done());
      }
    }
  };
}
