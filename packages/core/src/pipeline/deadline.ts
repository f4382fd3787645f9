/** Refuses waits that would end too late. */
import { DeadlineError } from "../errors/connection.ts";
import { RateLimitError } from "../errors/http.ts";
import type { Call } from "./call.ts";
import { cancel } from "./wait.ts";

/** A wait that a call is about to begin. */
interface Wait {
  readonly ms: number;
  /** Why the call waits. */
  readonly reason: string;
  /** Whether the same call, made again later, is safe and may succeed. */
  readonly retryable: boolean;
  /** The 429 that the call waits for: of its own last attempt, or of another call. */
  readonly limit?: RateLimitError | undefined;
}

/**
 * Refuses a wait that would pass the deadline; the call has then ended.
 *
 * @throws RateLimitError for a wait that a rate limit requires, else DeadlineError: with the reason, the wait, and the
 * failure of the last attempt.
 */
export function checkDeadline(call: Call, now: number, { ms, reason, retryable, limit }: Wait): void {
  if (now + ms < call.deadlineAt) return;
  const waitMs = Math.ceil(ms);
  const message = `${reason}: must wait ${waitMs} ms, which passes the deadline`;
  const error = limit
    ? refused(call, limit, message, waitMs)
    : new DeadlineError(call.context, message, retryable, call.failure, waitMs);
  cancel(call, error);
  throw error;
}

/** The error of a call that a rate limit keeps from its next attempt. */
function refused(call: Call, limit: RateLimitError, message: string, retryAfterMs: number): RateLimitError {
  const { body, headers, text } = limit;
  const parts = { status: 429, body, message, headers, text, retryAfterMs, retryable: true, cause: limit };
  return new RateLimitError(call.context, parts);
}
