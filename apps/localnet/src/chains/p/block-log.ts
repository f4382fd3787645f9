/** The accepted blocks of a chain by height, id and time, and the containers in which nodes index them. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { Containers, type ProposedBlock } from "./proposer.ts";

/** The blocks of any chain, from the genesis on. */
export class BlockLog<Block extends ProposedBlock = ProposedBlock> {
  /** The block of height 0 comes first. */
  readonly list: Block[] = [];
  readonly #chainId: Uint8Array;
  readonly #heights = new Map<string, number>();
  #containers: Containers;

  constructor(chainId: Uint8Array) {
    this.#chainId = chainId;
    this.#containers = new Containers(chainId, this.list);
  }

  get containers(): Containers {
    return this.#containers;
  }

  /** @throws TypeError while there is no block */
  get last(): Block {
    const block = this.list.at(-1);
    if (block === undefined) throw new TypeError("the chain has no block");
    return block;
  }

  at(height: bigint): Block | undefined {
    return this.list[Number(height)];
  }

  byId(blockId: Uint8Array): Block | undefined {
    const height = this.#heights.get(bytesToHex(blockId));
    return height === undefined ? undefined : this.list[height];
  }

  /** The last block with an earlier time; the genesis when there is none. */
  before(timestamp: number): Block | undefined {
    let [low, high] = [0, this.list.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.list[middle]?.timestamp ?? 0) < timestamp) low = middle;
      else high = middle - 1;
    }
    return this.list[low];
  }

  accept(block: Block): Block {
    this.#heights.set(bytesToHex(block.blockId), this.list.length);
    this.list.push(block);
    return block;
  }

  /** Removes the blocks from a height on, and returns them. */
  rewind(height: number): Block[] {
    const removed = this.list.splice(height);
    for (const { blockId } of removed) this.#heights.delete(bytesToHex(blockId));
    this.#containers = new Containers(this.#chainId, this.list);
    return removed;
  }
}
