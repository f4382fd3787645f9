/** A stop at any point loses nothing and doubles nothing; a chain that does not fit stops loudly. */

import { encodeBlock } from "@primary-network/codec/p";
import { createLocalnet } from "@primary-network/localnet";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { chainIds } from "../src/domain/network.ts";
import { createPIndexer } from "../src/indexer/p.ts";
import type { Indexer } from "../src/indexer/run.ts";
import { createPChainNode, type PChainNode } from "../src/sources/p/node.ts";
import type { Store } from "../src/store/store.ts";
import { identityOf, openStore, sourceOf } from "./harness.ts";
import { rowsOfNetwork } from "./index-rows.ts";

const net = await createLocalnet({ validators: 6, delegators: 12, weeks: 3 });
const { db, store } = await openStore();
const { nodeUrl: baseUrl, fetch } = sourceOf(net);
const node = createPChainNode({ baseUrl, fetch });

type PChainStore = Store["chains"]["p-chain"];

// One database holds every run, each under a network id of its own; ids above 5 follow the same upgrade rules.
let nextId = 20_000;

function indexerOf(
  networkId: number,
  changes: { node?: Partial<PChainNode>; store?: Partial<PChainStore>; batchSize?: number } = {},
) {
  return createPIndexer({
    network: { ...identityOf(net), networkId },
    genesis: net.genesisBytes,
    node: { ...node, ...changes.node },
    store: { ...store.chains["p-chain"], ...changes.store },
    stakers: store.stakers,
    l1Validations: store.l1Validations,
    uptimes: store.uptimes,
    clock: () => net.now() * 1000,
    batchSize: changes.batchSize,
  });
}

async function finish(indexer: Indexer): Promise<void> {
  for (let steps = 0; steps < 2_000; steps++) if (await indexer.step()) return;
  throw new Error("no end");
}

/** Numbers from 0 to 1 that follow from a seed: the minimal standard generator of Park and Miller. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Table that the history does not fill, because it has no imports. */
const UNFILLED = ["p_import_owner"];

const dump = (networkId: number) => rowsOfNetwork(db, "p", networkId);

let whole: Record<string, string[]>;
beforeAll(async () => {
  const networkId = nextId++;
  await finish(indexerOf(networkId));
  whole = await dump(networkId);
  const empty = Object.entries(whole).flatMap(([table, rows]) => (rows.length > 0 ? [] : [table]));
  expect(empty).toEqual(UNFILLED);
});

test("every batch size gives the same state", async () => {
  for (const batchSize of [1, 7, 1024]) {
    const networkId = nextId++;
    await finish(indexerOf(networkId, { batchSize }));
    expect(await dump(networkId)).toEqual(whole);
  }
});

test("failures of node and database anywhere, and restarts, give the same state", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 2 ** 31 - 2 }),
      fc.integer({ min: 3, max: 60 }),
      async (seed, batchSize) => {
        const chance = chances(seed);
        const networkId = nextId++;
        let failures = 0;
        const fails = (share: number) => chance() < share;
        const faulty: Partial<PChainNode> = {
          blocks: async (from, count) => {
            if (fails(0.2)) throw new Error("node is away");
            const blocks = await node.blocks(from, count);
            return fails(0.2) ? blocks.slice(0, 1 + Math.floor(blocks.length / 2)) : blocks;
          },
          rewardUtxos: async (txId) => {
            if (fails(0.02)) throw new Error("node is away");
            return node.rewardUtxos(txId);
          },
        };
        const broken: Partial<PChainStore> = {
          // The last insert of the transaction fails, so that all before it must be undone; at least once in
          // each run, since a few large batches may pass by chance.
          commit: (id, from, facts, to) => {
            const [block] = facts.blocks;
            if (!block || (failures > 0 && !fails(0.3)))
              return store.chains["p-chain"].commit(id, from, facts, to);
            const chain = {
              blockchainId: "same",
              subnetId: "",
              name: "",
              vmId: "",
              genesis: "",
              isEvm: false,
              evmChainId: null,
            };
            const twice = { ...chain, height: 1, idx: 0, time: 0 };
            return store.chains["p-chain"].commit(
              id,
              from,
              { ...facts, blockchains: [...facts.blockchains, twice, twice] },
              to,
            );
          },
        };
        let indexer = indexerOf(networkId, { node: faulty, store: broken, batchSize });
        for (let steps = 0; steps < 3_000; steps++) {
          // A kill: the next indexer knows only what is stored.
          if (fails(0.1)) indexer = indexerOf(networkId, { node: faulty, store: broken, batchSize });
          try {
            if (await indexer.step()) break;
          } catch {
            failures++;
          }
        }
        expect(failures).toBeGreaterThan(0);
        expect(await dump(networkId)).toEqual(whole);
      },
    ),
    { numRuns: 4 },
  );
});

