/** Checks that the transaction pool of a node makes since Helicon, in its order and with its texts. */
import type { JsonValue } from "@primary-network/codec";
import * as Address from "ox/Address";
import { EvmRpcError } from "../chain/node.ts";
import { toHex } from "../contracts/hex.ts";
import { intrinsicGas, MAX_INIT_CODE } from "../contracts/intrinsic-gas.ts";
import type { SentTransaction } from "./sent-transaction.ts";

/** Most bytes of a transaction in the pool. */
const MAX_SIZE = 131_072;
/** Percent by which both prices of a transaction must exceed the prices of the one that it replaces. */
const PRICE_BUMP = 10n;

/** Prices of a transaction in the pool, as Anvil shows them. */
interface Pooled {
  readonly hash: string;
  readonly nonce: string;
  readonly gasPrice?: string;
  readonly maxFeePerGas?: string;
  readonly maxPriorityFeePerGas?: string;
}

/** The state that the checks read. */
export interface PoolState {
  /** Most gas of a block. */
  readonly gasLimit: bigint;
  /** wei per gas that the transactions of the next block must pay. */
  readonly price: bigint;
  /** wei and nonce of an account, by its 20-byte address. */
  balanceOf(address: Uint8Array): Promise<bigint>;
  nonceOf(address: Uint8Array): Promise<bigint>;
  /** An account's transactions that wait for an earlier nonce. */
  waitingOf(address: Uint8Array): Promise<readonly JsonValue[]>;
}

const refusal = (message: string) => new EvmRpcError({ code: -32_000, message });

/** The node's text for a transaction that no state makes valid. */
function formFault(tx: SentTransaction, size: number, gasLimit: bigint): string | undefined {
  if (!tx.isProtected) return "only replay-protected (EIP-155) transactions allowed over RPC";
  if (size > MAX_SIZE) return `oversized data: transaction size ${size}, limit ${MAX_SIZE}`;
  if (tx.creates && tx.data.length > MAX_INIT_CODE)
    return `max initcode size exceeded: code size ${tx.data.length}, limit ${MAX_INIT_CODE}`;
  if (tx.gas > gasLimit) return "exceeds block gas limit";
  if (tx.feeCap < tx.tip) return "max priority fee per gas higher than max fee per gas";
  return undefined;
}

/** Returns true if the prices exceed the replaced transaction's by far enough. */
function replaces({ feeCap, tip }: SentTransaction, old: Pooled): boolean {
  const price = old.gasPrice ?? "0x0";
  const [oldCap, oldTip] = [BigInt(old.maxFeePerGas ?? price), BigInt(old.maxPriorityFeePerGas ?? price)];
  const bumped = (value: bigint) => (value * (100n + PRICE_BUMP)) / 100n;
  return feeCap > oldCap && tip > oldTip && feeCap >= bumped(oldCap) && tip >= bumped(oldTip);
}

/**
 * Checks a transaction before it enters the pool.
 *
 * @param evmChainId of the chain; a signature for another one is no valid sender's
 * @param hash of the transaction
 * @param size bytes of the transaction
 * @returns the hashes of the sender's other waiting transactions if it replaces one, else undefined
 * @throws EvmRpcError with the node's text
 */
export async function verifyForPool(
  tx: SentTransaction,
  { evmChainId, hash, size }: { readonly evmChainId: number; readonly hash: string; readonly size: number },
  state: PoolState,
): Promise<readonly string[] | undefined> {
  const form = formFault(tx, size, state.gasLimit);
  if (form !== undefined) throw refusal(form);
  if (tx.chainId !== BigInt(evmChainId)) throw refusal("invalid sender");
  const needed = intrinsicGas(tx);
  if (tx.gas < needed) throw refusal(`intrinsic gas too low: gas ${tx.gas}, minimum needed ${needed}`);
  const nonce = await state.nonceOf(tx.from);
  if (tx.nonce < nonce) throw refusal(`nonce too low: next nonce ${nonce}, tx nonce ${tx.nonce}`);
  const waiting = tx.nonce > nonce ? ((await state.waitingOf(tx.from)) as unknown as readonly Pooled[]) : [];
  const old = waiting.find((other) => BigInt(other.nonce) === tx.nonce);
  if (old?.hash === hash) throw refusal("already known");
  const [balance, cost] = [await state.balanceOf(tx.from), tx.gas * tx.feeCap + tx.value];
  if (balance < cost)
    throw refusal(
      `insufficient funds for gas * price + value: balance ${balance}, tx cost ${cost}, overshot ${cost - balance}`,
    );
  if (old !== undefined && !replaces(tx, old)) throw refusal("replacement transaction underpriced");
  // A node keeps it until the price falls. Anvil cannot: it drops what the next block does not take.
  if (tx.feeCap < state.price)
    throw refusal(
      `transaction underpriced: address ${Address.checksum(toHex(tx.from))} have gas fee cap (${tx.feeCap}) < pool minimum fee cap (${state.price})`,
    );
  return old && waiting.filter((other) => other !== old).map((other) => other.hash);
}
