/** The index of an EVM chain is that of the chain as it is now, whatever happened on the way there. */

import fc from "fast-check";
import { describe, expect, inject, test } from "vitest";
import { rounds } from "../../../tools/shared/rounds.ts";
import type { EvmBlock } from "../src/domain/evm/block.ts";
import { ChainBrokenError } from "../src/indexer/driver.ts";
import { LAG_LOOKS, MAX_REWIND } from "../src/indexer/evm.ts";
import type { EvmCallResult, EvmNode } from "../src/sources/evm/node.ts";
import { EvmNodeError } from "../src/sources/evm/node-error.ts";
import { historyChain, word } from "./evm-history.ts";
import { openEvm, ScriptedNode, settle } from "./scripted-evm.ts";

/** Histories; fewer on the embedded database, whose engine is the same. */
const RUNS = rounds(inject("postgres") === undefined ? 3 : 6);

const { store, clock, newChain, indexerOf, rowsOf, takeRows, undisturbed } = await openEvm({ batchSize: 7 });

describe("the index of a chain", () => {
  test("has rows in every table", async () => {
    const rows = await undisturbed(historyChain(40, "a"));
    for (const [table, list] of Object.entries(rows)) {
      // Of ranges there are rows only during a back-fill, of totals only in longer chains.
      if (!["icm_change", "evm_range", "evm_tx_total"].includes(table))
        expect(list.length, table).toBeGreaterThan(0);
    }
    expect(rows.evm_block).toHaveLength(40);
    expect(rows.evm_tx).toHaveLength(78);
  });

  test.each([1, 2, 7, 39, 40, 41, 1_024])("is the same in batches of %i", async (batch) => {
    const blocks = historyChain(40, "a");
    const chain = newChain();
    await settle(indexerOf(new ScriptedNode(blocks), chain, { batchSize: batch }));
    expect(await takeRows(chain)).toEqual(await undisturbed(blocks));
  });

  test("follows the current chain after any reorganisations, shrinking, lagging and failures", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            keep: fc.nat(60),
            length: fc.integer({ min: 1, max: 60 }),
            steps: fc.nat(9),
            lag: fc.nat(3),
            failIn: fc.option(fc.integer({ min: 1, max: 6 }), { freq: 2 }),
            restart: fc.boolean(),
          }),
          { minLength: 1, maxLength: 6 },
        ),
        fc.integer({ min: 1, max: 20 }),
        fc.record({ ranges: fc.integer({ min: 1, max: 4 }), margin: fc.nat(20) }),
        async (moves, batch, filling) => {
          const chain = newChain();
          const node = new ScriptedNode(historyChain(10, "first"));
          let indexer = indexerOf(node, chain, { batchSize: batch, ...filling });
          for (const [turn, { keep, length, steps, lag, failIn, restart }] of moves.entries()) {
            const kept = node.chain.slice(0, Math.max(1, Math.min(keep, node.chain.length)));
            node.chain = historyChain(Math.max(kept.length, length), "x".repeat(turn + 2), kept);
            node.lag = Math.min(lag, node.chain.length - 1);
            if (failIn !== null) node.failIn(failIn);
            if (restart) {
              await indexer.stop?.();
              indexer = indexerOf(node, chain, { batchSize: batch, ...filling });
            }
            for (let step = 0; step < steps; step++) {
              await indexer.step().catch((error: unknown) => {
                if (!(error instanceof EvmNodeError)) throw error;
              });
            }
          }
          node.lag = 0;
          node.failIn(Number.POSITIVE_INFINITY);
          // What was read ahead may have failed before, and a back-fill that was begun may look for blocks that are gone: once.
          await settle(indexer).catch((error: unknown) => {
            if (!(error instanceof EvmNodeError)) throw error;
            return settle(indexer);
          });
          expect(await takeRows(chain)).toEqual(await undisturbed(node.chain));
        },
      ),
      { numRuns: RUNS },
    );
  });

  test(`rewinds ${MAX_REWIND} blocks and no more`, async () => {
    const common = historyChain(5, "a", [], () => []);
    const old = historyChain(5 + MAX_REWIND, "a", common, (number) => (number % 50 === 0 ? [1, 5] : []));
    const chain = newChain();
    const node = new ScriptedNode(old);
    const indexer = indexerOf(node, chain, { batchSize: 300 });
    await settle(indexer);
    const totals = [256, 512, 768, 1_024].map((number) => {
      const txs = old.slice(0, number).flatMap((block) => block.txs);
      const fees = txs.reduce((sum, { receipt }) => sum + receipt.gasUsed * receipt.effectiveGasPrice, 0n);
      return { number, txs: txs.length, fees: Number(fees) };
    });
    const ofTotals = (rows: Record<string, string[]>) =>
      (rows.evm_tx_total ?? [])
        .map((row) => JSON.parse(row))
        .sort((left, right) => left.number - right.number);
    expect(ofTotals(await rowsOf(chain))).toEqual(totals);
    // The last common block is MAX_REWIND below the checkpoint.
    node.chain = historyChain(8, "b", common, () => []);
    await settle(indexer);
    expect(indexer.status).toMatchObject({ height: 7, tip: 7, broken: false });
    expect(ofTotals(await rowsOf(chain))).toEqual([]);

    const other = newChain();
    const deep = new ScriptedNode(historyChain(6 + MAX_REWIND, "a", common, () => []));
    const broken = indexerOf(deep, other, { batchSize: 1_024 });
    await settle(broken);
    const before = await rowsOf(other);
    deep.chain = historyChain(8, "b", common, () => []);
    await expect(broken.step()).rejects.toThrow(ChainBrokenError);
    expect(broken.status.broken).toBe(false); // it is read once more
    await expect(broken.step()).rejects.toThrow(ChainBrokenError);
    expect(broken.status.broken).toBe(true);
    expect(await rowsOf(other)).toEqual(before);
  });

  test("of another genesis stops with an error and keeps its rows", async () => {
    const chain = newChain();
    const node = new ScriptedNode(historyChain(9, "a"));
    const indexer = indexerOf(node, chain);
    await settle(indexer);
    const before = await rowsOf(chain);
    node.chain = historyChain(12, "another genesis");
    for (let read = 0; read < 2; read++) {
      expect(indexer.status.broken).toBe(false);
      await expect(indexer.step()).rejects.toThrow("Test: the node has another block 0 than is indexed");
    }
    expect(indexer.status).toMatchObject({ broken: true, height: 8 });
    expect(await rowsOf(chain)).toEqual(before);
  });
});

