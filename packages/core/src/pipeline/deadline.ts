/** Refuses waits that would end too late. */
import { DeadlineError } from "../errors/connection.ts";
import type { Call } from "./call.ts";

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
