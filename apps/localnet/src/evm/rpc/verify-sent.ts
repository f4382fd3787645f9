/** Checks a sent transaction by the rules of a node's pool, on the state of a chain. */
import { keccak_256 } from "@noble/hashes/sha3.js";
import type { EvmChain } from "../chain/chain.ts";
import { EvmRpcError } from "../chain/node.ts";
import { toHex } from "../contracts/hex.ts";
import { verifyForPool } from "./pool-rules.ts";
import { NoTransactionError, readSent, type SentTransaction } from "./sent-transaction.ts";
import { poolContentFrom } from "./tx-pool.ts";

/** @throws EvmRpcError with a node's text for bytes that are no transaction */
function sent(bytes: Uint8Array): SentTransaction {
  try {
    return readSent(bytes);
  } catch (error) {
    if (error instanceof NoTransactionError) throw new EvmRpcError({ code: -32_000, message: error.message });
    throw error;
  }
}

/** A transaction that the pool takes. */
export interface Verified {
  /** 20-byte address of its sender. */
  readonly from: Uint8Array;
  /** If it replaces a waiting one, the hashes of the sender's other waiting ones. */
  readonly kept: readonly string[] | undefined;
}

/**
 * Checks a transaction.
 *
 * @param price wei per gas that the next block's transactions must pay
 * @throws EvmRpcError with the text of a node's pool
 */
export async function verifySent(chain: EvmChain, bytes: Uint8Array, price: bigint): Promise<Verified> {
  const { node, spec } = chain;
  const tx = sent(bytes);
  const about = { evmChainId: spec.evmChainId, hash: toHex(keccak_256(bytes)), size: bytes.length };
  const number = async (method: string, address: Uint8Array) =>
    BigInt(String(await node.ask(method, toHex(address), "latest")));
  const kept = await verifyForPool(tx, about, {
    gasLimit: spec.gasLimit,
    price,
    balanceOf: (address) => number("eth_getBalance", address),
    nonceOf: (address) => number("eth_getTransactionCount", address),
    waitingOf: async (address) =>
      Object.values(poolContentFrom(await node.ask("txpool_content"), toHex(address)).queued),
  });
  return { from: tx.from, kept };
}
