/**
 * A balance at a past time reads as many pages of 8 kB of an address of many outputs as of one of a quarter of them, by plans that know the
 * values and by plans that do not.
 */

import { utxoId } from "@primary-network/codec";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { toBytes, toHex } from "../src/domain/id-text.ts";
import { balancesOn } from "../src/store/balances/balance.ts";
import type { BalanceRow } from "../src/store/balances/kind.ts";
import { BalanceSums } from "../src/store/balances/sums.ts";
import type { Query } from "../src/store/session/connection.ts";
import { openStore } from "./harness.ts";
import { type AnyUtxo, type Batch, type Block, commit, noBatch, PLAIN, xFacts } from "./past-facts.ts";
import { BEGINNING, hex, OTHER_CHAIN } from "./past-holdings.ts";

/** Transactions of the hot address. */
const FEW = 400;
const MANY = 4 * FEW;

const INTERVAL = 16;
const HOT = hex(1, 20);
const PER_BLOCK = 10;

const { db, store } = await openStore();

const timeOf = (number: number): number => BEGINNING + Math.floor(number / PER_BLOCK) * 10;

/** One transaction after another pays an asset of three to somebody, and spends what the hot address had of the one before. */
class Payments {
  readonly #heights: boolean;
  #spent: AnyUtxo | undefined;

  /** @param heights whether transactions are in blocks */
  constructor(heights: boolean) {
    this.#heights = heights;
  }

  add({ txs, utxos, spends }: Batch, number: number): void {
    const time = timeOf(number);
    const height = this.#heights ? Math.floor(number / PER_BLOCK) + 1 : 0;
    const idx = this.#heights ? number % PER_BLOCK : number;
    const txId = hex(1_000_000 + number);
    const type = number % 5 === 0 ? "OperationTx" : "BaseTx";
    txs.push({ height, idx, txId, type, time });
    const change = output(txId, 0, number, { height, time });
    utxos.push(change, output(txId, 1, number, { height, time }, hex(2 + (number % 50), 20)));
    const spent = this.#spent;
    if (spent)
      spends.push({ utxoId: spent.utxoId, consumingTx: txId, consumedHeight: height, consumedTime: time });
    this.#spent = number % 50 === 0 ? undefined : change; // some are never spent
  }
}

function output(
  txId: string,
  outputIndex: number,
  number: number,
  { height, time }: Block,
  owner = HOT,
): AnyUtxo {
  const made = { utxoId: toHex(utxoId(toBytes(txId), outputIndex)), txId, outputIndex, height, time };
  const assetId = number % 3 === 0 ? null : hex(900 + (number % 3));
  return { ...PLAIN, ...made, assetId, amount: String(1 + number), addresses: [owner] };
}

/** Transactions of a commit. */
const BATCH = 200;

/** Calls back for one batch of transactions after another. */
async function inBatches(
  payments: Payments,
  txs: number,
  write: (batch: Batch, from: number) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < txs; from += BATCH) {
    const batch = noBatch();
    for (let number = from; number < from + BATCH; number++) payments.add(batch, number);
    await write(batch, from);
    if (from === 0) await sql`analyze`.execute(db); // else the next ones read tables whole
  }
}

/** Writes the transactions from a number on with their blocks. */
async function commitBlocks(
  chain: "x-chain" | "c-chain",
  network: number,
  batch: Batch,
  first: number,
): Promise<void> {
  const from = first / PER_BLOCK;
  for (let at = 0; at < batch.txs.length; at += PER_BLOCK)
    batch.blocks.push({ height: 1 + (first + at) / PER_BLOCK, time: timeOf(first + at) });
  const to = { height: from + batch.blocks.length, time: timeOf(first + batch.txs.length) };
  await commit(store, chain, network, from === 0 ? undefined : from, batch, to);
}

const fillBlocks = (network: number, txs: number): Promise<void> =>
  inBatches(new Payments(true), txs, (batch, first) => commitBlocks("x-chain", network, batch, first));

/** The same transactions from before there were blocks, and one block after them. */
async function fillHistory(network: number, txs: number): Promise<void> {
  await commit(store, "x-chain", network, undefined, noBatch(), { height: 0, time: BEGINNING });
  await inBatches(new Payments(false), txs, (batch, first) =>
    store.xHistory.commit(network, first, xFacts(batch), first + BATCH),
  );
  const last = { height: 1, time: timeOf(txs) + 10 };
  await commit(store, "x-chain", network, 0, { ...noBatch(), blocks: [last] }, last);
}

