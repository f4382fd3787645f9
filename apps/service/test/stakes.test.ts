/** Listings of stakers read few pages of the database, and sums that are kept equal those that are added up. */

import fc from "fast-check";
import pg from "pg";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { connectTo } from "../../../tools/shared/postgres-client.ts";
import type { Window } from "../src/domain/listing.ts";
import { PRIMARY_ID } from "../src/domain/network.ts";
import { type Facts, noFacts, type StakerFact } from "../src/domain/p/facts.ts";
import { type Store, storeOn } from "../src/store/store.ts";
import { openStore } from "./harness.ts";
import { NO_LEDGER } from "./p-ledger.ts";

const idOf = (index: number, bytes = 32) => `0x${index.toString(16).padStart(2 * bytes, "0")}`;
const nodeOf = (index: number) => idOf(index, 20);
const addressOf = (index: number) => idOf(0xadd0000 + index, 20);

const staker = (given: Partial<StakerFact> & Pick<StakerFact, "txId" | "kind" | "nodeId" | "height">) => {
  const rewards = given.ownAddresses ?? [addressOf(1)];
  return {
    subnetId: PRIMARY_ID,
    weight: "2000000000000",
    startTime: 0,
    endTime: 1_000,
    renews: false,
    feeShares: given.kind === "validator" ? 20_000 : null,
    potentialReward: "1000",
    rewardAddresses: rewards,
    ownAddresses: rewards,
    feeAddresses: given.kind === "validator" ? rewards : null,
    blsPublicKey: null,
    blsProof: null,
    idx: 0,
    ...given,
  };
};

const end = (txId: string, height: number, amounts: { rewardAmount: string | null; feeAmount: string }) => ({
  txId,
  rewardTx: idOf(Number(BigInt(txId)) + 0xffff_0000),
  rewardHeight: height,
  rewardTime: height,
  ...amounts,
});

const checkpoint = (height: number) => ({
  height,
  blockId: idOf(height),
  time: height,
  ...NO_LEDGER,
});

const block = (height: number): Facts["blocks"][number] => ({
  height,
  blockId: idOf(height),
  parentId: idOf(Math.max(0, height - 1)),
  type: "BanffStandardBlock",
  time: height,
  size: 1,
  supply: "1",
  containerId: null,
  containerParent: null,
  proposer: null,
  proposerHeight: null,
  proposerTime: null,
});

const { db, store, databaseUrl } = await openStore();

const windowAt = (networkId: number, height: number, time: number, more: Partial<Window> = {}): Window => ({
  networkId,
  snapshot: { height, time, poll: 0 },
  order: "desc",
  limit: 100,
  ...more,
});

const delegations = fc.array(
  fc.record({
    weight: fc.integer({ min: 1, max: 1_000_000 }),
    height: fc.integer({ min: 2, max: 5 }),
    startTime: fc.integer({ min: 0, max: 60 }),
    endTime: fc.integer({ min: 61, max: 100 }),
    isRefused: fc.boolean(),
    endsAt: fc.integer({ min: 6, max: 8 }),
  }),
  { maxLength: 12 },
);

