/** Blocks as far as they are the same on the P- and the X-Chain. */

import { sha256 } from "../primitives.ts";
import type { Layout } from "./layout.ts";
import { id, u64 } from "./primitive.ts";
import { decodeWithTxIds } from "./versioned.ts";

/** The fields that every block has. */
export interface BlockFields {
  /** 32-byte id of the block before. */
  parentId: Uint8Array;
  /** uint64 */
  height: bigint;
}

/** The fields of a block that carries its own time: all since the Banff upgrade. */
export interface TimedBlockFields extends BlockFields {
  /** Unix seconds (uint64). */
  time: bigint;
}

export const blockFields = { parentId: ["parentID", id], height: ["height", u64] } as const;
export const timeField = { time: ["time", u64] } as const;

/** A block with the ids that follow from its bytes. */
export interface BlockWithIds<B> {
  /** The block, as `decodeBlock` returns it. */
  block: B;
  /** 32-byte id of the block. */
  id: Uint8Array;
  /** 32-byte ids of its transactions, those of `txs` first, then that of `tx`. */
  txIds: Uint8Array[];
}

/** Reads a block with its id and those of its transactions: hashes of the bytes that are given. */
export function readWithIds<B>(layout: Layout<B>, bytes: Uint8Array): BlockWithIds<B> {
  const { value, txIds } = decodeWithTxIds(layout, bytes);
  return { block: value, id: sha256(bytes), txIds };
}
