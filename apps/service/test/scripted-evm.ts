/** A node of an EVM chain that a test moves, indexers that follow it, and what the index of a chain holds. */

import { sql } from "kysely";
import { afterEach } from "vitest";
import { applyEvmBlock } from "../src/domain/evm/apply.ts";
import type { EvmBlock } from "../src/domain/evm/block.ts";
import { type EvmFacts, noEvmFacts } from "../src/domain/evm/facts.ts";
import { createEvmIndexer, type EvmIndexerOptions, LAG_LOOKS } from "../src/indexer/evm.ts";
import type { Indexer } from "../src/indexer/run.ts";
import type { EvmCallResult, EvmNode } from "../src/sources/evm/node.ts";
import { EvmNodeError } from "../src/sources/evm/node-error.ts";
import type { EvmRange } from "../src/store/evm/range-memory.ts";
import { columnTypes } from "../src/store/gen/database.ts";
import type { Db } from "../src/store/sql/database.ts";
import type { EvmStore } from "../src/store/store.ts";
import { rules } from "./evm-history.ts";
import { openStore } from "./harness.ts";

/** A node whose chain the test moves. */
export class ScriptedNode implements EvmNode {
  chain: readonly EvmBlock[];
  /** Blocks by which it lags behind its own chain. */
  lag = 0;
  calls_ = 0;
  asked: string[] = [];
  says: (data: string) => EvmCallResult = () => ({ reverted: "no" });
  /** Thrown by the call of this number, counted from the next one. */
  #failAt = Number.POSITIVE_INFINITY;

  constructor(chain: readonly EvmBlock[]) {
    this.chain = chain;
  }

  failIn(calls: number): void {
    this.#failAt = this.calls_ + calls;
  }

  #seen(): readonly EvmBlock[] {
    return this.chain.slice(0, this.chain.length - this.lag);
  }

  #call<T>(respond: () => T): Promise<T> {
    if (++this.calls_ === this.#failAt) {
      return Promise.reject(new EvmNodeError("away", { unreachable: true }));
    }
    return Promise.resolve(respond());
  }

  head() {
    return this.#call(() => {
      const block = this.chain[this.chain.length - 1 - this.lag];
      if (!block) throw new Error("no chain");
      return { number: block.number, hash: block.hash, timestamp: block.timestamp };
    });
  }

  blockHash(number: number) {
    return this.#call(() => this.#seen()[number]?.hash);
  }

  blocks(from: number, count: number) {
    return this.#call(() => this.#seen().slice(from, from + count));
  }

  calls(calls: Parameters<EvmNode["calls"]>[0]) {
    return this.#call(() =>
      calls.map(({ to, data }) => {
        this.asked.push(`${to} ${data}`);
        return this.says(data);
      }),
    );
  }
}

/** Until nothing has changed for so many looks that a node which only lags would have been waited for. */
export async function settle(indexer: Indexer): Promise<void> {
  let still = 0;
  for (let steps = 0; steps < 20_000; steps++) {
    still = (await indexer.step()) ? still + 1 : 0;
    if (still > LAG_LOOKS) return;
  }
  throw new Error("it never ends");
}

/**
 * The tables of EVM chains. Ids of holdings follow from the batches in which they were written, so their rows
 * are read in another way; an index that was made in one go has taken back nothing.
 */
const TABLES = Object.keys(columnTypes).filter(
  (name) => /^(evm|icm|nft)_/.test(name) && !/^evm_(holding|balance|rewind)$/.test(name),
);
/** Columns by which two indexes of the same chain differ. */
const LEFT_OUT = ["chain", "indexed_at", "settled_at", "read_at"];

export async function rowsOf(db: Db, chain: number): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const table of TABLES) {
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(t) - ${LEFT_OUT}::text[])::text as row from ${sql.table(table)} t where chain = ${chain} order by 1`.execute(
      db,
    );
    all[table] = rows.map(({ row }) => row);
  }
  // Ids of holdings follow from the batches in which they were written.
  const { rows } = await sql<{ row: string }>`
    select (to_jsonb(h) - '{chain,id}'::text[] || jsonb_build_object('former', (
      select jsonb_agg(jsonb_build_array(b.number, b.balance) order by b.number) from evm_balance b where b.chain = h.chain and b.holding = h.id
    )))::text as row from evm_holding h where chain = ${chain} order by 1`.execute(db);
  all.evm_holding = rows.map(({ row }) => row);
  return all;
}

/** Removes a chain's rows. */
async function forget(db: Db, chain: number): Promise<void> {
  for (const table of [...TABLES, "evm_holding", "evm_balance"])
    await sql`delete from ${sql.table(table)} where chain = ${chain}`.execute(db);
}

/**
 * A database of EVM chains: each test indexes new ones, whose rows are removed after it.
 *
 * @param defaults options of the indexers, beside those of a test
 */
export async function openEvm(defaults: Partial<EvmIndexerOptions> & Pick<EvmIndexerOptions, "batchSize">) {
  const { db, store } = await openStore();
  const clock = { now: 1_000 };
  let [forgotten, chains] = [0, 0];
  afterEach(async () => {
    clock.now = 1_000;
    while (forgotten < chains) await forget(db, ++forgotten);
  });
  const newChain = () => ++chains;
  const indexerOf = (
    node: EvmNode,
    chain: number,
    options: Partial<EvmIndexerOptions> = {},
    own: Partial<EvmStore["chains"]> = {},
  ) =>
    createEvmIndexer({
      ...{ chain, title: "Test", rules, node, tokens: store.evm.tokens, clock: () => clock.now },
      ...defaults,
      ...options,
      store: { ...store.evm.chains, ...own },
    });
  /** The rows of a chain, which are removed: a message's id is of one chain. */
  const takeRows = async (chain: number) => {
    const rows = await rowsOf(db, chain);
    await forget(db, chain);
    return rows;
  };
  /** Rows of a chain that was indexed in one go. */
  const undisturbed = async (blocks: readonly EvmBlock[]) => {
    const chain = newChain();
    await settle(indexerOf(new ScriptedNode(blocks), chain, { batchSize: 1_024, ranges: 1 }));
    return takeRows(chain);
  };
  return {
    db,
    store,
    clock,
    newChain,
    indexerOf,
    takeRows,
    undisturbed,
    rowsOf: (id: number) => rowsOf(db, id),
  };
}

/** The facts of blocks. */
export function factsOf(blocks: readonly EvmBlock[]): EvmFacts {
  const facts = noEvmFacts();
  for (const block of blocks) applyEvmBlock(block, facts, rules);
  return facts;
}

/** The range of blocks that follow each other. */
export function rangeOf(blocks: readonly EvmBlock[]): EvmRange {
  const [begin, end] = [blocks[0], blocks.at(-1)];
  if (!begin || !end) throw new Error("a range has blocks");
  const [first, last] = [begin.number, end.number];
  return { first, last, parent: begin.parentHash, hash: end.hash, time: end.timestamp };
}

/** Writes a range as a back-fill does, in one piece. */
export async function writeRange(
  chains: Pick<EvmStore["chains"], "beginRange">,
  chain: number,
  range: EvmRange,
  facts: EvmFacts,
): Promise<void> {
  const begun = chains.beginRange(chain);
  begun.add(facts);
  await begun.commit(range);
}