/** A block whose time is more than its column holds. */
const unfit = (block: EvmBlock): EvmBlock => ({ ...block, timestamp: 2 ** 64 });

const oddities: readonly {
  readonly what: string;
  readonly odd: (node: ScriptedNode) => Partial<Pick<EvmNode, "head" | "blocks" | "blockHash">>;
}[] = [
  { what: "blocks in the wrong order", odd: (node) => reordered(node, (blocks) => blocks.toReversed()) },
  { what: "one block twice", odd: (node) => reordered(node, ([first]) => (first ? [first, first] : [])) },
  { what: "a block that cannot be stored", odd: (node) => reordered(node, (blocks) => blocks.map(unfit)) },
  {
    what: "blocks of another chain",
    odd: () => {
      const other = historyChain(20, "another genesis");
      return {
        blocks: async (from, count) => other.slice(from, from + count),
        blockHash: async (number) => other[number]?.hash,
      };
    },
  },
];

function reordered(
  node: ScriptedNode,
  change: (blocks: readonly EvmBlock[]) => EvmBlock[],
): Pick<EvmNode, "blocks"> {
  return {
    blocks: async (from, count) => change(await ScriptedNode.prototype.blocks.call(node, from, count)),
  };
}

describe("a single invalid response of a node", () => {
  test.each(oddities)("$what is read again, and the chain is not broken", async ({ odd }) => {
    const chain = newChain();
    const node = new ScriptedNode(historyChain(9, "a"));
    const indexer = indexerOf(node, chain);
    await settle(indexer);
    node.chain = historyChain(14, "a");
    Object.assign(node, odd(node));
    await expect(indexer.step()).rejects.toThrow();
    expect(indexer.status).toMatchObject({ broken: false, height: 8, fault: expect.any(Error) });
    for (const method of ["blocks", "blockHash"] as const) Reflect.deleteProperty(node, method);
    await settle(indexer);
    expect(indexer.status).toMatchObject({ broken: false, height: 13, fault: undefined });
    expect(await takeRows(chain)).toEqual(await undisturbed(node.chain));
  });

  test("that is repeated is the chain's: the blocks before it are indexed, and the chain is broken", async () => {
    const chain = newChain();
    const node = new ScriptedNode(historyChain(9, "a"));
    node.chain = node.chain.map((block, number) => (number === 5 ? unfit(block) : block));
    const indexer = indexerOf(node, chain);
    for (let steps = 0; steps < 20 && !indexer.status.broken; steps++) await indexer.step().catch(() => {});
    expect(indexer.status).toMatchObject({ broken: true, height: 4, fault: { name: "ContradictionError" } });
  });
});

