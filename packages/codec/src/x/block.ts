/** X-Chain blocks since the Cortina upgrade: bytes, values and ids. */

import { sha256 } from "../primitives.ts";
import {
  type BlockWithIds,
  blockFields,
  readWithIds,
  type TimedBlockFields,
  timeField,
} from "../wire/block.ts";
import { list, struct, union } from "../wire/layout.ts";
import { id } from "../wire/primitive.ts";
import { decodeVersioned, encodeVersioned } from "../wire/versioned.ts";
import { type SignedTx, signedTx } from "./tx.ts";

/** A block of the X-Chain, which has only one kind. */
export interface Block extends TimedBlockFields {
  /** Type id 20 on the wire. */
  type: "StandardBlock";
  /** 32 bytes, all zero, since the network does not use it. */
  merkleRoot: Uint8Array;
  /** Transactions, in order of execution. */
  txs: SignedTx[];
}

export const block = union<Block>("X-Chain block", {
  StandardBlock: [
    20,
    struct<Block>(
      {
        ...blockFields,
        ...timeField,
        merkleRoot: ["merkleRoot", id],
        txs: ["txs", list(signedTx)],
      },
      "StandardBlock",
    ),
  ],
});

/**
 * Decodes an X-Chain block.
 *
 * @param bytes - Block with its codec version, without its proposer's container.
 * @throws CodecError with the offset if the bytes are cut off, too long, or of an unknown type.
 * @example
 * const block = decodeBlock(decodeContainer(bytes)?.blockBytes ?? bytes);
 */
export function decodeBlock(bytes: Uint8Array): Block {
  return decodeVersioned(block, bytes);
}

/**
 * Decodes an X-Chain block with its id and the ids of its transactions, which are hashes of the given bytes.
 *
 * @param bytes - See `decodeBlock`.
 * @throws CodecError like `decodeBlock`.
 * @example
 * const { block, txIds } = decodeBlockWithIds(bytes);
 * block.txs.forEach((tx, index) => console.log(encodeCb58(txIds[index]), tx.unsignedTx.type));
 */
export function decodeBlockWithIds(bytes: Uint8Array): BlockWithIds<Block> {
  return readWithIds(block, bytes);
}

/**
 * Encodes an X-Chain block, byte for byte as the node does.
 *
 * @throws CodecError naming the field whose value is out of range.
 * @example
 * encodeBlock({ type: "StandardBlock", parentId, height: 1n, time: 1_700_000_000n, merkleRoot: new Uint8Array(32), txs });
 */
export function encodeBlock(value: Block): Uint8Array {
  return encodeVersioned(block, value);
}

/**
 * Returns the id of an X-Chain block: SHA-256 of its bytes.
 *
 * @param value - Block, or its bytes, which saves encoding.
 * @example
 * encodeCb58(blockId(bytes));
 */
export function blockId(value: Block | Uint8Array): Uint8Array {
  return sha256(value instanceof Uint8Array ? value : encodeBlock(value));
}
