/** Pages of an owner's outputs are those of a plain list, however many outputs come first that the owners cannot spend. */

import fc from "fast-check";
import { expect, test } from "vitest";
import type { Key, Window } from "../src/domain/listing.ts";
import { noFacts, type UtxoFact } from "../src/domain/p/facts.ts";
import type { UtxoFilter } from "../src/store/utxos/request.ts";
import { openStore } from "./harness.ts";
import { NO_LEDGER } from "./p-ledger.ts";

const idOf = (index: number, bytes = 32) => `0x${index.toString(16).padStart(2 * bytes, "0")}`;
const OWNERS = [1, 2, 3].map((index) => idOf(0xadd0000 + index, 20));
/** Ids of outputs, of which five in a row begin with the seven bytes that indexes have. */
const utxoIdOf = (index: number) => idOf((Math.floor(index / 5) * 7_919) % 101, 7) + idOf(index, 25).slice(2);
const chainIds = { "p-chain": idOf(0), "x-chain": idOf(1), "c-chain": idOf(2) };
const SPENT_AT = 2;

const { store } = await openStore();

interface Output {
  readonly amount: number;
  readonly time: number;
  readonly threshold: number;
  readonly owners: readonly string[];
  readonly isSpent: boolean;
}

const utxo = ({ amount, time, threshold, owners }: Output, index: number): UtxoFact => ({
  utxoId: utxoIdOf(index),
  txId: idOf(2_000 + index),
  outputIndex: 0,
  assetId: null,
  amount: String(amount),
  locktime: "0",
  stakeableLocktime: "0",
  threshold,
  addresses: [...owners],
  kind: null,
  rewardType: null,
  createdOn: null,
  consumedOn: null,
  height: 1,
  time,
  emittingTx: null,
  stakeStart: null,
  stakeEnd: null,
});

const checkpoint = (height: number) => ({
  height,
  blockId: idOf(height),
  time: height,
  ...NO_LEDGER,
});

/** Stores outputs of block 1. */
async function keep(network: number, outputs: readonly Output[]): Promise<void> {
  const facts = noFacts();
  facts.utxos.push(...outputs.map(utxo));
  await store.chains["p-chain"].commit(network, undefined, facts, checkpoint(1));
}

/** Stores block 2, which spends some of them. */
async function spend(network: number, outputs: readonly Output[]): Promise<void> {
  const facts = noFacts();
  outputs.forEach(({ isSpent }, index) => {
    if (!isSpent) return;
    const consumed = { consumingTx: idOf(3_000 + index), consumedHeight: SPENT_AT, consumedTime: SPENT_AT };
    facts.spends.push({ utxoId: utxoIdOf(index), ...consumed });
  });
  await store.chains["p-chain"].commit(network, 1, facts, checkpoint(SPENT_AT));
}

/** The ids of all pages. */
async function walk(network: number, height: number, filter: UtxoFilter, order: Window["order"]) {
  const ids: string[] = [];
  for (let after: Key | undefined, pages = 0; pages < 200; pages += 1) {
    const window = { networkId: network, snapshot: { height, time: 10, poll: 0 }, order, limit: 3, after };
    const { items, next } = await store.utxos["p-chain"].list(window, filter);
    ids.push(...items.map(({ utxoId }) => utxoId));
    if (!next) return ids;
    after = next;
  }
  throw new Error("the listing does not end");
}

/** The same by a plain list. */
function expected(outputs: readonly Output[], filter: UtxoFilter, order: Window["order"]): string[] {
  const { addresses, minAmount, includeSpent, sortBy } = filter;
  return outputs
    .map((output, index) => ({ ...output, utxoId: utxoIdOf(index) }))
    .filter(({ amount }) => amount >= Number(minAmount))
    .filter(({ isSpent }) => includeSpent || !isSpent)
    .filter(({ owners, threshold }) => {
      const known = owners.filter((owner) => addresses?.includes(owner));
      return !addresses || known.length >= Math.max(threshold, 1);
    })
    .sort((a, b) => {
      const key = sortBy === "amount" ? a.amount - b.amount : a.time - b.time;
      return (order === "asc" ? 1 : -1) * (key || (a.utxoId < b.utxoId ? -1 : 1));
    })
    .map(({ utxoId }) => utxoId);
}

const filters = fc.record({
  addresses: fc.option(fc.uniqueArray(fc.constantFrom(...OWNERS), { minLength: 1 }), { nil: undefined }),
  minAmount: fc.constantFrom("0", "5"),
  includeSpent: fc.boolean(),
  sortBy: fc.constantFrom("timestamp" as const, "amount" as const),
  chainIds: fc.constant(chainIds),
});

const output = fc.record({
  amount: fc.integer({ min: 1, max: 9 }),
  time: fc.integer({ min: 1, max: 9 }),
  threshold: fc.integer({ min: 1, max: 2 }),
  owners: fc.uniqueArray(fc.constantFrom(...OWNERS), { minLength: 1 }),
  isSpent: fc.boolean(),
});

test("any outputs, owners, filter and order", async () => {
  let network = 60_000;
  const order = fc.constantFrom("asc" as const, "desc" as const);
  await fc.assert(
    fc.asyncProperty(
      fc.array(output, { minLength: 1, maxLength: 25 }),
      filters,
      order,
      async (outputs, filter, order) => {
        network += 1;
        await keep(network, outputs);
        const unspent = outputs.map((one) => ({ ...one, isSpent: false }));
        expect(await walk(network, 1, filter, order)).toEqual(expected(unspent, filter, order));
        await spend(network, outputs);
        expect(await walk(network, SPENT_AT, filter, order)).toEqual(expected(outputs, filter, order));
      },
    ),
    { numRuns: 25 },
  );
});

test("more outputs first that the owner cannot spend alone than are looked at beyond a page", async () => {
  const [owner = "", other = ""] = OWNERS;
  const shared = { amount: 1, threshold: 2, owners: [owner, other], isSpent: false };
  const outputs = [
    ...Array.from({ length: 80 }, (_, index) => ({ ...shared, time: 100 + index })),
    ...Array.from({ length: 5 }, (_, index) => ({ ...shared, threshold: 1, time: 1 + index })),
  ];
  await keep(59_000, outputs);
  for (const includeSpent of [false, true]) {
    const filter = {
      addresses: [owner],
      minAmount: "0",
      includeSpent,
      sortBy: "timestamp" as const,
      chainIds,
    };
    expect(await walk(59_000, 1, filter, "desc")).toEqual(expected(outputs, filter, "desc"));
  }
});

test("outputs of which an index has the same, written in any order", async () => {
  const owners = OWNERS.slice(0, 1);
  const outputs = Array.from({ length: 5 }, () => ({
    amount: 1,
    time: 1,
    threshold: 1,
    owners,
    isSpent: false,
  }));
  const facts = noFacts();
  facts.utxos.push(...outputs.map(utxo).reverse());
  await store.chains["p-chain"].commit(58_000, undefined, facts, checkpoint(1));
  for (const addresses of [owners, undefined]) {
    for (const sortBy of ["timestamp", "amount"] as const) {
      const filter = { addresses, minAmount: "0", includeSpent: true, sortBy, chainIds };
      for (const order of ["asc", "desc"] as const)
        expect(await walk(58_000, 1, filter, order)).toEqual(expected(outputs, filter, order));
    }
  }
});
