/** Follows an operation to its end. */
import type { Clock } from "@primary-network/core";
import { type PollOptions, poll } from "@primary-network/core/client";
import type { OperationRecord } from "./gen/operations.ts";
import type { OperationsResource } from "./gen/resources.ts";

// An unknown status counts as running, so the wait continues until its deadline.
const FINAL: ReadonlySet<string> = new Set(["COMPLETED", "COMPLETED_WITH_WARNING", "FAILED"]);

/** Method of `data.operations` that waits for an operation. */
export interface WaitForOperation {
  /**
   * Follows an operation until it is COMPLETED, COMPLETED_WITH_WARNING or FAILED, and returns its record.
   * Check its `operationStatus` and `metadata`. `withinMs` limits the whole wait (default one hour).
   *
   * @throws DeadlineError, AbortError, or the error of a request that fails after its retries.
   * @example
   * ```ts
   * const done = await data.operations.wait(job.operationId, { onProgress: (r) => console.log(r.operationStatus) });
   * if (done.operationStatus !== "FAILED") console.log(done.metadata?.downloadUrl);
   * ```
   */
  readonly wait: (operationId: string, options?: PollOptions<OperationRecord>) => Promise<OperationRecord>;
}

/** Makes `wait` from the method that gets an operation's record. */
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