/** Exports to the hot address, all but some of the first of which the X-Chain imports a block later. */
async function fillExports(network: number, txs: number): Promise<void> {
  let imported = 0;
  await inBatches(new Payments(true), txs, async (batch, first) => {
    const utxos = batch.utxos.map((utxo) => ({ ...utxo, consumedOn: OTHER_CHAIN }));
    await commitBlocks("c-chain", network, { ...batch, utxos, spends: [] }, first);
    const imports = noBatch();
    const before = imported === 0 ? undefined : imported;
    const height = ++imported;
    for (const [index, utxo] of utxos.entries()) {
      if (before === undefined && index % 50 === 0) continue;
      imports.utxos.push({ ...utxo, consumedOn: null, createdOn: OTHER_CHAIN, addresses: [], height });
      const consumed = { consumedHeight: height, consumedTime: utxo.time + 10 };
      imports.spends.push({ utxoId: utxo.utxoId, consumingTx: hex(3_000_000 + height), ...consumed });
    }
    await commit(store, "x-chain", network, before, imports, { height, time: timeOf(first + BATCH) });
  });
}

const literal = (value: unknown): string =>
  typeof value === "number" ? String(value) : `'${String(value).replaceAll("'", "''")}'`;

interface Plan {
  readonly "Shared Hit Blocks": number;
  readonly "Shared Read Blocks": number;
}

/** Most pages that a balance reads, by either plan, and the balance. */
async function read(
  chain: "x-chain" | "c-chain",
  network: number,
  time: number,
): Promise<{ rows: readonly BalanceRow[]; pages: number }> {
  const sent: Query[] = [];
  const listening = new Proxy(db, {
    get: (target, name) =>
      name === "query"
        ? (query: Query) => {
            sent.push(query);
            return target.query(query);
          }
        : Reflect.get(target, name),
  });
  const filter = { addresses: [HOT], time, past: true };
  const rows = await balancesOn(listening, chain).list(network, filter);
  const pages: number[] = [];
  for (const { text, values: given } of sent)
    for (const mode of ["force_custom_plan", "force_generic_plan"])
      await db.tx(async (tx) => {
        await sql.raw(`set local plan_cache_mode = ${mode}`).execute(tx);
        await sql.raw(`prepare read as ${text}`).execute(tx);
        const values = given.map(literal).join(", ");
        const { rows } = await sql
          .raw<{ "QUERY PLAN": readonly { Plan: Plan }[] }>(
            `explain (analyze, buffers, format json) execute read(${values})`,
          )
          .execute(tx);
        await sql`deallocate read`.execute(tx);
        const plan = rows[0]?.["QUERY PLAN"][0]?.Plan ?? expect.unreachable();
        pages.push(plan["Shared Hit Blocks"] + plan["Shared Read Blocks"]);
      });
  return { rows, pages: Math.max(...pages) };
}

describe.each([
  { title: "X-Chain", chain: "x-chain", first: 1, fill: fillBlocks, most: 200 },
  { title: "X-Chain before it had blocks", chain: "x-chain", first: 3, fill: fillHistory, most: 200 },
  { title: "C-Chain", chain: "c-chain", first: 5, fill: fillExports, most: 200 },
] as const)("$title", ({ chain, first, fill, most }) => {
  test("four times the history, the same number of pages", async () => {
    const sizes = [
      { network: first, txs: FEW },
      { network: first + 1, txs: MANY },
    ];
    for (const { network, txs } of sizes) await fill(network, txs);
    await sql`vacuum analyze`.execute(db);
    const times = ({ txs }: { txs: number }) => [0.25, 0.5, 0.9].map((part) => timeOf(txs * part));
    const all = async () => {
      const balances = [];
      for (const size of sizes)
        for (const time of times(size)) balances.push(await read(chain, size.network, time));
      return balances;
    };
    const before = await all();
    for (const { network } of sizes)
      await new BalanceSums(db, { interval: INTERVAL }).run(chain, network, new AbortController().signal);
    await sql`vacuum analyze`.execute(db);
    const after = await all();
    expect(after.map(({ rows }) => rows)).toEqual(before.map(({ rows }) => rows));
    expect(before.at(-1)?.pages).toBeGreaterThan(5 * most);
    for (const { pages } of after) expect(pages).toBeLessThanOrEqual(most);
  });
});
