/** Reads blocks of the P-, X- and C-Chain, whose nodes serve them as containers. */

import type { BlockWithIds } from "@primary-network/codec";
import { toHex } from "../domain/id-text.ts";
import type { ContainedBlock } from "../sources/proposervm.ts";
import { type ChainBlock, type Position, readBlock } from "./driver.ts";

/** A node that serves blocks as containers. */
export interface ContainerSource {
  /** Consecutive blocks from a height on; fewer at the end of the chain. */
  blocks(from: number, count: number): Promise<ContainedBlock[]>;
}

/** Ranges read at once: enough to keep a processor busy while it waits for the node and the network. */
export const RANGES = 4;

/** The options by which a chain's driver reads. */
export interface ContainerReader<Decoded, Block> {
  /** The name of the chain, for people. */
  readonly title: string;
  readonly node: ContainerSource;
  /** @throws CodecError when bytes are no block */
  decode(bytes: Uint8Array): Decoded;
  /** A decoded block with its id and its link to the block before. */
  identify(block: Decoded, container: ContainedBlock): ChainBlock<Block>;
}

/**
 * Blocks that follow a position; fewer at the tip.
 *
 * @throws ChainBrokenError when bytes are no block
 */
export async function readContainers<Decoded, Block>(
  { title, node, decode, identify }: ContainerReader<Decoded, Block>,
  after: Pick<Position, "height">,
  count: number,
): Promise<ChainBlock<Block>[]> {
  const from = after.height + 1;
  const containers = await node.blocks(from, count);
  return containers.map((container, index) =>
    identify(
      readBlock(title, from + index, () => decode(container.bytes)),
      container,
    ),
  );
}

/** A block of the P- or X-Chain with the facts from its container; ids are hashes of the bytes. */
export function identified<Block extends { readonly height: bigint; readonly parentId: Uint8Array }>(
  { block, id: idBytes, txIds }: BlockWithIds<Block>,
  { bytes, proposer }: ContainedBlock,
) {
  const [id, parentId] = [toHex(idBytes), toHex(block.parentId)];
  return {
    height: Number(block.height),
    blockId: id,
    parentId,
    size: bytes.length,
    block: { id, parentId, block, txIds, size: bytes.length, proposer },
  };
}
