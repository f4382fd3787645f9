/** Guards for the chain of a transaction, where the request leaves the chain open: by the fields that its chain alone has. */
import type {
  CChainExportTransaction,
  CChainImportTransaction,
  PChainTransaction,
  PrimaryNetworkTransaction,
  XChainLinearTransaction,
  XChainNonLinearTransaction,
} from "./gen/types.ts";

/**
 * Whether a transaction of the Primary Network is one of the P-Chain. Requests that name the chain as a literal need no guard:
 * their results are narrowed already.
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
 * Whether a transaction of the Primary Network is one of the X-Chain. Its `chainFormat` tells those since the Cortina upgrade,
 * which have a block, from those before it.
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
 * Whether a transaction of the Primary Network is one of the C-Chain: an import or an export. Its `txType` tells them apart.
 *
 * @example
 * ```ts
 * if (isCChainTransaction(tx) && tx.txType === "ExportTx") console.log(tx.evmInputs);
 * ```
 */
export const isCChainTransaction = (
  tx: PrimaryNetworkTransaction,
): tx is CChainImportTransaction | CChainExportTransaction => "evmInputs" in tx || "evmOutputs" in tx;
