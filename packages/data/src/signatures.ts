/** Warp signatures: asking validators to sign and aggregating their signatures. */
import type { CallOptions } from "@primary-network/core";
import type { Transport } from "@primary-network/core/client";
import type {
  AggregateSignaturesForTransactionParams,
  AggregateSignaturesForTransactionResult,
  AggregateSignaturesParams,
  AggregateSignaturesResult,
} from "./gen/operations.ts";
import { aggregateSignatures, aggregateSignaturesForTransaction } from "./gen/operations.ts";

/** The `signatures` resource of the data client. */
export const signatures = (transport: Transport) => ({
  /**
   * Aggregates the validators' signatures for a Warp message.
   *
   * At least one of `message` and `justification` is needed, and `quorumPercentage + quorumPercentageBuffer` is at most 100.
   *
   * @example
   * ```ts
   * const { signedMessage } = await data.signatures.aggregate({ message: unsignedHex, quorumPercentage: 67 });
   * ```
   */
  aggregate: (params: AggregateSignaturesParams, options?: CallOptions): Promise<AggregateSignaturesResult> =>
    transport.call(aggregateSignatures, params, options),

  /**
   * Aggregates the signatures for the L1 related Warp message of a P-Chain transaction.
   *
   * @example
   * ```ts
   * const { signedMessage } = await data.signatures.forTransaction({ txHash });
   * ```
   */
  forTransaction: (
    params: AggregateSignaturesForTransactionParams,
    options?: CallOptions,
  ): Promise<AggregateSignaturesForTransactionResult> =>
    transport.call(aggregateSignaturesForTransaction, params, options),
});
