/** Refuses waits that would pass the deadline. */
import { DeadlineError } from "../errors/connection.ts";
import { RateLimitError } from "../errors/http.ts";
import type { Call } from "./call.ts";
import { cancel } from "./wait.ts";

/** A wait that is about to start. */
interface Wait {
  readonly ms: number;
  /** Reason of the wait. */
  readonly reason: string;
  /** True if you can safely make the same call later, and it may succeed. */
  readonly retryable: boolean;
  /** The 429 that requires the wait, from this call or another. */
  readonly limit?: RateLimitError | undefined;
}

/**
 * Refuses a wait that would pass the deadline, and so ends the call.
 *
 * @throws RateLimitError if a rate limit requires the wait, otherwise DeadlineError with the reason, the wait
 * and the last failure.
 */
export function checkDeadline(call: Call, now: number, { ms, reason, retryable, limit }: Wait): void {
  if (now + ms < call.deadlineAt) return;
  const waitMs = Math.ceil(ms);
  const message = `${reason}: the next attempt must wait ${waitMs} ms, past the deadline`;
  const error = limit
    ? refused(call, limit, message, waitMs)
    : new DeadlineError(call.context, message, retryable, call.failure, waitMs);
  cancel(call, error);
  throw error;
}

/** Makes the error of a call that a rate limit stops. */
function refused(call: Call, limit: RateLimitError, message: string, retryAfterMs: number): RateLimitError {
  const { body, headers, text } = limit;
  const parts = { status: 429, body, message, headers, text, retryAfterMs, retryable: true, cause: limit };
  return new RateLimitError(call.context, parts);
}
