/** Parts of a block that the P- and X-Chain share. */

import { sha256 } from "../primitives.ts";
import type { Layout } from "./layout.ts";
import { id, u64 } from "./primitive.ts";
import { decodeWithTxIds } from "./versioned.ts";

/** Fields of every block. */
export interface BlockFields {
  /** Id of the parent block, 32 bytes. */
  parentId: Uint8Array;
  /** uint64 */
  height: bigint;
}

/** Fields of a block with its own time, which all blocks have since the Banff upgrade. */
export interface TimedBlockFields extends BlockFields {
  /** Unix seconds (uint64). */
  time: bigint;
}

export const blockFields = { parentId: ["parentID", id], height: ["height", u64] } as const;
export const timeField = { time: ["time", u64] } as const;

/** A block with the ids derived from its bytes. */
export interface BlockWithIds<B> {
  /** The block, as `decodeBlock` returns it. */
  block: B;
  /** 32-byte id of the block. */
  id: Uint8Array;
  /** Ids of its transactions, 32 bytes each: first the ids of `txs`, then the id of `tx`. */
  txIds: Uint8Array[];
}

/** Decodes a block with its id and the ids of its transactions, which are hashes of the given bytes. */
export function readWithIds<B>(layout: Layout<B>, bytes: Uint8Array): BlockWithIds<B> {
  const { value, txIds } = decodeWithTxIds(layout, bytes);
  return { block: value, id: sha256(bytes), txIds };
}
