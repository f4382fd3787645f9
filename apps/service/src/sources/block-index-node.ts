/** Reads a chain from a node's block index. */

import { decodeBlock } from "@primary-network/codec/c";
import { decodeBlock as decodeXBlock } from "@primary-network/codec/x";
import { createPChainClient, type PChainClientOptions } from "@primary-network/pchain-rpc";
import { ContainerIndex, type IndexedContainer } from "./container-index.ts";
import { incompleteIndex } from "./node-setup.ts";
import { type ContainedBlock, unwrap } from "./proposervm.ts";
import type { ReadElsewhere } from "./range-read.ts";

/**
 * The methods of a node that the indexer needs. Each rejects when the node cannot be reached or gives an
 * invalid response.
 */
export interface BlockIndexNode {
  /** Height of the last block, on the C-Chain of the one executed last; 0 when there is only the genesis. */
  lastHeight(): Promise<number>;
  /** Consecutive blocks from a height (at least 1) on; fewer at the end of the chain. */
  blocks(from: number, count: number): Promise<ContainedBlock[]>;
}

/** Index 0 is the block of height 1, since the genesis is not an accepted block. */
export const FIRST_HEIGHT = 1;

/** Blocks to read. */
export interface BlockRange {
  /** Height. */
  readonly from: number;
  readonly count: number;
  /** The chain's name, for people. */
  readonly title: string;
  /** Where they are read if not on this thread. */
  readonly elsewhere: ReadElsewhere | undefined;
}

const unwrapped = ({ bytes, id }: IndexedContainer): ContainedBlock => unwrap(bytes, id);

/**
 * Blocks of a range of the index.
 *
 * @param heightOf the height in a block's bytes
 * @throws NodeSetupError when the index begins late, so that its positions are not heights; other blocks that do not fit are
 *   detected by the caller
 */
export async function readBlockRange(
  index: ContainerIndex,
  { from, count, title, elsewhere }: BlockRange,
  heightOf: (bytes: Uint8Array) => bigint,
): Promise<ContainedBlock[]> {
  const start = from - FIRST_HEIGHT;
  const blocks = (await elsewhere?.(start, count)) ?? (await index.range(start, count)).map(unwrapped);
  const height = blocks[0] && readHeight(blocks[0], heightOf);
  if (height === undefined || height === BigInt(from)) return blocks;
  const first = (await index.range(0, 1)).map(unwrapped)[0];
  const begins = first && readHeight(first, heightOf);
  if (
    begins !== undefined &&
    begins > BigInt(FIRST_HEIGHT) &&
    height === begins + BigInt(from - FIRST_HEIGHT)
  ) {
    throw incompleteIndex(title, begins);
  }
  return blocks;
}

function readHeight({ bytes }: ContainedBlock, heightOf: (bytes: Uint8Array) => bigint): bigint | undefined {
  try {
    return heightOf(bytes);
  } catch {
    return undefined;
  }
}

/** The height in a block's bytes, by chain. */
const HEIGHT_OF = {
  X: (bytes: Uint8Array) => decodeXBlock(bytes).height,
  C: (bytes: Uint8Array) => decodeBlock(bytes).number,
};

/**
 * A node behind its base URL.
 *
 * @param signal aborts running calls and all later ones
 * @param elsewhere where blocks are read if not on this thread
 */
export function createBlockIndexNode(
  chain: "X" | "C",
  options: PChainClientOptions,
  signal?: AbortSignal,
  elsewhere?: ReadElsewhere,
): BlockIndexNode {
  const title = `${chain}-Chain`;
  const index = new ContainerIndex(createPChainClient(options).indexOf(chain), title, signal);
  return {
    // Containers 0 … n - 1 are the blocks 1 … n.
    lastHeight: () => index.count(),
    blocks: (from, count) => readBlockRange(index, { from, count, title, elsewhere }, HEIGHT_OF[chain]),
  };
}
