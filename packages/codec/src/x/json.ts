/** The node's JSON form of X-Chain blocks and transactions (`encoding: "json"`). */

import { encodeCb58, hrpOf } from "@primary-network/core/ids";
import type { JsonObject, JsonStyle } from "../wire/json-value.ts";
import { type Block, block, blockId } from "./block.ts";
import { type SignedTx, signedTx } from "./tx.ts";

/** Choices in the JSON form. */
export interface NodeJsonOptions {
  /** Human-readable part of addresses; the transaction's own network decides when left out. */
  readonly hrp?: string;
}

function styleOf(tx: SignedTx | undefined, hrp: string | undefined): JsonStyle {
  return { chain: "X", hrp: hrp ?? (tx ? hrpOf(tx.unsignedTx.networkId) : ""), form: "current" };
}

/**
 * A transaction as `avm.getTx` prints it: `{ unsignedTx, credentials, id }`.
 *
 * @throws CodecError when the value could not be encoded either.
 * @example
 * txToJson(decodeTx(bytes)).unsignedTx;
 */
export function txToJson(tx: SignedTx, options: NodeJsonOptions = {}): JsonObject {
  return signedTx.json(tx, styleOf(tx, options.hrp));
}

/**
 * A block as `avm.getBlock` prints it: `{ parentID, height, time, merkleRoot, txs, id }`.
 *
 * @throws CodecError when the value could not be encoded either.
 * @example
 * blockToJson(decodeBlock(bytes)).txs;
 */
export function blockToJson(value: Block, options: NodeJsonOptions = {}): JsonObject {
  const json = block.json(value, styleOf(value.txs[0], options.hrp));
  return { ...json, id: encodeCb58(blockId(value)) };
}
