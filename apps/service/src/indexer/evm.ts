/** Keeps an EVM chain indexed: backfill, then following the head, also where the chain goes back on what it said. */

import { ContradictionError } from "../domain/contradiction-error.ts";
import { applyEvmBlock } from "../domain/evm/apply.ts";
import type { EvmBlock } from "../domain/evm/block.ts";
import { type EvmFacts, noEvmFacts } from "../domain/evm/facts.ts";
import type { IcmRules } from "../domain/evm/icm/apply.ts";
import type { EvmHead, EvmNode } from "../sources/evm/node.ts";
import { EvmNodeError } from "../sources/evm/node-error.ts";
import type { EvmCheckpoint, EvmStore } from "../store/evm.ts";
import { Doubt } from "./doubt.ts";
import { EvmTokenReader } from "./evm-tokens.ts";
import type { IndexerStatus } from "./p.ts";
import { ChainBrokenError } from "./p-unit.ts";

export interface EvmIndexerOptions {
  /** EVM chain id. */
  readonly chain: number;
  readonly rules: IcmRules;
  /** Of the chain, for people. */
  readonly title: string;
  readonly node: EvmNode;
  readonly store: EvmStore;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Blocks per transaction. */
  readonly batchSize: number;
}

/** Blocks that a chain may take back. Those of Avalanche take back none; development chains go back to a snapshot. */
export const MAX_REWIND = 1_024;

/**
 * Looks in a row at which a node may know fewer blocks than are indexed. Of several nodes behind one address one may lag
 * behind for a moment; a chain that was taken back and has not grown since looks the same, and stays so.
 */
export const LAG_LOOKS = 3;

/** Milliseconds. */
const NOTE_INTERVAL = 60_000;

const placeOf = ({ number, hash, timestamp }: EvmHead): EvmCheckpoint => ({ number, hash, time: timestamp });

/** @throws ContradictionError when the rules, which are pure, cannot apply what is in the blocks */
function factsOf(blocks: readonly EvmBlock[], rules: IcmRules): EvmFacts {
  const facts = noEvmFacts();
  try {
    for (const block of blocks) applyEvmBlock(block, facts, rules);
  } catch (cause) {
    throw new ContradictionError(`blocks cannot be understood: ${String(cause)}`, { cause });
  }
  return facts;
}

/** One chain's indexer; its steps never overlap. */
export class EvmChainIndexer {
  readonly #options: EvmIndexerOptions;
  readonly #tokens: EvmTokenReader;
  #checkpoint: EvmCheckpoint | undefined;
  /** The next blocks, on their way while the last ones are written. */
  #ahead: { from: number; blocks: Promise<EvmBlock[]> } | undefined;
  #height = -1;
  #head: EvmHead | undefined;
  /** Looks in a row at which the node knew fewer blocks than are indexed. */
  #behind = 0;
  /** Milliseconds since 1970. */
  #nextNote = 0;
  #fault: unknown;
  #broken = false;
  #doubt = new Doubt();

  constructor(options: EvmIndexerOptions) {
    this.#options = options;
    this.#tokens = new EvmTokenReader(options);
  }

  get status(): IndexerStatus {
    return { height: this.#height, tip: this.#head?.number, fault: this.#fault, broken: this.#broken };
  }

  /**
   * Indexes the next batch, or takes back what the chain took back.
   *
   * @returns whether the head is reached
   * @throws what the node or store failed with; the next step tries again unless the status says broken
   */
  async step(): Promise<boolean> {
    try {
      const done = await this.#advance(await this.#open());
      this.#fault = undefined;
      return done;
    } catch (error) {
      this.#fault = error;
      this.#broken =
        error instanceof ContradictionError && this.#doubt.confirms(this.#height, this.#batchSize);
      // What is stored is the truth; what was read ahead is read again.
      this.#ahead = undefined;
      this.#checkpoint = undefined;
      throw error;
    }
  }

  get #batchSize(): number {
    return this.#doubt.batch(this.#height, this.#options.batchSize);
  }

