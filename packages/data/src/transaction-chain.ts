/**
 * Guards for the chain of a transaction, by fields that only this chain has. Use them if the request leaves
 * the chain open.
 */
import type {
  CChainExportTransaction,
  CChainImportTransaction,
  PChainTransaction,
  PrimaryNetworkTransaction,
  XChainLinearTransaction,
  XChainNonLinearTransaction,
} from "./gen/types.ts";

/**
 * Returns true for a P-Chain transaction. You need no guard if the request names the chain as a literal,
 * because its result is already narrowed.
 *
 * @example
 * ```ts
 * for await (const tx of data.transactions.list({ blockchainId, addresses })) {
 *   const at = isPChainTransaction(tx) ? tx.blockTimestamp : tx.timestamp;
 *   console.log(tx.txHash, new Date(at * 1000));
 * }
 * ```
 */
export const isPChainTransaction = (tx: PrimaryNetworkTransaction): tx is PChainTransaction =>
  "blockNumber" in tx;

/**
 * Returns true for an X-Chain transaction. Its `chainFormat` separates transactions since the Cortina
 * upgrade, which have a block, from earlier ones.
 *
 * @example
 * ```ts
 * if (isXChainTransaction(tx) && tx.chainFormat === "linear") console.log(tx.blockHeight);
 * ```
 */
export const isXChainTransaction = (
  tx: PrimaryNetworkTransaction,
): tx is XChainLinearTransaction | XChainNonLinearTransaction => "chainFormat" in tx;

/**
 * Returns true for a C-Chain transaction, which is an import or an export. Its `txType` tells which.
 *
 * @example
 * ```ts
 * if (isCChainTransaction(tx) && tx.txType === "ExportTx") console.log(tx.evmInputs);
 * ```
 */
export const isCChainTransaction = (
  tx: PrimaryNetworkTransaction,
): tx is CChainImportTransaction | CChainExportTransaction => "evmInputs" in tx || "evmOutputs" in tx;
