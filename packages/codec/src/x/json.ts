/** The node's JSON form of X-Chain blocks and transactions (`encoding: "json"`). */

import { encodeCb58, hrpOf } from "@primary-network/core/ids";
import type { JsonObject, JsonStyle } from "../wire/json-value.ts";
import { type Block, block, blockId } from "./block.ts";
import { type SignedTx, signedTx } from "./tx.ts";

/** Options of the JSON form. */
export interface NodeJsonOptions {
  /** Human-readable part of addresses. Default: the transaction's own network. */
  readonly hrp?: string;
}

function styleOf(tx: SignedTx | undefined, hrp: string | undefined): JsonStyle {
  return { chain: "X", hrp: hrp ?? (tx ? hrpOf(tx.unsignedTx.networkId) : ""), form: "current" };
}

/**
 * Returns a transaction in the JSON form of `avm.getTx`: `{ unsignedTx, credentials, id }`.
 *
 * @throws CodecError if the value cannot be encoded.
 * @example
 * txToJson(decodeTx(bytes)).unsignedTx;
 */
export function txToJson(tx: SignedTx, options: NodeJsonOptions = {}): JsonObject {
  return signedTx.json(tx, styleOf(tx, options.hrp));
}

/**
 * Returns a block in the JSON form of `avm.getBlock`: `{ parentID, height, time, merkleRoot, txs, id }`.
 *
 * @throws CodecError if the value cannot be encoded.
 * @example
 * blockToJson(decodeBlock(bytes)).txs;
 */
export function blockToJson(value: Block, options: NodeJsonOptions = {}): JsonObject {
  const json = block.json(value, styleOf(value.txs[0], options.hrp));
  return { ...json, id: encodeCb58(blockId(value)) };
}
