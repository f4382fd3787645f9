/**
 * An EVM chain: a back-fill while it is far behind its node, then block after block, the names of its tokens,
 * and reorganisations.
 */

import { applyEvmBlock } from "../domain/evm/apply.ts";
import type { EvmBlock } from "../domain/evm/block.ts";
import { type EvmFacts, noEvmFacts } from "../domain/evm/facts.ts";
import type { IcmRules } from "../domain/evm/icm/apply.ts";
import type { EvmHead, EvmNode } from "../sources/evm/node.ts";
import { EvmNodeError } from "../sources/evm/node-error.ts";
import type { EvmCheckpoint } from "../store/evm/checkpoint.ts";
import type { EvmStore } from "../store/store.ts";
import { applyRules, ChainBrokenError, type ChainDriver, endOf } from "./driver.ts";
import { Engine } from "./engine.ts";
import { EvmBackfill } from "./evm-backfill.ts";
import { EvmTokenReader } from "./evm-tokens.ts";
import type { Indexer, IndexerStatus } from "./run.ts";

export interface EvmIndexerOptions {
  /** EVM chain id. */
  readonly chain: number;
  readonly rules: IcmRules;
  /** The name of the chain, for people. */
  readonly title: string;
  readonly node: EvmNode;
  readonly store: EvmStore["chains"];
  readonly tokens: EvmStore["tokens"];
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Blocks per transaction. */
  readonly batchSize: number;
  /** Ranges of blocks that a back-fill reads and writes at once. Default 1: no back-fill begins, but one that was begun is finished. */
  readonly ranges?: number;
  /** Blocks below the node's head that a back-fill leaves to the follower. Default 128. */
  readonly margin?: number;
}

/**
 * Blocks near the head, where a chain may be reorganised. Chains of Avalanche are not reorganised, other
 * chains only within a few blocks.
 */
const MARGIN = 128;

/**
 * Blocks that a chain may take back. Chains of Avalanche take back none; development chains go back to a
 * snapshot.
 */
export const MAX_REWIND = 1_024;

/**
 * Looks in a row at which a node may know fewer blocks than are indexed. Of several nodes behind one address one may lag
 * behind for a moment; a chain that was taken back and has not grown since looks the same, and stays so.
 */
export const LAG_LOOKS = 3;

/** Milliseconds. */
const NOTE_INTERVAL = 60_000;

/** The indexer of an EVM chain. */
export function createEvmIndexer(options: EvmIndexerOptions): Indexer {
  return new EvmIndexer(options);
}

/** Back-fills, then follows. */
class EvmIndexer implements Indexer {
  readonly #options: EvmIndexerOptions;
  readonly #ranges: number;
  readonly #margin: number;
  readonly #backfill: EvmBackfill;
  /** Undefined during the back-fill: it begins with the state at the end of it. */
  #engine: Engine<EvmBlock, EvmFacts, EvmCheckpoint> | undefined;
  /** Up to here the engine judges blocks that did not fit. */
  #doubtedTo = -1;

  constructor(options: EvmIndexerOptions) {
    this.#options = options;
    this.#ranges = options.ranges ?? 1;
    this.#margin = options.margin ?? MARGIN;
    this.#backfill = new EvmBackfill({ ...options, ranges: this.#ranges, margin: this.#margin });
  }

  get status(): IndexerStatus {
    return (this.#engine ?? this.#backfill).status;
  }

  load(): Promise<void> {
    return this.#backfill.load();
  }

  async step(): Promise<boolean> {
    if (this.#engine && this.#isFarBehind(this.#engine.status)) this.#engine = undefined;
    if (this.#engine === undefined) {
      const filling = await this.#backfill.step();
      if (filling === "more") return false;
      if (filling === "doubt") this.#doubtedTo = this.#backfill.begunTo;
      this.#engine = new Engine(createDriver(this.#options), this.#options.batchSize);
      await this.#engine.load();
    }
    return this.#engine.step();
  }

  stop(): Promise<void> {
    return this.#backfill.stop();
  }

  /** True when a back-fill is worth it: the node or this process was away. */
  #isFarBehind({ height, tip, fault }: IndexerStatus): boolean {
    if (this.#ranges === 1 || tip === undefined || fault !== undefined || height < this.#doubtedTo)
      return false;
    return tip - this.#margin - height > 2 * this.#options.batchSize;
  }
}

function createDriver(options: EvmIndexerOptions): ChainDriver<EvmBlock, EvmFacts, EvmCheckpoint> {
  const { chain, rules, title, node, store, clock } = options;
  const tokens = new EvmTokenReader({ chain, node, store: options.tokens, clock });
  let head: EvmHead | undefined;
  /** Looks in a row at which the node knew fewer blocks than are indexed. */
  let looksBehind = 0;
  /** Milliseconds since 1970. */
  let nextNote = 0;

  /** Notes now and then that nothing followed: of the time since, it is known that nothing happened. */
  async function noteQuiet({ height }: EvmCheckpoint): Promise<void> {
    const now = clock();
    if (now < nextNote) return;
    await store.settle(chain, height, now);
    nextNote = now + NOTE_INTERVAL;
  }

  return {
    title,
    checkpoint: () => store.checkpoint(chain),
    open: async (stored) => stored,
    async head() {
      head = await node.head();
      return head.number;
    },
    async read(after, count) {
      const blocks = await node.blocks(after.height + 1, count);
      return blocks.map((block) => {
        const { number: height, hash: blockId, parentHash: parentId } = block;
        return { height, blockId, parentId, block };
      });
    },
    async apply(_from, blocks, tip) {
      const facts = applyRules(title, () => {
        const facts = noEvmFacts();
        for (const { block } of blocks) applyEvmBlock(block, facts, rules);
        return facts;
      });
      const to = { ...endOf(blocks), time: blocks[blocks.length - 1]?.block.timestamp ?? 0 };
      // While blocks wait, tokens do too.
      if (to.height >= tip)
        facts.tokenMetadata = await tokens.readNew(facts.tokens.map(({ address }) => address));
      return { batch: { facts, to }, undecided: [] };
    },
    commit: (from, facts, to) => store.commit(chain, from?.height, facts, to, clock()),
    /** At the head, or above the head of a node that lags behind others. */
    async settle(at) {
      if (!head) return true;
      const known = head.number === at.height ? at.blockId : await store.blockHash(chain, head.number);
      looksBehind = head.number < at.height ? looksBehind + 1 : 0;
      if (known !== head.hash || looksBehind > LAG_LOOKS) return "rewind";
      if (head.number === at.height) await noteQuiet(at);
      return !(await tokens.readSome());
    },
    async rewind(from) {
      looksBehind = 0;
      const to = await lastCommon(options, from.height);
      if (to === from.height) {
        throw new EvmNodeError(`${title}: the node disagrees with itself about block ${to}`, {
          unreachable: false,
        });
      }
      await store.rewind(chain, from.height, to, clock());
    },
  };
}

/**
 * The last block that the chain still has. All blocks below it are common and none above, so the search
 * doubles its stride and then halves the rest.
 */
async function lastCommon({ title, node, store, chain }: EvmIndexerOptions, from: number): Promise<number> {
  const isCommon = async (number: number): Promise<boolean> => {
    const [theirs, ours] = await Promise.all([node.blockHash(number), store.blockHash(chain, number)]);
    return ours !== undefined && theirs === ours;
  };
  const lowest = Math.max(0, from - MAX_REWIND);
  let different = from + 1;
  let stride = 1;
  let same = from;
  while (!(await isCommon(same))) {
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
    if (await isCommon(middle)) same = middle;
    else different = middle;
  }
  return same;
}
