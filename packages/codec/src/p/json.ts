/** The node's JSON form of P-Chain blocks and transactions (`encoding: "json"`). */

import { encodeCb58 } from "@primary-network/core/ids";
import type { JsonForm, JsonObject, JsonStyle } from "../wire/json-value.ts";
import { type Block, block, blockId } from "./block.ts";
import { type SignedTx, signedTx } from "./tx/signed-tx.ts";

/** Choices in the JSON form. */
export interface NodeJsonOptions {
  /** Human-readable part of addresses; each transaction's own network decides when left out. */
  readonly hrp?: string;
  /** The node's age; `current` when left out. */
  readonly form?: JsonForm;
}

function styleOf({ hrp = "", form = "current" }: NodeJsonOptions): JsonStyle {
  return { chain: "P", hrp, form };
}

/**
 * A transaction as the node prints it: `{ unsignedTx, credentials, id }`.
 *
 * @throws CodecError when the value could not be encoded either.
 * @example
 * txToJson(decodeTx(bytes)).unsignedTx;
 */
export function txToJson(tx: SignedTx, options: NodeJsonOptions = {}): JsonObject {
  return signedTx.json(tx, styleOf(options));
}

/**
 * A block as the node prints it: `{ parentID, height, txs, id, … }`.
 *
 * Integers are plain numbers as the node prints them, and bigints beyond 2^53-1: write the result with
 * `stringifyJson`.
 *
 * @throws CodecError when the value could not be encoded either.
 * @example
 * blockToJson(decodeBlock(bytes)).txs;
 */
export function blockToJson(value: Block, options: NodeJsonOptions = {}): JsonObject {
  const style = styleOf(options);
  const json = block.json(value, style);
  if (style.form === "current") json.id = encodeCb58(blockId(value));
  return json;
}
