/** Checks that a block's transactions are those that its header names. */

import { encodeHex } from "@primary-network/codec";
import { orderedTrieRoot } from "./ordered-trie.ts";
import { rawTransaction } from "./raw-transaction.ts";
import { JsonObject } from "./read-json.ts";

/**
 * Compares `transactionsRoot` with the transactions of a block.
 *
 * @param block as the node tells it, with whole transactions
 * @returns the envelope that is not known and keeps the root from being checked; undefined when it was checked
 * @throws EvmNodeError when the root is another one
 */
export function checkTransactionsRoot(value: unknown): number | undefined {
  const block = new JsonObject(value, "block");
  const txs = block.list("transactions");
  const raw: Uint8Array[] = [];
  for (const tx of txs) {
    const bytes = rawTransaction(tx);
    if (bytes === undefined) return new JsonObject(tx, "transaction").integer("type");
    raw.push(bytes);
  }
  const root = encodeHex(orderedTrieRoot(raw), { checksum: false });
  if (block.hex("transactionsRoot", 32) !== root) {
    block.fail(
      "transactionsRoot",
      `of block ${block.integer("number")} is not that of its ${txs.length} transactions`,
    );
  }
  return undefined;
}