test("sums at every height and time are the same, kept by a process, kept in the database, or added up", async () => {
  let network = 40_000;
  await fc.assert(
    fc.asyncProperty(delegations, fc.integer({ min: 7, max: 9 }), async (given, endsAt) => {
      network += 1;
      const chain = store.chains["p-chain"];
      const validator = idOf(1);
      const nodeId = nodeOf(7);
      const facts: Facts[] = Array.from({ length: 10 }, noFacts);
      facts[1]?.stakers.push(staker({ txId: validator, kind: "validator", nodeId, height: 1, endTime: 100 }));
      for (const [index, { weight, isRefused, endsAt: height, ...one }] of given.entries()) {
        const txId = idOf(100 + index);
        const known = staker({ ...one, txId, kind: "delegator", nodeId, weight: String(weight), idx: index });
        facts[one.height]?.stakers.push(known);
        const amounts = { rewardAmount: isRefused ? null : "980", feeAmount: isRefused ? "0" : "20" };
        facts[height]?.termEnds.push(end(txId, height, amounts));
      }
      // Some delegations end after it here, which no chain allows: what is kept must follow all the same.
      facts[endsAt]?.termEnds.push(end(validator, endsAt, { rewardAmount: "1000", feeAmount: "0" }));
      const rowsOf = async (from: Store) => {
        const rows = [];
        for (let height = 1; height < facts.length; height += 1) {
          for (const time of [30, 80, 99, 100, 101]) {
            const { items } = await from.validators.list(windowAt(network, height, time), {
              sortBy: "blockIndex",
            });
            rows.push({ height, time, items });
          }
        }
        return rows;
      };
      const following = [];
      for (const [height, one] of facts.entries()) {
        one.blocks.push(block(height));
        await chain.commit(network, height === 0 ? undefined : height - 1, one, checkpoint(height));
        const { items } = await store.validators.list(windowAt(network, height, 80), {
          sortBy: "blockIndex",
        });
        following.push(items);
      }
      const kept = await rowsOf(storeOn(db));
      const comparable = (rows: typeof kept) =>
        rows.map(({ items, ...at }) => ({
          ...at,
          // What a completed validation still expects is not shown, nor between which times no delegation of it begins or ends.
          items: items.map(({ validation: { expectedFees, status, ...row }, ...rest }) => ({
            ...rest,
            ...row,
            status,
            expectedFees: status === "completed" ? undefined : expectedFees,
          })),
        }));
      expect(kept.filter(({ time, height }) => time === 80 && height > 0).map(({ items }) => items)).toEqual(
        following.slice(1),
      );
      await db.updateTable("p_staker").set({ settled_height: null }).where("network", "=", network).execute();
      expect(comparable(await rowsOf(storeOn(db)))).toEqual(comparable(kept));
    }),
    { numRuns: 3 },
  );
});

const NETWORK = 50_000;
const VALIDATIONS = 100;
const EACH = 100;
const OPEN_FROM = VALIDATIONS * 0.9;
const LAST = VALIDATIONS + 1;

const delegationOf = (index: number, each: number) => idOf(1_000_000 + index * EACH + each);

/** Validations that follow each other, of which the last tenth is active, each with delegations; a tenth of the nodes is busy. */
function beginnings(height: number): Facts {
  const facts = noFacts();
  facts.blocks.push(block(height));
  if (height === 0) return facts;
  const index = height - 1;
  const endTime = index >= OPEN_FROM ? 10_000 : 5_000;
  const nodeId = nodeOf(1 + (index % 10));
  facts.stakers.push(staker({ txId: idOf(1 + index), kind: "validator", nodeId, height, endTime }));
  for (let each = 0; each < EACH; each += 1) {
    const ownAddresses = [addressOf(each % 2 === 0 ? 0 : each)];
    const delegation = { kind: "delegator" as const, nodeId, height, endTime, ownAddresses, weight: "1000" };
    facts.stakers.push(staker({ ...delegation, txId: delegationOf(index, each), idx: each + 1 }));
  }
  return facts;
}

/** The ends of all but the open validations and their delegations. */
function endings(): Facts {
  const facts = noFacts();
  facts.blocks.push(block(LAST));
  for (let index = 0; index < OPEN_FROM; index += 1) {
    facts.termEnds.push(end(idOf(1 + index), LAST, { rewardAmount: "1000", feeAmount: "0" }));
    for (let each = 0; each < EACH; each += 1)
      facts.termEnds.push(end(delegationOf(index, each), LAST, { rewardAmount: "980", feeAmount: "20" }));
  }
  return facts;
}

/** Statistics, which a database that is in use collects by itself. */
async function analyze(): Promise<void> {
  const connection = await connectTo(databaseUrl);
  await connection.query("vacuum analyze");
  await connection.end();
}

interface Statement {
  readonly text: string;
  readonly values?: readonly unknown[];
}

/** The one method through which the store sends statements to PostgreSQL. */
const client = pg.Client.prototype as unknown as { query(this: pg.Client, ...args: unknown[]): unknown }; // it has ten overloads

