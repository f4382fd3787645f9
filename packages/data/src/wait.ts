/** Follows an operation to its end. */
import type { Clock } from "@primary-network/core";
import { type PollOptions, poll } from "@primary-network/core/client";
import type { OperationRecord } from "./gen/operations.ts";
import type { OperationsResource } from "./gen/resources.ts";

// A status that is not known yet is taken for one more kind of running: the wait goes on, within its deadline.
const FINAL: ReadonlySet<string> = new Set(["COMPLETED", "COMPLETED_WITH_WARNING", "FAILED"]);

/** The method of `data.operations` that makes no call of its own. */
export interface WaitForOperation {
  /**
   * Follows an operation until it is COMPLETED, COMPLETED_WITH_WARNING or FAILED, and returns that record: look at its
   * `operationStatus` and `metadata`. `withinMs` bounds the whole wait (default one hour).
   *
   * @throws DeadlineError, AbortError, or what asking for the record failed with.
   * @example
   * ```ts
   * const done = await data.operations.wait(job.operationId, { onProgress: (r) => console.log(r.operationStatus) });
   * if (done.operationStatus !== "FAILED") console.log(done.metadata?.downloadUrl);
   * ```
   */
  readonly wait: (operationId: string, options?: PollOptions<OperationRecord>) => Promise<OperationRecord>;
}

/** Makes `wait` over the method that asks for an operation's record. */
export const waitForOperation = (
  { get }: Pick<OperationsResource, "get">,
  clock: Clock | undefined,
): WaitForOperation => ({
  wait: (operationId, options) =>
    poll(
      {
        operation: "waitForOperation",
        clock,
        ask: (call) => get({ operationId }, call),
        isFinal: (record) => FINAL.has(record.operationStatus),
      },
      options,
    ),
});
