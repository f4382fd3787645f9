/** Balances of the P-Chain at past times are what an address held then, whichever sums have been made of it. */

import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BalanceSums } from "../src/store/postgres/balances/sums.ts";
import { openDatabase } from "../src/store/postgres/node/open-database.ts";
import { createPostgresStore } from "../src/store/postgres/postgres-store.ts";
import type { Db } from "../src/store/postgres/sql/database.ts";
import type { Store } from "../src/store/store.ts";
import { freshDatabase } from "./harness.ts";
import { ADDRESSES, BEGINNING, byKind, numbers, type PastBatch, PastHistory } from "./past-history.ts";

const never = new AbortController().signal;

let db: Db;
let store: Store;
beforeAll(async () => {
  db = await openDatabase(await freshDatabase());
  store = await createPostgresStore(db);
});
afterAll(() => store.close());

/** A network with a history, as far as it is indexed. */
class Indexed {
  readonly #network: number;
  readonly #random: (bound: number) => number;
  readonly history: PastHistory;
  #height: number | undefined;
  #imports = 0;

  constructor(network: number, seed: number) {
    this.#network = network;
    this.#random = numbers(seed + 1_000);
    this.history = new PastHistory(seed);
  }

  async index(batches: number, disorder = false): Promise<void> {
    for (let count = 0; count < batches; count++)
      await this.#commit(this.history.batch(1 + this.#random(4), disorder));
  }

  async #commit({ facts, to, imports }: PastBatch): Promise<void> {
    const supply = { supplies: [], waiting: [] };
    await store.chains["p-chain"].commit(this.#network, this.#height, facts, { ...to, supply });
    this.#height = to.height;
    const from = this.#imports === 0 ? undefined : this.#imports;
    this.#imports += 1;
    await store.chains["x-chain"].commit(this.#network, from, imports, {
      height: this.#imports,
      blockId: to.blockId,
    });
  }

  /** Compares balances at random times, of random addresses. */
  async compare(times: number): Promise<void> {
    const random = this.#random;
    for (let count = 0; count < times; count++) {
      const addresses = ADDRESSES.filter(() => random(2) === 0);
      const time = BEGINNING - 5 + random(this.history.time - BEGINNING + 10);
      const filter = { addresses, time, past: true };
      const got = await store.balances["p-chain"].list(this.#network, filter);
      const shown = `seed ${this.#network}, ${addresses} at ${time}`;
      expect([...got].sort(byKind), shown).toEqual(this.history.balances(filter));
    }
  }

  /** How many sums have been made. */
  async sums(): Promise<number> {
    const { rows } = await sql<{ sums: number }>`
      select count(*)::int as sums from p_balance_sum where network = ${this.#network}`.execute(db);
    return rows[0]?.sums ?? 0;
  }
}

const seeds = Array.from({ length: 6 }, (_, seed) => seed);

test.each(seeds)("random histories, seed %i", async (seed) => {
  const indexed = new Indexed(seed, seed);
  const making = new BalanceSums(db, { interval: 1 + (seed % 5), batch: 1 + (seed % 3) });
  await indexed.index(8, true);
  await indexed.index(8);
  await indexed.compare(20);
  expect(await indexed.sums()).toBe(0);
  const made = await making.run(seed, never);
  expect(made).toBeGreaterThan(0);
  expect(await indexed.sums()).toBe(made);
  await indexed.compare(40);
  await indexed.index(12);
  await indexed.compare(20); // the last sums are far behind
  expect(await making.run(seed, never)).toBeGreaterThan(0);
  expect(await making.run(seed, never)).toBe(0);
  await indexed.compare(40);
});

/** Ends by itself once it has been looked at so often. */
function endsAfter(looks: number): AbortSignal {
  let left = looks;
  const signal = new AbortController().signal;
  return new Proxy(signal, {
    get: (target, name) => (name === "aborted" ? left-- <= 0 : Reflect.get(target, name)),
  });
}

test("sums that several processes make, each of which ends in the middle, are those that one makes", async () => {
  const [one, several] = [new Indexed(100, 77), new Indexed(101, 77)];
  const rowsOf = async (network: number) => {
    const { rows } = await sql`select address, time, height, sums, utxo_ids from p_balance_sum
      where network = ${network} order by address, time`.execute(db);
    return rows;
  };
  const making = () => new BalanceSums(db, { interval: 3, batch: 2 });
  await one.index(20);
  await several.index(20);
  const made = await making().run(100, never);
  expect(made).toBeGreaterThan(10);
  for (let looks = 1; (await several.sums()) < made; looks++) {
    expect(looks).toBeLessThan(3 * made);
    await Promise.all([making().run(101, endsAfter(looks)), making().run(101, endsAfter(looks))]);
    await several.compare(3);
  }
  expect(await rowsOf(101)).toEqual(await rowsOf(100));
});

test("the last blocks wait for one of a later time: others may follow that have theirs", async () => {
  const indexed = new Indexed(102, 5);
  await indexed.index(20);
  await new BalanceSums(db, { interval: 1 }).run(102, never);
  const { rows } = await sql<{ last: number; newest: number }>`
    select max(b.time)::int as last, (select max(s.time)::int from p_balance_sum s where s.network = 102) as newest
    from p_block b where b.network = 102`.execute(db);
  expect(rows[0]?.newest).toBeLessThan(Number(rows[0]?.last));
});

test("addresses of few transactions have no sums", async () => {
  const indexed = new Indexed(103, 6);
  await indexed.index(10);
  expect(await new BalanceSums(db).run(103, never)).toBe(0);
});
