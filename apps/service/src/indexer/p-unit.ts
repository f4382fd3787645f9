/** Cuts a run of blocks into units, and checks that each block continues the one before. */

import { type Block, blockId, decodeBlock, encodeCb58 } from "@primary-network/codec";
import { ContradictionError } from "../domain/contradiction-error.ts";
import { type IdentifiedBlock, proposalOf, type Unit } from "../domain/p/apply.ts";
import type { ContainedBlock } from "../sources/proposervm.ts";
import type { Checkpoint } from "../store/store.ts";

/** Thrown when a block does not continue the chain that is indexed; when it does not a second time, indexing of that chain stops. */
export class ChainBrokenError extends ContradictionError {
  override readonly name: string = "ChainBrokenError";
}

/** The place that the next block must continue. */
export type Tip = Pick<Checkpoint, "height" | "blockId">;

function decode(bytes: Uint8Array, height: number): Block {
  try {
    return decodeBlock(bytes);
  } catch (cause) {
    throw new ChainBrokenError(`block ${height} cannot be decoded: ${String(cause)}`, { cause });
  }
}

/**
 * Decodes blocks that follow the tip.
 *
 * @throws ChainBrokenError naming the height when bytes are no block, or a height or parent does not fit
 */
export function readBlocks(contained: readonly ContainedBlock[], tip: Tip): IdentifiedBlock[] {
  let before = tip;
  return contained.map(({ bytes, proposer }) => {
    const height = before.height + 1;
    const block = decode(bytes, height);
    const parent = encodeCb58(block.parentId);
    if (block.height !== BigInt(height)) {
      throw new ChainBrokenError(`block at height ${height} says its height is ${block.height}`);
    }
    if (parent !== before.blockId) {
      throw new ChainBrokenError(`block ${height} has parent ${parent}, but ${before.blockId} is indexed`);
    }
    const id = encodeCb58(blockId(bytes));
    before = { height, blockId: id };
    return { id, block, size: bytes.length, proposer };
  });
}

/** Units in order; `rest` is a proposal at the end that is not decided yet. */
export function cutUnits(blocks: readonly IdentifiedBlock[]): { units: Unit[]; rest: IdentifiedBlock[] } {
  const units: Unit[] = [];
  for (let at = 0; at < blocks.length; at++) {
    const first = blocks[at];
    if (first === undefined) break;
    if (proposalOf(first.block) === undefined) {
      units.push({ first });
      continue;
    }
    const decision = blocks[at + 1];
    if (decision === undefined) return { units, rest: [first] };
    units.push({ first, decision });
    at++;
  }
  return { units, rest: [] };
}
