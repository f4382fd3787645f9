/** The JSON-RPC methods of the EVM chains: a node's methods and, as an option, some that tests need. */

import type { ArgumentKind } from "./arguments.ts";

/** The arguments of a read method of the node. */
export interface ReadMethod {
  /** Number of required arguments. */
  readonly required: number;
  /** Which argument names a block: by a number, a tag, or an object with either or a hash. */
  readonly block?: number;
  /** The type of the first argument, if it has a fixed length. */
  readonly first?: ArgumentKind;
  /** True if a block beyond the last one gives null instead of an error. */
  readonly beyond?: null;
}

/** The methods that Anvil implements. */
const READS: { readonly [method: string]: ReadMethod } = {
  eth_call: { required: 1, block: 1 },
  eth_callDetailed: { required: 2, block: 1 },
  eth_createAccessList: { required: 1, block: 1 },
  eth_estimateGas: { required: 1, block: 1 },
  eth_feeHistory: { required: 2, block: 1 },
  eth_getBalance: { required: 2, block: 1, first: "address" },
  eth_getBlockByHash: { required: 2, first: "hash" },
  eth_getBlockByNumber: { required: 2, block: 0 },
  eth_getBlockReceipts: { required: 1, block: 0, beyond: null },
  eth_getBlockTransactionCountByHash: { required: 1, first: "hash" },
  eth_getBlockTransactionCountByNumber: { required: 1, block: 0, beyond: null },
  eth_getCode: { required: 2, block: 1, first: "address" },
  eth_getFilterChanges: { required: 1 },
  eth_getFilterLogs: { required: 1 },
  eth_getHeaderByHash: { required: 1, first: "hash" },
  eth_getHeaderByNumber: { required: 1, block: 0 },
  eth_getLogs: { required: 1 },
  eth_getProof: { required: 3, block: 2, first: "address" },
  eth_getRawTransactionByBlockHashAndIndex: { required: 2, first: "hash" },
  eth_getRawTransactionByBlockNumberAndIndex: { required: 2, block: 0 },
  eth_getRawTransactionByHash: { required: 1, first: "hash" },
  eth_getStorageAt: { required: 3, block: 2, first: "address" },
  eth_getTransactionByBlockHashAndIndex: { required: 2, first: "hash" },
  eth_getTransactionByBlockNumberAndIndex: { required: 2, block: 0 },
  eth_getTransactionByHash: { required: 1, first: "hash" },
  eth_getTransactionCount: { required: 2, block: 1, first: "address" },
  eth_getTransactionReceipt: { required: 1, first: "hash" },
  eth_getUncleByBlockHashAndIndex: { required: 2, first: "hash" },
  eth_getUncleByBlockNumberAndIndex: { required: 2, block: 0 },
  eth_getUncleCountByBlockHash: { required: 1, first: "hash" },
  eth_getUncleCountByBlockNumber: { required: 1, block: 0 },
  eth_newBlockFilter: { required: 0 },
  eth_newFilter: { required: 1 },
  eth_newPendingTransactionFilter: { required: 0 },
  eth_uninstallFilter: { required: 1 },
  txpool_content: { required: 0 },
  txpool_contentFrom: { required: 1, first: "address" },
  txpool_inspect: { required: 0 },
  txpool_status: { required: 0 },
  web3_sha3: { required: 1 },
  debug_getRawReceipts: { required: 1, block: 0 },
  debug_traceBlockByHash: { required: 1, first: "hash" },
  debug_traceBlockByNumber: { required: 1, block: 0 },
  debug_traceCall: { required: 2, block: 1 },
  debug_traceTransaction: { required: 1, first: "hash" },
};

/** Methods of a node that only chains without Helicon have, and only chains with it. */
const REMOVED = new Set(["debug_getRawReceipts", "eth_coinbase"]);
const ADDED = new Set(["txpool_content", "txpool_contentFrom", "txpool_inspect"]);

/** Returns false for a method of a node that chains of this kind do not have. */
export const isThere = (method: string, isHelicon: boolean): boolean =>
  !(isHelicon ? REMOVED : ADDED).has(method);

/** Methods for tests, without the prefixes of the tools, and how each is handled. */
const DEVELOPMENT: { readonly [method: string]: Development } = {
  evm_snapshot: "change",
  evm_revert: "revert",
  evm_mine: "mine",
  anvil_mine: "mine",
  evm_increaseTime: "time",
  evm_setNextBlockTimestamp: "time",
  anvil_setBalance: "change",
  anvil_setCode: "change",
  anvil_setNonce: "change",
  anvil_setStorageAt: "change",
  anvil_impersonateAccount: "change",
  anvil_stopImpersonatingAccount: "change",
  eth_accounts: "pass",
  eth_sign: "pass",
  eth_signTransaction: "pass",
  eth_signTypedData_v4: "pass",
  eth_sendTransaction: "send",
};
/** Passed on; passed on and logged, because it changes the chain; or handled here because it makes blocks, moves the clock or reverts the chain. */
type Development = "pass" | "change" | "send" | "mine" | "time" | "revert";

/** The read methods of a node; undefined for all others. */
export function readMethodOf(method: string): ReadMethod | undefined {
  return Object.hasOwn(READS, method) ? READS[method] : undefined;
}

/** The handler of a method for tests; undefined for other methods. */
export function developmentOf(method: string): Development | undefined {
  const name = method.replace(/^hardhat_/, "anvil_");
  return Object.hasOwn(DEVELOPMENT, name) ? DEVELOPMENT[name] : undefined;
}

/** Methods by which this network itself changes a chain. */
const OWN = new Set([
  "eth_sendRawTransaction",
  "evm_mine",
  "anvil_removePoolTransactions",
  "anvil_setNextBlockBaseFeePerGas",
  "anvil_setCode",
]);

/** Returns true if a method is allowed in a call log: a saved world is untrusted input. */
export function isLogged(method: string): boolean {
  if (OWN.has(method)) return true;
  const treatment = developmentOf(method);
  return treatment === "change" || treatment === "send" || treatment === "revert";
}
