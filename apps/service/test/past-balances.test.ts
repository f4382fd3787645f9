/** Balances at past times are what an address held then, whichever sums have been made of it. */

import { utxoId } from "@primary-network/codec";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { rounds } from "../../../tools/shared/rounds.ts";
import { toBytes, toHex } from "../src/domain/id-text.ts";
import type { ChainAlias } from "../src/domain/network.ts";
import type { BalanceFilter } from "../src/store/balances/balance.ts";
import type { BalanceRow } from "../src/store/balances/kind.ts";
import { BalanceSums } from "../src/store/balances/sums.ts";
import type { Store } from "../src/store/store.ts";
import { tableOf } from "../src/store/utxos/crossing.ts";
import { openStore } from "./harness.ts";
import { commit, noBatch, PLAIN } from "./past-facts.ts";
import { PastHistory } from "./past-history.ts";
import {
  ADDRESSES,
  BEGINNING,
  byKind,
  type Held,
  hex,
  holdings,
  type IndexedHistory,
  numbers,
} from "./past-holdings.ts";

const never = new AbortController().signal;

const { db, store } = await openStore();

interface Described {
  readonly title: string;
  readonly chain: ChainAlias;
  /** Of its networks' ids. */
  readonly first: number;
  readonly history: (seed: number) => IndexedHistory;
}

const chains: readonly Described[] = [
  { title: "P-Chain", chain: "p-chain", first: 0, history: (seed) => new PastHistory("p-chain", seed) },
  { title: "X-Chain", chain: "x-chain", first: 200, history: (seed) => new PastHistory("x-chain", seed) },
  {
    title: "X-Chain that began without blocks",
    chain: "x-chain",
    first: 400,
    history: (seed) => new PastHistory("x-chain", seed, 60),
  },
  { title: "C-Chain", chain: "c-chain", first: 600, history: (seed) => new PastHistory("c-chain", seed) },
];

/** A row of sums. */
interface Sums {
  readonly address: string;
  readonly time: number;
  readonly sums: string;
  readonly utxo_ids: readonly string[];
}

/** A network with a history, as far as it is indexed. */
class Indexed {
  readonly chain: ChainAlias;
  readonly network: number;
  readonly history: IndexedHistory;
  readonly #random: (bound: number) => number;

  constructor({ chain, history }: Described, network: number, seed: number) {
    this.chain = chain;
    this.network = network;
    this.#random = numbers(seed + 1_000);
    this.history = history(seed);
  }

  async index(batches: number, disorder = false): Promise<void> {
    for (let count = 0; count < batches; count++)
      await this.history.index(store, this.network, 1 + this.#random(4), disorder);
  }

  /** Compares balances at random times, of random addresses. */
  async compare(times: number): Promise<void> {
    const random = this.#random;
    for (let count = 0; count < times; count++) {
      const addresses = ADDRESSES.filter(() => random(2) === 0);
      const time = BEGINNING - 5 + random(this.history.time - BEGINNING + 10);
      const filter = { addresses, time, past: true };
      const got = await store.balances[this.chain].list(this.network, filter);
      const shown = `network ${this.network}, ${addresses} at ${time}`;
      expect([...got].sort(byKind), shown).toEqual(this.history.balances(filter));
    }
  }

  /** The sums that have been made. */
  async sums(): Promise<readonly Sums[]> {
    const { rows } = await sql<Sums>`select * from ${tableOf(this.chain, "balance_sum")} s
      where network = ${this.network} order by address, time`.execute(db);
    return rows.map((row) => ({ ...row, network: 0 }));
  }

  run(making: BalanceSums, signal = never): Promise<number> {
    return making.run(this.chain, this.network, signal);
  }
}

/** Ends by itself once it has been looked at so often. */
function endsAfter(looks: number): AbortSignal {
  let left = looks;
  const signal = new AbortController().signal;
  return new Proxy(signal, {
    get: (target, name) => (name === "aborted" ? left-- <= 0 : Reflect.get(target, name)),
  });
}

/** An address of the X-Chain that receives another asset with each transaction, a block each, and spends none. */
class ManyAssets implements IndexedHistory {
  readonly #outputs: Held[] = [];

  get time(): number {
    return BEGINNING + this.#outputs.length;
  }

