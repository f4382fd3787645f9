/** Transactions of the P-Chain. */
import type { CallOptions } from "@primary-network/core";
import type { RpcTransport } from "@primary-network/core/client";
import type {
  GetTxParams,
  GetTxResult,
  GetTxStatusParams,
  GetTxStatusResult,
  IssueTxParams,
  IssueTxResult,
} from "./gen/operations.ts";
import { getTx, getTxStatus, issueTx } from "./gen/operations.ts";

/** These methods of the P-Chain client. */
export const transactions = ({ rpc }: RpcTransport) => ({
  /**
   * Gets a transaction by its cb58 id: hex with a checksum, or JSON.
   *
   * @example
   * ```ts
   * const { tx } = await pchain.getTx({ txID, encoding: "json" });
   * ```
   */
  getTx: (params: GetTxParams, options?: CallOptions): Promise<GetTxResult> => rpc(getTx, params, options),

  /**
   * Tells what became of a transaction: Committed, Processing, Dropped or Unknown.
   *
   * @example
   * ```ts
   * const { status } = await pchain.getTxStatus({ txID });
   * ```
   */
  getTxStatus: (params: GetTxStatusParams, options?: CallOptions): Promise<GetTxStatusResult> =>
    rpc(getTxStatus, params, options),

  /**
   * Sends a signed transaction. The client sends it again only when it surely did not arrive.
   *
   * @example
   * ```ts
   * const { txID } = await pchain.issueTx({ tx, encoding: "hex" });
   * ```
   */
  issueTx: (params: IssueTxParams, options?: CallOptions): Promise<IssueTxResult> =>
    rpc(issueTx, params, options),
});
