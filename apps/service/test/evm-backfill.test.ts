/** A back-fill in parallel ranges: the same index as block after block, seen only without gaps, and resumed wherever it ended. */

import { type KyselyPlugin, sql } from "kysely";
import { describe, expect, inject, test } from "vitest";
import { seenOnEvm } from "../src/api/evm/heights.ts";
import type { EvmBlock } from "../src/domain/evm/block.ts";
import { EvmNodeError } from "../src/sources/evm/node-error.ts";
import { discardRanges } from "../src/store/evm/range.ts";
import type { EvmRange, EvmRangeFacts } from "../src/store/evm/range-memory.ts";
import { createPostgresStore } from "../src/store/postgres-store.ts";
import type { Db, Tx } from "../src/store/sql/database.ts";
import { historyChain } from "./evm-history.ts";
import { factsOf, openEvm, rangeOf, ScriptedNode, settle, writeRange } from "./scripted-evm.ts";

const { db, store, newChain, indexerOf, rowsOf, takeRows, undisturbed } = await openEvm({
  batchSize: 4,
  ranges: 3,
  margin: 5,
});

/** A range of the store; `then` is called once it is written. */
function onWritten(chain: number, then: (range: EvmRange) => void): EvmRangeFacts {
  const begun = store.evm.chains.beginRange(chain);
  return {
    ...begun,
    async commit(range) {
      await begun.commit(range);
      then(range);
    },
  };
}

/** The database, with something done once when a transaction has removed ranges, and not yet their rows. */
function onRemoved(then: () => Promise<void>): Db {
  const removals = new WeakSet<object>();
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (node.kind === "DeleteQueryNode" && JSON.stringify(node.from).includes('"evm_range"'))
        removals.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (removals.delete(queryId)) await then();
      return result;
    },
  };
  const observed = (tx: Tx) =>
    Object.assign(tx.withPlugin(plugin), { chainAndOthers: () => tx.chainAndOthers() });
  // The methods that are called.
  return { tx: (work: (tx: Tx) => Promise<void>) => db.tx((tx) => work(observed(tx) as Tx)) } as Db;
}

/** Lets each range's blocks go when the test says so. */
class GatedNode extends ScriptedNode {
  readonly begun: number[] = [];
  readonly #gates = new Map<number, () => void>();
  #open = false;