  async index(store: Store, network: number, blocks: number): Promise<void> {
    const batch = noBatch();
    const from = this.#outputs.length;
    for (let count = 0; count < blocks; count++) {
      const block = { height: this.#outputs.length + 1, time: this.time };
      const txId = hex(2_000_000 + block.height);
      batch.blocks.push(block);
      batch.txs.push({ ...block, idx: 0, txId, type: "CreateAssetTx" });
      const made = { utxoId: toHex(utxoId(toBytes(txId), 0)), txId, outputIndex: 0, ...block };
      const fact = { ...PLAIN, ...made, assetId: txId, amount: "7", addresses: ADDRESSES.slice(0, 1) };
      batch.utxos.push(fact);
      this.#outputs.push({ fact });
    }
    const to = { height: this.#outputs.length, time: this.time };
    await commit(store, "x-chain", network, from === 0 ? undefined : from, batch, to);
  }

  balances(filter: BalanceFilter): BalanceRow[] {
    return holdings(this.#outputs, filter, () => ({ type: "TransferOutput", kind: "unlocked" }));
  }
}

const seeds = Array.from({ length: rounds(2) }, (_, seed) => seed);

describe.each(chains)("$title", (described) => {
  const { first } = described;

  test.each(seeds)("random histories, seed %i", async (seed) => {
    const indexed = new Indexed(described, first + seed, seed);
    const making = new BalanceSums(db, { interval: 1 + (seed % 5), batch: 1 + (seed % 3) });
    await indexed.index(8, true);
    await indexed.index(8);
    await indexed.compare(20);
    expect(await indexed.sums()).toEqual([]);
    const made = await indexed.run(making);
    expect(made).toBeGreaterThan(0);
    expect(await indexed.sums()).toHaveLength(made);
    await indexed.compare(40);
    await indexed.index(12);
    await indexed.compare(20); // the last sums are far behind
    expect(await indexed.run(making)).toBeGreaterThan(0);
    expect(await indexed.run(making)).toBe(0);
    await indexed.compare(40);
  });

  test("sums that several processes make, each of which ends in the middle, are those that one makes", async () => {
    const [one, several] = [new Indexed(described, first + 100, 77), new Indexed(described, first + 101, 77)];
    const making = () => new BalanceSums(db, { interval: 3, batch: 2 });
    await one.index(20);
    await several.index(20);
    const made = await one.run(making());
    expect(made).toBeGreaterThan(10);
    for (let looks = 1; (await several.sums()).length < made; looks++) {
      expect(looks).toBeLessThan(3 * made);
      await Promise.all([several.run(making(), endsAfter(looks)), several.run(making(), endsAfter(looks))]);
      await several.compare(3);
    }
    expect(await several.sums()).toEqual(await one.sums());
  });

  test("the last blocks wait for one of a later time: others may follow that have theirs", async () => {
    const indexed = new Indexed(described, first + 102, 5);
    await indexed.index(20);
    await indexed.run(new BalanceSums(db, { interval: 1 }));
    const { rows } = await sql<{ last: number; newest: number }>`
      select max(b.time)::int as last,
        (select max(s.time)::int from ${tableOf(indexed.chain, "balance_sum")} s where s.network = ${first + 102}) as newest
      from ${tableOf(indexed.chain, "block")} b where b.network = ${first + 102}`.execute(db);
    expect(rows[0]?.newest).toBeGreaterThan(BEGINNING);
    expect(rows[0]?.newest).toBeLessThan(Number(rows[0]?.last));
  });

  test("addresses of few transactions have no sums", async () => {
    const indexed = new Indexed(described, first + 103, 6);
    await indexed.index(10);
    expect(await indexed.run(new BalanceSums(db))).toBe(0);
  });
});

const xChain = (history: Described["history"]): Described => ({
  title: "X-Chain",
  chain: "x-chain",
  first: 800,
  history,
});

test("thousands of an address' transactions of one time are among one address' sums", async () => {
  // More of each address than are looked at for a place between two times.
  const late = xChain((seed) => new PastHistory("x-chain", seed, 2_000, true));
  const indexed = new Indexed(late, 800, 9);
  await indexed.index(12);
  await indexed.run(new BalanceSums(db, { interval: 50 }));
  const first = (await indexed.sums()).filter(({ time }) => time === BEGINNING);
  expect(first.map(({ address }) => address)).toEqual(ADDRESSES);
  for (const row of first) expect(row).toMatchObject({ idx: 1_999, height: 0 });
  await indexed.compare(40);
});

test("an address of many assets has sums after as many transactions as they list", async () => {
  const many: Described = xChain(() => new ManyAssets());
  const indexed = new Indexed(many, 801, 1);
  for (let count = 0; count < 20; count++) await indexed.history.index(store, 801, 20);
  const interval = 10;
  await indexed.run(new BalanceSums(db, { interval }));
  const sums = await indexed.sums();
  const listed = sums.map(({ sums }) => JSON.parse(sums).length);
  expect(listed.length).toBeGreaterThan(2);
  for (const [index, groups] of listed.slice(1).entries())
    expect(groups - (listed[index] ?? 0)).toBeGreaterThanOrEqual(
      Math.max(interval, 0.9 * (listed[index] ?? 0)),
    );
  await indexed.compare(5);
});

test("accounts of the C-Chain, which own no outputs, have no sums", async () => {
  const [, , , cChain = expect.unreachable()] = chains;
  const indexed = new Indexed(cChain, 802, 3);
  await indexed.index(30);
  await indexed.run(new BalanceSums(db, { interval: 2 }));
  const owners = new Set((await indexed.sums()).map(({ address }) => address));
  expect([...owners]).toEqual(ADDRESSES);
});