describe("an indexer", () => {
  test("waits for a node that lags behind", async () => {
    const chain = newChain();
    const node = new ScriptedNode(historyChain(20, "a"));
    const indexer = indexerOf(node, chain);
    await settle(indexer);
    for (let times = 0; times < 3; times++) {
      node.lag = 6;
      for (let look = 0; look < LAG_LOOKS; look++) expect(await indexer.step()).toBe(true);
      expect(indexer.status.height).toBe(19);
      node.lag = 0;
      expect(await indexer.step()).toBe(true);
    }
    // What stays away was taken back.
    node.lag = 6;
    await settle(indexer);
    expect(indexer.status).toMatchObject({ height: 13, tip: 13 });
    node.lag = 0;
    await settle(indexer);
    expect(indexer.status.height).toBe(19);
  });

  test("does not loop with a node that contradicts itself", async () => {
    const chain = newChain();
    const node = new ScriptedNode(historyChain(10, "a"));
    const indexer = indexerOf(node, chain);
    await settle(indexer);
    const [ours, theirs] = [node.chain, historyChain(14, "b", node.chain.slice(0, 3))];
    node.chain = theirs;
    node.blockHash = (number: number) => Promise.resolve(ours[number]?.hash);
    await expect(indexer.step()).rejects.toThrow("the node disagrees with itself about block 9");
    expect(indexer.status).toMatchObject({ broken: false, height: 9 });
  });

  test("beside another one stores nothing twice", async () => {
    const blocks = historyChain(60, "a");
    const chain = newChain();
    const both = [5, 8].map((batch) => indexerOf(new ScriptedNode(blocks), chain, { batchSize: batch }));
    const refused: unknown[] = [];
    for (let turns = 0; turns < 200 && both.some(({ status }) => status.height < 59); turns++) {
      await Promise.all(both.map((indexer) => indexer.step().catch((error) => refused.push(String(error)))));
    }
    for (const indexer of both) await settle(indexer);
    expect(refused.length).toBeGreaterThan(0);
    for (const text of refused) expect(text).toContain("is another indexer at work?");
    expect(await takeRows(chain)).toEqual(await undisturbed(blocks));
  });

  test("commits a batch completely or not at all", async () => {
    const chain = newChain();
    const blocks = historyChain(20, "a");
    const indexer = indexerOf(
      new ScriptedNode(blocks),
      chain,
      { batchSize: 20 },
      {
        commit: async (id, from, facts, to, at) => {
          // The last noun that is written breaks a rule of the database.
          const changes = [
            ...facts.icm.changes,
            { number: 1, idx: 0, logIndex: 0, messageId: "0x01", kind: null as never, fee: null },
          ];
          return store.evm.chains.commit(id, from, { ...facts, icm: { ...facts.icm, changes } }, to, at);
        },
      },
    );
    await expect(indexer.step()).rejects.toThrow(/kind|null/);
    for (const [table, rows] of Object.entries(await rowsOf(chain))) expect(rows, table).toEqual([]);
    await settle(indexerOf(new ScriptedNode(blocks), chain));
  });

  test("records once a minute that there is no new block", async () => {
    const chain = newChain();
    const notes: number[] = [];
    const indexer = indexerOf(
      new ScriptedNode(historyChain(3, "a")),
      chain,
      { batchSize: 9 },
      {
        settle: async (...given) => {
          notes.push(given[2]);
          return store.evm.chains.settle(...given);
        },
      },
    );
    await settle(indexer);
    for (const later of [0, 30_000, 59_999, 60_000, 60_001, 119_999, 120_000]) {
      clock.now = 1_000 + later;
      await indexer.step();
    }
    expect(notes).toEqual([1_000, 61_000, 121_000]);
    expect((await store.evm.chains.activity(chain))?.settledAt).toBe(121_000);
  });
});

