/** X-Chain blocks since the Cortina upgrade: bytes, values and ids. */

import type { BanffFields, BlockWithIds } from "../block/block.ts";
import { sha256 } from "../primitives.ts";
import { list, struct, union } from "../wire/layout.ts";
import { decodeMessage, decodeWithTxIds, encodeMessage } from "../wire/message.ts";
import { id, u64 } from "../wire/primitive.ts";
import { type SignedXTx, signedXTx } from "./x-tx.ts";

/** The one kind of X-Chain block. */
export interface XBlock extends BanffFields {
  /** Type id 20 on the wire. */
  type: "StandardBlock";
  /** 32 bytes; all zero, since the network leaves it unused. */
  merkleRoot: Uint8Array;
  /** In the order in which they are executed. */
  txs: SignedXTx[];
}

export const xBlock = union<XBlock>("X-Chain block", {
  StandardBlock: [
    20,
    struct<XBlock>(
      {
        parentId: ["parentID", id],
        height: ["height", u64],
        time: ["time", u64],
        merkleRoot: ["merkleRoot", id],
        txs: ["txs", list(signedXTx)],
      },
      "StandardBlock",
    ),
  ],
});

/**
 * Reads an X-Chain block.
 *
 * @param bytes - One block with the codec version in front, taken out of its proposer's container.
 * @throws CodecError with the offset when they are cut, too long, or of an unknown type.
 * @example
 * const block = decodeXBlock(decodeContainer(bytes)?.blockBytes ?? bytes);
 */
export function decodeXBlock(bytes: Uint8Array): XBlock {
  return decodeMessage(xBlock, bytes);
}

/**
 * Reads an X-Chain block with its id and those of its transactions, which are hashes of the bytes that are given.
 *
 * @param bytes - As for `decodeXBlock`.
 * @throws CodecError as `decodeXBlock`.
 * @example
 * const { block, txIds } = decodeXBlockWithIds(bytes);
 * block.txs.forEach((tx, index) => console.log(encodeCb58(txIds[index]), tx.unsignedTx.type));
 */
export function decodeXBlockWithIds(bytes: Uint8Array): BlockWithIds<XBlock> {
  const { value, txIds } = decodeWithTxIds(xBlock, bytes);
  return { block: value, id: sha256(bytes), txIds };
}

/**
 * Writes an X-Chain block, byte for byte as the node does.
 *
 * @throws CodecError naming the field whose value is out of range.
 * @example
 * encodeXBlock({ type: "StandardBlock", parentId, height: 1n, time: 1_700_000_000n, merkleRoot: new Uint8Array(32), txs });
 */
export function encodeXBlock(value: XBlock): Uint8Array {
  return encodeMessage(xBlock, value);
}

/**
 * The id of an X-Chain block: SHA-256 of its bytes.
 *
 * @param value - The block, or its bytes when they are at hand, which saves encoding.
 * @example
 * encodeCb58(xBlockId(bytes));
 */
export function xBlockId(value: XBlock | Uint8Array): Uint8Array {
  return sha256(value instanceof Uint8Array ? value : encodeXBlock(value));
}
