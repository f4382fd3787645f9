/** A transaction's outputs are read as they were written, whatever their form, and those of the usual form as one value of one row. */

import { beforeAll, expect, test, vi } from "vitest";
import { noFacts, type UtxoFact } from "../src/domain/p/facts.ts";
import { openStore } from "./harness.ts";
import { NO_LEDGER } from "./p-ledger.ts";

const NETWORK = 12_345;
const [CREATED_AT, SPENT_AT] = [1, 2];
const TIME = 2 ** 32 + 7;
const TX = `0x${"0a".repeat(32)}`;
const SPENDER = `0x${"0b".repeat(32)}`;
const OTHER = `0x${"0c".repeat(32)}`;
const OWNERS = [`0x${"01".repeat(20)}`, `0x${"ff".repeat(20)}`];
/** Ids that begin with any digit. */
const utxoIdOf = (index: number): string =>
  `0x${((index * 37) % 256).toString(16).padStart(2, "0").repeat(32)}`;

/** Amounts at the ends of what the forms hold. */
const USUAL: readonly Partial<UtxoFact>[] = [
  { amount: "0" },
  { amount: "1" },
  { amount: String(2n ** 32n) },
  { amount: String(2n ** 53n - 1n) },
  { amount: String(2n ** 53n) },
  { amount: String(2n ** 63n - 1n) },
  { addresses: OWNERS.slice(1) },
];
const UNUSUAL: readonly Partial<UtxoFact>[] = [
  { amount: String(2n ** 63n) },
  { amount: String(2n ** 64n - 1n) },
  { assetId: OTHER },
  { locktime: "1" },
  { stakeableLocktime: "1" },
  { threshold: 0 },
  { threshold: 2, addresses: OWNERS },
  { addresses: [] },
  { addresses: ["0x01"] },
  { kind: "STAKE", stakeStart: 3, stakeEnd: 9 },
  { rewardType: "VALIDATOR", txId: OTHER, emittingTx: TX },
  { consumedOn: OTHER },
];

const facts = [...USUAL, ...UNUSUAL].map(
  (form, outputIndex): UtxoFact => ({
    utxoId: utxoIdOf(outputIndex),
    txId: TX,
    outputIndex,
    assetId: null,
    amount: "5",
    locktime: "0",
    stakeableLocktime: "0",
    threshold: 1,
    addresses: OWNERS.slice(0, 1),
    kind: null,
    rewardType: null,
    createdOn: null,
    consumedOn: null,
    height: CREATED_AT,
    time: TIME,
    emittingTx: null,
    stakeStart: null,
    stakeEnd: null,
    ...form,
  }),
);
/** Every other one of each form. */
const isSpent = ({ outputIndex }: UtxoFact): boolean => outputIndex % 2 === 1;

const { db, store } = await openStore();

beforeAll(async () => {
  const created = noFacts();
  const amounts = { value: [], burned: [], staked: [], l1Balance: [] };
  const block = {
    type: "BanffStandardBlock",
    size: 1,
    supply: "1",
    containerId: null,
    containerParent: null,
  };
  const proposed = { proposer: null, proposerHeight: null, proposerTime: null };
  created.blocks.push({
    ...block,
    ...proposed,
    height: CREATED_AT,
    time: TIME,
    blockId: OTHER,
    parentId: TX,
  });
  created.txs.push({ height: CREATED_AT, idx: 0, time: TIME, txId: TX, type: "BaseTx", detail: { amounts } });
  created.utxos.push(...facts);
  const checkpoint = { blockId: OTHER, time: TIME, ...NO_LEDGER };
  const chain = store.chains["p-chain"];
  await chain.commit(NETWORK, undefined, created, { ...checkpoint, height: CREATED_AT });
  const spent = noFacts();
  for (const fact of facts.filter(isSpent))
    spent.spends.push({
      utxoId: fact.utxoId,
      consumingTx: SPENDER,
      consumedHeight: SPENT_AT,
      consumedTime: TIME + 1,
    });
  await chain.commit(NETWORK, CREATED_AT, spent, { ...checkpoint, height: SPENT_AT });
});

async function emittedAt(height: number) {
  const window = {
    networkId: NETWORK,
    snapshot: { height, time: TIME, poll: 0 },
    order: "desc",
    limit: 1,
  } as const;
  const [row] = (await store.transactions["p-chain"].list(window, { txId: TX })).items;
  return row?.emitted;
}

test.each([CREATED_AT, SPENT_AT])("at height %i all outputs are as they were then", async (height) => {
  expect(await emittedAt(height)).toEqual(
    facts.map((fact) => {
      const spent = height === SPENT_AT && isSpent(fact);
      return {
        ...fact,
        ownersKnown: true,
        consumingTx: spent ? SPENDER : null,
        consumedHeight: spent ? SPENT_AT : null,
        consumedTime: spent ? TIME + 1 : null,
        staked: fact.kind !== null,
      };
    }),
  );
});

test("outputs of the usual form take one row together, all others one each", async () => {
  const executed = vi.spyOn(db, "query");
  await emittedAt(SPENT_AT);
  const [page] = await Promise.all(executed.mock.results.map(({ value }) => value));
  executed.mockRestore();
  const parts = page.map(([part]: readonly [string]) => part).sort();
  expect(parts).toEqual([...UNUSUAL.map(() => "emitted"), "packed", "tx"]);
});