/** Pages of 8 kB that the statements of a call read, by their plans. */
async function pagesRead(call: () => Promise<unknown>): Promise<number> {
  const statements: Statement[] = [];
  const { query } = client;
  client.query = function (...args) {
    const [first, values] = args as [string | Statement, unknown[] | undefined];
    const statement = typeof first === "string" ? { text: first, ...(values && { values }) } : first;
    if (/^\s*(select|with)\b/i.test(statement.text)) statements.push(statement);
    return query.apply(this, args);
  };
  try {
    await call();
  } finally {
    client.query = query;
  }
  const connection = await connectTo(databaseUrl);
  let pages = 0;
  for (const { text, values } of statements) {
    const { rows } = await connection.query(`explain (analyze, buffers, format json) ${text}`, [
      ...(values ?? []),
    ]);
    const { Plan: plan } = rows[0]["QUERY PLAN"][0];
    pages += Number(plan["Shared Hit Blocks"]) + Number(plan["Shared Read Blocks"]);
  }
  await connection.end();
  return pages;
}

/** A page of ten reads each row by its key, from indexes of three levels: reading one in twenty rows would take more. */
const MOST_PAGES = 200;

describe.skipIf(inject("postgres") === undefined)("what a page of 10 reads", () => {
  beforeAll(async () => {
    const chain = store.chains["p-chain"];
    for (let height = 0; height < LAST; height += 1) {
      const from = height === 0 ? undefined : height - 1;
      await chain.commit(NETWORK, from, beginnings(height), checkpoint(height));
      if (height === 1) await analyze();
    }
    await analyze();
    await chain.commit(NETWORK, LAST - 1, endings(), checkpoint(LAST));
    await analyze();
  });

  const page = (more: Partial<Window> = {}) => windowAt(NETWORK, LAST, 6_000, { limit: 10, ...more });
  const nodes = Array.from({ length: 16 }, (_, index) => nodeOf(1 + index));
  const asc = page({ order: "asc" });
  const cases: Readonly<Record<string, () => Promise<{ readonly items: readonly unknown[] }>>> = {
    "validators, all": () => store.validators.list(page(), { sortBy: "blockIndex" }),
    "validators, oldest first": () => store.validators.list(asc, { sortBy: "blockIndex" }),
    "validators, completed": () =>
      store.validators.list(page(), { sortBy: "blockIndex", status: "completed" }),
    "validators by capacity": () => store.validators.list(page(), { sortBy: "delegationCapacity" }),
    "validators by capacity, least first": () => store.validators.list(asc, { sortBy: "delegationCapacity" }),
    "validators of a minimum capacity": () =>
      store.validators.list(page(), { sortBy: "blockIndex", capacity: { min: "1" } }),
    "validators of a node": () => store.validators.list(page(), { sortBy: "blockIndex", nodeId: nodeOf(3) }),
    "delegators, all": () => store.delegators.list(page(), {}),
    "delegators, active, oldest first": () => store.delegators.list(asc, { status: "active" }),
    "delegators, completed": () => store.delegators.list(page(), { status: "completed" }),
    "delegators of nodes": () => store.delegators.list(page(), { nodeIds: nodes.slice(0, 4) }),
    "delegators of a busy address": () => store.delegators.list(asc, { rewardAddresses: [addressOf(0)] }),
    "delegators of a node and an address": () =>
      store.delegators.list(page(), { nodeIds: [nodeOf(2)], rewardAddresses: [addressOf(0)] }),
  };

  test.each(Object.entries(cases))("%s", async (_, call) => {
    const { items } = await call(); // the process reads the stakers once
    expect(items).toHaveLength(10);
    expect(await pagesRead(call)).toBeLessThan(MOST_PAGES);
  });

  test("pending delegators and pending rewards that nobody has, at no cost", async () => {
    const none = async () => {
      const pending = await store.delegators.list(page(), { status: "pending" });
      const rewards = await store.pendingRewards.list(page(), { addresses: [addressOf(9_999)] });
      expect([...pending.items, ...rewards.items]).toEqual([]);
    };
    await none();
    expect(await pagesRead(none)).toBe(0);
  });
});
