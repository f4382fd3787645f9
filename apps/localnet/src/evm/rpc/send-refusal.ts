/** Translates Anvil's refusals of a transaction into the refusals of a node's transaction pool. */
import * as Address from "ox/Address";
import type { EvmChain } from "../chain/chain.ts";
import { BASE_FEE } from "../chain/next-price.ts";
import { EvmRpcError } from "../chain/node.ts";
import { toBytes, toHex } from "../contracts/hex.ts";
import { intrinsicGas, MAX_INIT_CODE } from "../contracts/intrinsic-gas.ts";
import { NoTransactionError, readSent, type SentTransaction } from "./sent-transaction.ts";

/** Values that a message may contain besides the transaction's. */
interface Refused {
  readonly tx: SentTransaction;
  /** Most gas of a block. */
  readonly gasLimit: bigint;
  /** Checksummed address of the sender. */
  readonly from: string;
  /** Reads a quantity from Anvil at the last block. */
  latest(method: string): Promise<bigint>;
}

/** The node's message for each of Anvil's. */
const TEXTS: { readonly [anvil: string]: (refused: Refused) => string | Promise<string> } = {
  "Insufficient funds for gas * price + value": async ({ tx, latest }) => {
    const [balance, cost] = [await latest("eth_getBalance"), tx.gas * tx.feeCap + tx.value];
    return `insufficient funds for gas * price + value: balance ${balance}, tx cost ${cost}, overshot ${cost - balance}`;
  },
  "intrinsic gas too low": ({ tx, from }) =>
    `intrinsic gas too low: address ${from} tx gas (${tx.gas}), minimum needed ${intrinsicGas(tx)}`,
  "intrinsic gas too high -- tx.gas_limit > env.block.gas_limit": ({ tx, gasLimit }) =>
    `exceeds block gas limit: tx gas (${tx.gas}) > current max gas (${gasLimit})`,
  "invalid chain id for signer": () => "invalid sender",
  // The gas price never changes here, so the minimum of a block is the minimum of the pool.
  "max fee per gas less than block base fee": ({ tx, from }) =>
    `transaction underpriced: address ${from} have gas fee cap (${tx.feeCap}) < pool minimum fee cap (${BASE_FEE})`,
  "max initcode size exceeded": ({ tx }) =>
    `max initcode size exceeded: code size ${tx.data.length}, limit ${MAX_INIT_CODE}`,
  "nonce too low": async ({ tx, latest }) =>
    `nonce too low: next nonce ${await latest("eth_getTransactionCount")}, tx nonce ${tx.nonce}`,
  "transaction already imported": () => "already known",
};

const refusal = (message: string) => new EvmRpcError({ code: -32_000, message });

/**
 * Anvil's refusal of a transaction in the node's form; messages that both have are not changed.
 *
 * @param raw the transaction, in hexadecimal
 */
export async function sendRefusal(error: EvmRpcError, raw: string, chain: EvmChain): Promise<EvmRpcError> {
  let tx: SentTransaction;
  try {
    tx = readSent(toBytes(raw));
  } catch (fault) {
    if (fault instanceof NoTransactionError) return refusal(fault.message);
    throw fault;
  }
  const text = Object.hasOwn(TEXTS, error.message) ? TEXTS[error.message] : undefined;
  if (text === undefined) return refusal(error.message);
  const refused: Refused = {
    tx,
    gasLimit: chain.spec.gasLimit,
    from: Address.checksum(toHex(tx.from)),
    latest: async (method) => BigInt(String(await chain.node.ask(method, toHex(tx.from), "latest"))),
  };
  return refusal(await text(refused));
}
