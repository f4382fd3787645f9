/** The node's JSON form of P-Chain blocks and transactions (`encoding: "json"`). */

import { encodeCb58 } from "@primary-network/core/ids";
import type { JsonForm, JsonObject, JsonStyle } from "../wire/json-value.ts";
import { type Block, block, blockId } from "./block.ts";
import { type SignedTx, signedTx } from "./tx/signed-tx.ts";

/** Options of the JSON form. */
export interface NodeJsonOptions {
  /** Human-readable part of addresses. Default: the transaction's own network. */
  readonly hrp?: string;
  /** Age of the node. Default: `current`. */
  readonly form?: JsonForm;
}

function styleOf({ hrp = "", form = "current" }: NodeJsonOptions): JsonStyle {
  return { chain: "P", hrp, form };
}

/**
 * Returns a transaction in the node's JSON form: `{ unsignedTx, credentials, id }`.
 *
 * @throws CodecError if the value cannot be encoded.
 * @example
 * txToJson(decodeTx(bytes)).unsignedTx;
 */
export function txToJson(tx: SignedTx, options: NodeJsonOptions = {}): JsonObject {
  return signedTx.json(tx, styleOf(options));
}

/**
 * Returns a block in the node's JSON form: `{ parentID, height, txs, id, … }`.
 *
 * Integers are plain numbers, as the node prints them, and bigints beyond 2^53-1. Write the result with
 * `stringifyJson`.
 *
 * @throws CodecError if the value cannot be encoded.
 * @example
 * blockToJson(decodeBlock(bytes)).txs;
 */
export function blockToJson(value: Block, options: NodeJsonOptions = {}): JsonObject {
  const style = styleOf(options);
  const json = block.json(value, style);
  if (style.form === "current") json.id = encodeCb58(blockId(value));
  return json;
}
