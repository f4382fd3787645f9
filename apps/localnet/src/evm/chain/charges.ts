/** Gas that transactions pay for since Helicon, on top of what Anvil charges: at least half of their limit (ACP-194). */
import type { JsonObject, JsonValue } from "@primary-network/codec";
import { chargedGas } from "../../chains/c/gas-clock.ts";
import { quantity } from "../contracts/hex.ts";
import type { EvmNode } from "./node.ts";

/** The fields read from Anvil's form of a transaction and of its receipt. */
interface Limit {
  readonly hash: string;
  readonly gas: string;
}
interface Receipt {
  readonly transactionHash: string;
  readonly from: string;
  readonly gasUsed: string;
  readonly effectiveGasPrice: string;
}

/** Gas of a transaction as its receipt shows it. */
interface Charge {
  readonly gasUsed: string;
  readonly cumulativeGasUsed: string;
}

const isObject = (value: JsonValue): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The charges of the transactions of a chain's blocks, by hash. */
export class Charges {
  readonly #byHash = new Map<string, Charge>();

  /** Records a block's charges, and returns its receipts with them. */
  add(receipts: JsonValue, limits: readonly Limit[]): JsonValue[] {
    let sum = 0n;
    const read = (Array.isArray(receipts) ? receipts : []) as unknown as readonly Receipt[];
    for (const [index, { transactionHash, gasUsed }] of read.entries()) {
      const charged = chargedGas(BigInt(gasUsed), BigInt(limits[index]?.gas ?? 0));
      sum += charged;
      this.#byHash.set(transactionHash, { gasUsed: quantity(charged), cumulativeGasUsed: quantity(sum) });
    }
    return (read as unknown as readonly JsonValue[]).map((receipt) => this.receipt(receipt));
  }

  /** A receipt with its charge; unchanged when the transaction is from before Helicon. */
  receipt(value: JsonValue): JsonValue {
    if (!isObject(value)) return value;
    return { ...value, ...this.#byHash.get(String(value.transactionHash)) };
  }

  /** The trace of a transaction with its charge, whichever tracer made it. */
  trace(hash: JsonValue | undefined, value: JsonValue): JsonValue {
    const charge = this.#byHash.get(String(hash));
    if (charge === undefined || !isObject(value)) return value;
    if (value.structLogs !== undefined) return { ...value, gas: Number(charge.gasUsed) };
    return value.from === undefined ? value : { ...value, gasUsed: charge.gasUsed };
  }
}

/**
 * Makes the senders of a block's transactions pay what Anvil did not charge. Anvil keeps the state of its last block open
 * until the next one, so balances at this block include the charges.
 *
 * @returns the sum of the limits, which is the most that the block may charge
 */
export async function payCharges(node: EvmNode, number: number): Promise<bigint> {
  const at = quantity(number);
  const [block, receipts] = (await node.askAll([
    ["eth_getBlockByNumber", [at, true]],
    ["eth_getBlockReceipts", [at]],
  ])) as unknown as [{ readonly transactions: readonly Limit[] }, readonly Receipt[]]; // Anvil's own form
  for (const [index, { from, gasUsed, effectiveGasPrice }] of receipts.entries()) {
    const used = BigInt(gasUsed);
    const more = chargedGas(used, BigInt(block.transactions[index]?.gas ?? 0)) - used;
    if (more === 0n) continue;
    const left =
      BigInt(String(await node.ask("eth_getBalance", from, "latest"))) - more * BigInt(effectiveGasPrice);
    // Only a transaction that moved the sender's whole balance away can leave less.
    await node.act("anvil_setBalance", from, quantity(left < 0n ? 0n : left));
  }
  return block.transactions.reduce((sum, { gas }) => sum + BigInt(gas), 0n);
}
