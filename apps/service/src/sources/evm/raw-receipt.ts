/** Writes a receipt that a node tells as JSON in the bytes that its block's root is made of. */

import { JsonObject } from "./read-json.ts";
import { bytes, type Digits, even, list, quantity, toRlp } from "./rlp-digits.ts";

function log(value: unknown): Digits {
  const one = new JsonObject(value, "log");
  const topics = one
    .list("topics")
    .map((topic) => bytes(new JsonObject({ topic }, "log.topics"), "topic", 32));
  return list([bytes(one, "address", 20), list(topics), bytes(one, "data")]);
}

/**
 * The bytes of a receipt: RLP, with the envelope's number in front of all but legacy ones.
 *
 * @param type of the transaction's envelope
 * @returns undefined when the node leaves out a value that no other field has
 * @throws EvmNodeError naming a field that is missing or no value of its kind
 */
export function rawReceipt(value: unknown, type: number): Uint8Array | undefined {
  const receipt = new JsonObject(value, "receipt");
  if (!receipt.has("logsBloom") || !receipt.has("cumulativeGasUsed")) return undefined;
  const items = [
    // Before Byzantium a receipt had the state's root in place of a status.
    receipt.has("status") ? quantity(receipt, "status") : bytes(receipt, "root", 32),
    quantity(receipt, "cumulativeGasUsed"),
    bytes(receipt, "logsBloom", 256),
    list(receipt.list("logs").map(log)),
  ];
  return toRlp((type === 0 ? "" : even(type.toString(16))) + list(items));
}
