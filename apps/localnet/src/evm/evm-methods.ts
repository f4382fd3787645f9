/** Which JSON-RPC methods the EVM chains answer: those of a node, and on request some that tests rely on. */

/** What is done with a method: passed on; done by us because it makes blocks; passed on and kept, because it changes the chain. */
export type Treatment = "read" | "sendRaw" | "change" | "send" | "mine" | "time" | "revert";

/** Namespaces of a node, and what of them needs keys that a node does not have, or never answers while blocks are made by us. */
const READS = /^(eth|net|web3)_|^debug_trace/;
const NOT_OF_A_NODE =
  /^eth_(accounts|coinbase|sign|signTransaction|signTypedData\w*|sendTransaction|sendUnsignedTransaction|sendRawTransactionSync|sendTransactionSync|requestAccounts|fillTransaction|setChainId)$/;

/** Methods for tests, without the prefixes by which tools know them. */
const DEVELOPMENT: { readonly [method: string]: Treatment } = {
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
  eth_accounts: "read",
  eth_sign: "read",
  eth_signTransaction: "read",
  eth_signTypedData_v4: "read",
  eth_sendTransaction: "send",
};

/**
 * What is done with a method; undefined when it is not available.
 *
 * @param development whether the methods for tests are
 */
export function treatmentOf(method: string, development: boolean): Treatment | undefined {
  if (method === "eth_sendRawTransaction") return "sendRaw";
  const name = method.replace(/^hardhat_/, "anvil_");
  if (development && Object.hasOwn(DEVELOPMENT, name)) return DEVELOPMENT[name];
  return READS.test(method) && !NOT_OF_A_NODE.test(method) ? "read" : undefined;
}

/** Methods by which this network itself changes a chain. */
const OWN = new Set([
  "eth_sendRawTransaction",
  "evm_mine",
  "anvil_setNextBlockBaseFeePerGas",
  "anvil_setCode",
]);

/** Whether a method may stand on a tape: a snapshot can come from anywhere. */
export function isOnTapes(method: string): boolean {
  if (OWN.has(method)) return true;
  const treatment = treatmentOf(method, true);
  return treatment === "change" || treatment === "send" || treatment === "revert";
}