  /** Where the index stands; undefined before the first block. */
  async #open(): Promise<EvmCheckpoint | undefined> {
    this.#checkpoint ??= await this.#options.store.evmCheckpoint(this.#options.chain);
    this.#height = this.#checkpoint?.number ?? -1;
    return this.#checkpoint;
  }

  async #advance(from: EvmCheckpoint | undefined): Promise<boolean> {
    const { node } = this.#options;
    const batchSize = this.#batchSize;
    const height = from?.number ?? -1;
    if (this.#head === undefined || height >= this.#head.number) this.#head = await node.head();
    if (from && height >= this.#head.number) return this.#settle(from, this.#head);
    const blocks = await this.#fetch(height + 1, batchSize);
    const [first] = blocks;
    const last = blocks[blocks.length - 1];
    if (first === undefined || last === undefined) {
      this.#head = undefined; // the head was higher a moment ago
      return false;
    }
    if (from && first.parentHash !== from.hash) return this.#rewind(from);
    this.#fetchAhead(last.number + 1, batchSize);
    await this.#commit(from, blocks, placeOf(last));
    return false;
  }

  async #commit(
    from: EvmCheckpoint | undefined,
    blocks: readonly EvmBlock[],
    to: EvmCheckpoint,
  ): Promise<void> {
    const { chain, store, clock, rules } = this.#options;
    const facts = factsOf(blocks, rules);
    // While blocks wait, tokens do too.
    const atHead = to.number >= (this.#head?.number ?? 0);
    if (atHead) facts.words = await this.#tokens.readNew(facts.tokens.map(({ address }) => address));
    await store.commitEvm(chain, from?.number, facts, to, clock());
    this.#reached(to);
  }

  /** At the head, or beyond what a node says that lags behind others. */
  async #settle(from: EvmCheckpoint, head: EvmHead): Promise<boolean> {
    const { chain, store } = this.#options;
    const known = head.number === from.number ? from.hash : await store.evmBlockHash(chain, head.number);
    this.#behind = head.number < from.number ? this.#behind + 1 : 0;
    if (known !== head.hash || this.#behind > LAG_LOOKS) return this.#rewind(from);
    if (head.number === from.number) await this.#settled(from.number);
    return !(await this.#tokens.readSome());
  }

  /** Notes now and then that nothing followed: of the time since, it is known that nothing happened. */
  async #settled(number: number): Promise<void> {
    const { chain, store, clock } = this.#options;
    const now = clock();
    if (now < this.#nextNote) return;
    await store.settleEvm(chain, number, now);
    this.#nextNote = now + NOTE_INTERVAL;
  }

  async #rewind(from: EvmCheckpoint): Promise<false> {
    const { chain, title, store, clock } = this.#options;
    this.#ahead = undefined;
    this.#head = undefined;
    this.#behind = 0;
    const to = await this.#lastCommon(from);
    if (to === from.number) {
      throw new EvmNodeError(`${title}: the node disagrees with itself about block ${to}`, {
        unreachable: false,
      });
    }
    await store.rewindEvm(chain, from.number, to, clock());
    this.#checkpoint = undefined;
    await this.#open();
    // What did not fit at these heights was of a chain that is no more.
    this.#doubt = new Doubt();
    return false;
  }

  /**
   * The last block that the chain still has. Below it all are common, above it none: so the search doubles its stride,
   * and then halves what is left.
   */
  async #lastCommon(from: EvmCheckpoint): Promise<number> {
    const { title, node, store, chain } = this.#options;
    const common = async (number: number): Promise<boolean> => {
      const [theirs, ours] = await Promise.all([node.blockHash(number), store.evmBlockHash(chain, number)]);
      return ours !== undefined && theirs === ours;
    };
    const lowest = Math.max(0, from.number - MAX_REWIND);
    let different = from.number + 1;
    let stride = 1;
    let same = from.number;
    while (!(await common(same))) {
      different = same;
      if (same === lowest) {
        throw new ChainBrokenError(
          `${title}: the node has another block ${lowest} than is indexed; a chain may take back ${MAX_REWIND} blocks`,
        );
      }
      same = Math.max(lowest, same - stride);
      stride *= 2;
    }
    while (different - same > 1) {
      const middle = Math.floor((same + different) / 2);
      if (await common(middle)) same = middle;
      else different = middle;
    }
    return same;
  }

  #fetch(from: number, count: number): Promise<EvmBlock[]> {
    const ahead = this.#ahead;
    this.#ahead = undefined;
    return ahead?.from === from ? ahead.blocks : this.#options.node.blocks(from, count);
  }

  #fetchAhead(from: number, count: number): void {
    if (this.#head === undefined || from > this.#head.number) return;
    const blocks = this.#options.node.blocks(from, count);
    blocks.catch(() => {}); // reported by the step that awaits it
    this.#ahead = { from, blocks };
  }

  #reached(checkpoint: EvmCheckpoint): void {
    this.#checkpoint = checkpoint;
    this.#height = checkpoint.number;
  }
}