  override async blocks(from: number, count: number): Promise<EvmBlock[]> {
    const blocks = await super.blocks(from, count);
    this.begun.push(from);
    if (!this.#open) await new Promise<void>((resolve) => this.#gates.set(from, resolve));
    return blocks;
  }

  let(from: number): void {
    this.#gates.get(from)?.();
    this.#gates.delete(from);
  }

  letAll(): void {
    this.#open = true;
    for (const from of [...this.#gates.keys()]) this.let(from);
  }
}

describe("a back-fill in ranges", () => {
  test.each([
    { ranges: 2, batchSize: 1, margin: 0 },
    { ranges: 2, batchSize: 4, margin: 5 },
    { ranges: 5, batchSize: 3, margin: 1 },
    { ranges: 16, batchSize: 7, margin: 20 },
    { ranges: 4, batchSize: 30, margin: 0 },
  ])("of $batchSize blocks, $ranges at once, leaves the same index as block after block", async (filling) => {
    const blocks = historyChain(60, "a");
    const chain = newChain();
    await settle(indexerOf(new ScriptedNode(blocks), chain, filling));
    const rows = await takeRows(chain);
    expect(rows).toEqual(await undisturbed(blocks));
    expect(rows.evm_range).toEqual([]);
  });

  test("shows nothing above the first gap: no transaction, contract, owner, token or day", async () => {
    const blocks = historyChain(40, "a");
    const chain = newChain();
    const node = new GatedNode(blocks);
    const written: EvmRange[] = [];
    let reached = (): void => {};
    const twoWritten = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const indexer = indexerOf(
      node,
      chain,
      {},
      {
        beginRange: (id) =>
          onWritten(id, (range) => {
            written.push(range);
            if (written.length === 2) reached();
          }),
      },
    );
    const step = indexer.step();
    await expect.poll(() => node.begun).toEqual([0, 4, 8]);
    node.let(8);
    node.let(4);
    await twoWritten;
    await step;
    const hidden = blocks.slice(4, 12).flatMap(({ txs }) => txs);
    expect(hidden.length).toBeGreaterThan(5);
    const { evm } = store;
    for (const tx of hidden) {
      expect((await evm.transactions.find(chain, tx.hash)).items).toEqual([]);
      expect(await evm.transactions.concerns(chain, tx.from)).toBe(false);
      for (const { to } of tx.trace?.calls ?? [])
        expect((await evm.transactions.findDeployment(chain, to ?? "")).items).toEqual([]);
    }
    const { edition: _, ...seen } = await seenOnEvm(store, chain);
    const snapshot = { ...seen, time: 0 };
    const window = { networkId: chain, snapshot, order: "desc", limit: 10 } as const;
    const [{ from: address = "" } = {}] = hidden;
    for (const filter of [{}, { address }, { address, relation: "concerning" }] as const)
      expect((await evm.transactions.page(window, filter)).items).toEqual([]);
    expect((await evm.internals.list(window, { address })).items).toEqual([]);
    const rows = await rowsOf(chain);
    // Rows are there, and what belongs to no block alone is not.
    expect(rows.evm_block).toHaveLength(8);
    expect(rows.evm_transfer?.length).toBeGreaterThan(0);
    for (const table of ["evm_checkpoint", "evm_token", "evm_day", "nft_token", "icm_side"])
      expect(rows[table], table).toEqual([]);
    const nfts = (rows.evm_transfer ?? []).flatMap((row) => {
      const { kind, token, token_id } = JSON.parse(row);
      return kind === 721 ? [{ address: token.replace("\\x", "0x"), tokenId: String(token_id) }] : [];
    });
    expect(nfts.length).toBeGreaterThan(0);
    expect((await evm.nfts.findOwners(chain, nfts)).size).toBe(0);
    expect(indexer.status.height).toBe(-1);

    node.letAll();
    await settle(indexer);
    for (const tx of hidden) expect((await evm.transactions.find(chain, tx.hash)).items).toHaveLength(1);
    expect((await evm.nfts.findOwners(chain, nfts)).size).toBe(nfts.length);
    expect(await takeRows(chain)).toEqual(await undisturbed(blocks));
  });

  test("reads at most so many ranges at once, and few beyond one that fails", async () => {
    const chain = newChain();
    const node = new ScriptedNode(historyChain(120, "a"));
    let [running, most, last] = [0, 0, 0];
    let away = true;
    const real = node.blocks.bind(node);
    node.blocks = async (from, count) => {
      running++;
      most = Math.max(most, running);
      last = Math.max(last, from);
      const blocks = await real(from, count).finally(() => running--);
      if (from === 0 && away) throw new EvmNodeError("away", { unreachable: true });
      return blocks;
    };
    const indexer = indexerOf(node, chain, { batchSize: 2 });
    for (let step = 0; step < 60; step++) {
      await indexer.step().catch((error: unknown) => {
        expect(String(error)).toContain("away");
        expect(indexer.status).toMatchObject({ height: -1, broken: false, fault: error });
      });
    }
    expect(most).toBe(3);
    expect(last).toBeLessThanOrEqual(2 * 4 * 3);
    away = false;
    await settle(indexer);
    expect(indexer.status).toMatchObject({ height: 119, fault: undefined });
    expect(most).toBe(3);
  });

  test("is resumed with other sizes by the next process, which keeps what is written", async () => {
    const blocks = historyChain(80, "a");
    const chain = newChain();
    const first = new GatedNode(blocks);
    const begun = indexerOf(first, chain);
    const step = begun.step();
    await expect.poll(() => first.begun.length).toBe(3);
    first.let(8);
    await step;
    const kept = (await store.evm.chains.ranges(chain)).map(({ first: from, last }) => [from, last]);
    expect(kept).toEqual([[8, 11]]);
    // The other ranges of the first process end unwritten, as those of one that is killed.
    const next = new GatedNode(blocks);
    next.letAll();
    await settle(indexerOf(next, chain, { ranges: 1, batchSize: 5 }));
    expect(next.begun).not.toContain(8);
    expect(await takeRows(chain)).toEqual(await undisturbed(blocks));
  });

  test("that finds another chain than it wrote starts anew, and the engine goes on", async () => {
    const common = historyChain(6, "common");
    const chain = newChain();
    const node = new GatedNode(historyChain(50, "a", common));
    const indexer = indexerOf(node, chain);
    const step = indexer.step();
    await expect.poll(() => node.begun).toEqual([0, 4, 8]);
    node.let(8); // of the old chain
    await step;
    node.chain = historyChain(50, "b", common);
    node.letAll();
    await settle(indexer);
    expect(indexer.status).toMatchObject({ height: 49, broken: false, fault: undefined });
    expect(await takeRows(chain)).toEqual(await undisturbed(node.chain));
  });

  test("leaves it to the engine to say that a chain is broken, and where", async () => {
    const chain = newChain();
    const node = new ScriptedNode(historyChain(40, "a"));
    node.chain = node.chain.map((block) => (block.number === 9 ? { ...block, timestamp: 2 ** 64 } : block));
    const indexer = indexerOf(node, chain);
    for (let steps = 0; steps < 40 && !indexer.status.broken; steps++) await indexer.step().catch(() => {});
    expect(indexer.status).toMatchObject({ broken: true, height: 8, fault: { name: "ContradictionError" } });
    await indexer.stop?.();
    expect(await store.evm.chains.ranges(chain)).toEqual([]);
  });

  test("begins again when the chain has run far ahead", async () => {
    const chain = newChain();
    const node = new GatedNode(historyChain(10, "a"));
    node.letAll();
    let written = 0;
    const indexer = indexerOf(
      node,
      chain,
      { batchSize: 3 },
      {
        beginRange: (id) =>
          onWritten(id, () => {
            written++;
          }),
      },
    );
    await settle(indexer);
    expect(written).toBe(0);
    node.chain = historyChain(60, "a", node.chain);
    node.begun.length = 0;
    await settle(indexer);
    // What the engine has indexed meanwhile is not read again.
    expect(Math.min(...node.begun)).toBe(10);
    expect(written).toBeGreaterThan(10);
    expect(indexer.status.height).toBe(59);
    expect(await takeRows(chain)).toEqual(await undisturbed(node.chain));
  });

  test.each([
    { by: "the process that wrote them", remembered: 3 },
    { by: "the next one", remembered: 0 },
    { by: "one that wrote some of them", remembered: 1 },
  ])("in pieces, adopted by $by, leaves the same index", async ({ remembered }) => {
    const blocks = historyChain(60, "a");
    const chain = newChain();
    const { chains } = store.evm;
    const next = (await createPostgresStore(db)).evm.chains;
    const ranges: EvmRange[] = [];
    for (let first = 0; first < blocks.length; first += 20) {
      const range = blocks.slice(first, first + 20);
      const begun = (ranges.length < remembered ? chains : next).beginRange(chain);
      for (let piece = 0; piece < range.length; piece += 6) begun.add(factsOf(range.slice(piece, piece + 6)));
      ranges.push(rangeOf(range));
      await begun.commit(rangeOf(range));
    }
    await chains.adoptRanges(chain, undefined, ranges, 1);
    expect(await takeRows(chain)).toEqual(await undisturbed(blocks));
  });

  // The embedded database has one connection: nothing is written within somebody's transaction.
  test.skipIf(inject("postgres") === undefined)(
    "that is discarded takes no range with it that is written meanwhile",
    async () => {
      const blocks = historyChain(12, "a");
      const chain = newChain();
      const write = (part: EvmBlock[]) => writeRange(store.evm.chains, chain, rangeOf(part), factsOf(part));
      await write(blocks.slice(0, 4));
      let done = 0;
      const paused = onRemoved(async () => {
        if (done++ === 0) await write(blocks.slice(8, 12));
      });
      await discardRanges(paused, chain);
      expect(done).toBe(1);
      expect((await store.evm.chains.ranges(chain)).map(({ first, last }) => [first, last])).toEqual([
        [8, 11],
      ]);
      const { rows } = await sql<{
        number: number;
      }>`select number from evm_block where chain = ${chain} order by 1`.execute(db);
      expect(rows.map(({ number }) => number)).toEqual([8, 9, 10, 11]);
    },
  );

  test("beside another one stores nothing twice", async () => {
    const blocks = historyChain(60, "a");
    const chain = newChain();
    const both = [3, 4].map((batchSize) => indexerOf(new ScriptedNode(blocks), chain, { batchSize }));
    for (let turns = 0; turns < 200 && both.some(({ status }) => status.height < 59); turns++)
      await Promise.all(both.map((indexer) => indexer.step().catch(() => {})));
    for (const indexer of both) await settle(indexer);
    expect(await takeRows(chain)).toEqual(await undisturbed(blocks));
  });
});
