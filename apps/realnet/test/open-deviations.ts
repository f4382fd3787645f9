/** Where the local network differs from a real node and should not: names of questions, each with its cause. */
const BECH32 =
  "the node tells the checksum that it expected, or the length; ours only that the address is wrong";
const EVM_CALL = "Anvil words and checks a call's gas and funds otherwise";
const EVM_SEND = "Anvil words what is wrong with a transaction otherwise";

export const openDeviations: { readonly [question: string]: string } = {
  "/ext/bc/P platform.getBalance: address of another network": BECH32,
  "/ext/bc/P platform.getBalance: address with a wrong checksum": BECH32,
  "/ext/bc/P platform.getBalance: not an address": BECH32,
  "/ext/bc/C/rpc eth_call: without gas": EVM_CALL,
  "/ext/bc/C/rpc eth_call: value without funds": EVM_CALL,
  "/ext/bc/C/rpc eth_estimateGas: without funds": EVM_CALL,
  "/ext/bc/C/rpc eth_sendRawTransaction: not a transaction": EVM_SEND,
  "/ext/bc/C/rpc eth_sendRawTransaction: sent before": EVM_SEND,
  "/ext/bc/C/rpc debug_getRawReceipts: with transactions": "raw receipts are not there",
};
