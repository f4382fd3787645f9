/** The node's JSON form of blocks and transactions (`encoding: "json"`). */

import { type Block, block, blockId } from "../block/block.ts";
import { encodeCb58 } from "../cb58.ts";
import { hrpOfNetwork } from "../network.ts";
import { type SignedTx, signedTx } from "../tx/signed-tx.ts";
import type { JsonForm, JsonObject, JsonStyle } from "../wire/json-value.ts";
import { type XBlock, xBlock, xBlockId } from "../x/x-block.ts";
import { type SignedXTx, signedXTx } from "../x/x-tx.ts";

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

/** How the X-Chain's node prints addresses; by default for the network of the transaction. */
function xStyle(tx: SignedXTx | undefined, hrp: string | undefined): JsonStyle {
  return { chain: "X", hrp: hrp ?? (tx ? hrpOfNetwork(tx.unsignedTx.networkId) : ""), form: "current" };
}

/**
 * An X-Chain transaction as `avm.getTx` prints it: `{ unsignedTx, credentials, id }`.
 *
 * @throws CodecError when the value could not be encoded either.
 * @example
 * xTxToJson(decodeXTx(bytes)).unsignedTx;
 */
export function xTxToJson(tx: SignedXTx, options: Pick<NodeJsonOptions, "hrp"> = {}): JsonObject {
  return signedXTx.json(tx, xStyle(tx, options.hrp));
}

/**
 * An X-Chain block as `avm.getBlock` prints it: `{ parentID, height, time, merkleRoot, txs, id }`.
 *
 * @throws CodecError when the value could not be encoded either.
 * @example
 * xBlockToJson(decodeXBlock(bytes)).txs;
 */
export function xBlockToJson(value: XBlock, options: Pick<NodeJsonOptions, "hrp"> = {}): JsonObject {
  const json = xBlock.json(value, xStyle(value.txs[0], options.hrp));
  return { ...json, id: encodeCb58(xBlockId(value)) };
}