describe("tokens", () => {
  const text = (name: string) => {
    const hex = Buffer.from(name).toString("hex");
    return { data: `0x${word(32)}${word(name.length)}${hex.padEnd(64, "0")}` };
  };
  const says = (data: string): EvmCallResult =>
    data === "0x313ce567" ? { data: `0x${word(6)}` } : text(data === "0x06fdde03" ? "Coin" : "C");

  test("are read once, and have their names with their first transfer", async () => {
    const chain = newChain();
    const node = new ScriptedNode(historyChain(12, "a"));
    node.says = says;
    let unnamed = 0;
    const indexer = indexerOf(
      node,
      chain,
      { batchSize: 100 },
      {
        commit: async (...given) => {
          await store.evm.chains.commit(...given);
          unnamed += (await store.evm.tokens.listUnread(chain, 9)).length;
        },
      },
    );
    await settle(indexer);
    node.chain = historyChain(30, "a", node.chain);
    await settle(indexer);
    expect(unnamed).toBe(0);
    expect(new Set(node.asked).size).toBe(node.asked.length);
    const { evm_token } = await rowsOf(chain);
    expect(evm_token).toHaveLength(3);
    for (const row of evm_token ?? [])
      expect(JSON.parse(row)).toMatchObject({ name: "Coin", symbol: "C", decimals: 6 });
  });

  test("that cannot be read are read later, and blocks do not wait for them", async () => {
    const chain = newChain();
    const node = new ScriptedNode(historyChain(12, "a"));
    const real = node.calls.bind(node);
    let away = true;
    node.calls = (calls) =>
      away ? Promise.reject(new EvmNodeError("away", { unreachable: true })) : real(calls);
    node.says = says;
    const indexer = indexerOf(node, chain, { batchSize: 100 });
    await expect(settle(indexer)).rejects.toThrow("away");
    expect(indexer.status).toMatchObject({ height: 11, broken: false });
    away = false;
    await settle(indexer);
    expect(await store.evm.tokens.listUnread(chain, 9)).toEqual([]);
  });

  test("whose contract does not respond in time are read again, three times", async () => {
    const chain = newChain();
    const node = new ScriptedNode(historyChain(12, "a"));
    const silent: EvmCallResult = { noResult: "the node did not respond in time" };
    node.says = (data) => (data === "0x06fdde03" ? silent : says(data));
    const indexer = indexerOf(node, chain, { batchSize: 100 });
    const names = async () =>
      ((await rowsOf(chain)).evm_token ?? []).map((row) => {
        const { name, symbol } = JSON.parse(row);
        return { name, symbol };
      });
    await settle(indexer);
    expect(await store.evm.tokens.listUnread(chain, 9)).toHaveLength(3);
    const calls = node.asked.length;
    await settle(indexer);
    expect(node.asked).toHaveLength(calls); // until its time has come
    node.says = says;
    clock.now += 60_000;
    await settle(indexer);
    expect(await names()).toEqual(Array(3).fill({ name: "Coin", symbol: "C" }));

    // One that never responds has no name: exports wait for the names of all.
    await takeRows(chain);
    const other = newChain();
    node.says = (data) => (data === "0x06fdde03" ? silent : says(data));
    const mute = indexerOf(node, other, { batchSize: 100 });
    for (const unread of [3, 3, 0]) {
      await settle(mute);
      expect(await store.evm.tokens.listUnread(other, 9)).toHaveLength(unread);
      clock.now += 60_000;
    }
  });

  test("with no name or an invalid one are stored without a name", async () => {
    const chain = newChain();
    const node = new ScriptedNode(historyChain(12, "a"));
    const responses: EvmCallResult[] = [{ reverted: "no" }, { data: "0x" }, { data: `0x${"ff".repeat(96)}` }];
    node.says = () => responses[node.asked.length % 3] ?? { reverted: "no" };
    await settle(indexerOf(node, chain, { batchSize: 100 }));
    for (const row of (await rowsOf(chain)).evm_token ?? []) {
      expect(JSON.parse(row)).toMatchObject({ name: null, symbol: null, decimals: null });
    }
    expect(await store.evm.tokens.listUnread(chain, 9)).toEqual([]);
  });
});
