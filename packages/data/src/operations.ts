/** Long-running operations: starting an export, asking for its state, following it to its end. */
import type { CallOptions, Clock } from "@primary-network/core";
import type { PollOptions, Transport } from "@primary-network/core/client";
import { poll } from "@primary-network/core/client";
import type {
  ExportTransactionsParams,
  ExportTransactionsResult,
  GetOperationParams,
  GetOperationResult,
  OperationRecord,
} from "./gen/operations.ts";
import { exportTransactions, getOperation } from "./gen/operations.ts";

// A status that is not known yet is taken for one more kind of running: the wait goes on, within its deadline.
const FINAL: ReadonlySet<string> = new Set(["COMPLETED", "COMPLETED_WITH_WARNING", "FAILED"]);

/** The `operations` resource of the data client. */
export const operations = (transport: Transport, clock?: Clock) => {
  const get = (params: GetOperationParams, options?: CallOptions): Promise<GetOperationResult> =>
    transport.call(getOperation, params, options);
  return {
    /**
     * Starts an asynchronous export of transactions and returns its record; follow it with `wait`.
     *
     * Sent again only when it surely was not processed, so one call never starts two jobs.
     *
     * @example
     * ```ts
     * const job = await data.operations.exportTransactions({
     *   type: "TRANSACTION_EXPORT_EVM",
     *   firstDate: "2026-01-01",
     *   lastDate: "2026-01-31",
     *   options: { addresses: ["0x…"], includeChains: ["43114"] },
     * });
     * ```
     */
    exportTransactions: (
      params: ExportTransactionsParams,
      options?: CallOptions,
    ): Promise<ExportTransactionsResult> => transport.call(exportTransactions, params, options),

    /**
     * Gets the record of an operation.
     *
     * @example
     * ```ts
     * const { operationStatus } = await data.operations.get({ operationId });
     * ```
     */
    get,

    /**
     * Follows an operation until it is COMPLETED, COMPLETED_WITH_WARNING or FAILED, and returns that record: look at its
     * `operationStatus` and `metadata`. `deadlineMs` bounds the whole wait (default one hour).
     *
     * @throws DeadlineError, AbortError, or what asking for the record failed with.
     * @example
     * ```ts
     * const done = await data.operations.wait(job.operationId, { onProgress: (r) => console.log(r.operationStatus) });
     * if (done.operationStatus !== "FAILED") console.log(done.metadata?.downloadUrl);
     * ```
     */
    wait: (operationId: string, options?: PollOptions<OperationRecord>): Promise<OperationRecord> =>
      poll(
        {
          operation: "waitForOperation",
          clock,
          ask: (call) => get({ operationId }, call),
          isFinal: (record) => FINAL.has(record.operationStatus),
        },
        options,
      ),
  };
};