test("a second indexer of the same network stores nothing twice", async () => {
  const networkId = nextId++;
  const [first, second] = [indexerOf(networkId, { batchSize: 20 }), indexerOf(networkId, { batchSize: 20 })];
  await first.step();
  await first.step();
  await second.step(); // goes on where the first one is
  await expect(first.step()).rejects.toThrow(/is another indexer at work\?$/);
  await finish(first); // reads the checkpoint again
  expect(await dump(networkId)).toEqual(whole);
});

test("a failure does not hide the index", async () => {
  let away = false;
  const blocks: PChainNode["blocks"] = async (from, count) => {
    if (away) throw new Error("node is away");
    return node.blocks(from, count);
  };
  const indexer = indexerOf(nextId++, { node: { blocks }, batchSize: 5 });
  expect(indexer.status.height).toBe(-1);
  await indexer.step();
  const { height } = indexer.status;
  expect(height).toBeGreaterThan(0);
  away = true;
  await expect.poll(() => indexer.step().catch(String)).toContain("node is away"); // what was read ahead comes first
  expect(indexer.status).toMatchObject({
    height: expect.toSatisfy((now: number) => now >= height),
    broken: false,
  });
});

test("a block with another parent, height or form stops the chain, and the error names the height", async () => {
  const block = net.blocks.find(({ height }) => height === 5n)?.block;
  if (!block) throw new Error("no block 5");
  const given: [bytes: Uint8Array, message: RegExp][] = [
    [
      encodeBlock({ ...block, parentId: new Uint8Array(32).fill(7) }),
      /^P-Chain block 5 has parent \w+, but \w+ is indexed$/,
    ],
    [encodeBlock({ ...block, height: 6n }), /^P-Chain block at height 5 says its height is 6$/],
    [new Uint8Array(10), /^P-Chain block 5 cannot be decoded: /],
  ];
  for (const [bytes, message] of given) {
    const networkId = nextId++;
    const blocks: PChainNode["blocks"] = async (from, count) => {
      const real = await node.blocks(from, count);
      return real.map((own, index) => (from + index === 5 ? { ...own, bytes } : own));
    };
    const indexer = indexerOf(networkId, { node: { blocks }, batchSize: 2 });
    await expect(finish(indexer)).rejects.toThrow(message);
    expect(indexer.status).toMatchObject({ broken: false }); // it may be one odd response of the node
    await expect(finish(indexer)).rejects.toThrow(message);
    expect(indexer.status).toMatchObject({ broken: true });
    expect(await store.chains["p-chain"].checkpoint(networkId)).toMatchObject({ height: 4 });
  }
});

test("a started listing does not change while blocks arrive", async () => {
  const networkId = nextId++;
  const indexer = indexerOf(networkId, { batchSize: 12 });
  const now = net.now();
  const window = (height: number, after?: { sort: string; tie: string }) => ({
    networkId,
    snapshot: { height, time: now, poll: 0 },
    order: "desc" as const,
    after,
    limit: 7,
  });
  const lists = {
    validators: (at: ReturnType<typeof window>) =>
      store.validators.list(at, { sortBy: "delegationCapacity" as const }),
    utxos: (at: ReturnType<typeof window>) =>
      store.utxos["p-chain"].list(at, {
        minAmount: "0",
        includeSpent: false,
        sortBy: "amount" as const,
        chainIds: chainIds(identityOf(net)),
      }),
    transactions: (at: ReturnType<typeof window>) => store.transactions["p-chain"].list(at, {}),
    subnets: (at: ReturnType<typeof window>) => store.subnets.list(at),
    delegators: (at: ReturnType<typeof window>) => store.delegators.list(at, {}),
  };
  for (let step = 0; step < 12; step++) await indexer.step();
  const height = indexer.status.height;
  const expected: Record<string, readonly unknown[]> = {};
  for (const [name, list] of Object.entries(lists)) {
    expected[name] = (await list({ ...window(height), limit: 10_000 })).items;
  }
  let moved = 0;
  for (const [name, list] of Object.entries(lists)) {
    const got: unknown[] = [];
    let after: { sort: string; tie: string } | undefined;
    do {
      const { items, next } = await list(window(height, after));
      got.push(...items);
      after = next;
      if (!(await indexer.step())) moved++;
    } while (after);
    expect(got, name).toEqual(expected[name]);
  }
  expect(moved).toBeGreaterThan(3);
});
