/**
 * Makes the sums from which balances of the P-Chain at a past time begin (`p_balance_sum`): of each address one whenever so many more
 * transactions concern it, so that addresses of few transactions have none. An address whose last sums list more outputs than that gets
 * the next ones after as many transactions: all lists together are no longer than the chain.
 *
 * Each is made by a statement of its own, from the one before it. Only the time that a balance takes depends on which exist: several
 * processes may make them at once, and one that ends leaves valid ones.
 */

import type { Db } from "../sql/database.ts";
import { statements } from "../sql/statement.ts";
import { DISORDER, heldAt, ownersOf, positionsOf } from "./held.ts";
import { type BalanceValues, isUnconditional } from "./kind.ts";

/** Transactions of an address between two sums. */
const INTERVAL = 256;

/** Addresses that one statement looks at. */
const BATCH = 200;

/** Transactions of an address among which one at which sums can be made is looked for. */
const SEARCHED = 1_000;

interface Range {
  readonly network: number;
  readonly after: string;
  readonly batch: number;
  readonly interval: number;
}

/** The latest sums of an address. */
const latest = (network: string, address: string): string =>
  `select s.height, cardinality(s.utxo_ids) as listed from p_balance_sum s
    where s.network = ${network} and s.address = ${address} order by s.time desc limit 1`;

/** After how many transactions of an address the next sums are due, after sums `s`. */
const dueAfter = (interval: string): string => `greatest(${interval}, s.listed)`;

/** An address' transactions after sums `s`. */
const AFTER = "a.height > coalesce(s.height, -1)";

/** Addresses in their order, and whether sums of each are due. */
const dueAddresses = statements<Record<never, never>, Range, [address: string, due: boolean]>((_, value) => {
  const network = value("network", "int");
  const due = dueAfter(value("interval", "int"));
  const next = (after: string): string =>
    `select a.address from p_tx_address a where a.network = ${network} and a.address > ${after} order by a.address limit 1`;
  return `with recursive known (address, number) as (
      select (${next(value("after", "bytea"))}), 1
      union all select (${next("k.address")}), k.number + 1 from known k
        where k.address is not null and k.number < ${value("batch", "int")})
    select k.address, (select count(*) from (${positionsOf(network, "k.address", AFTER, due)}) a) >= ${due}
    from known k left join lateral (${latest(network, "k.address")}) s on true
    where k.address is not null order by k.address`;
});

interface Address {
  readonly network: number;
  readonly address: string;
  readonly interval: number;
}

/**
 * The time of the next sums of an address: that of the first block with a transaction at which they are due or later that separates all
 * blocks by their times, and is not among the last ones, as later blocks may have the same time.
 */
const cuts = statements<Record<never, never>, Address, [time: number]>((_, value) => {
  const network = value("network", "int");
  const address = value("address", "bytea");
  const due = dueAfter(value("interval", "int"));
  const positions = positionsOf(network, address, AFTER, `${due} + ${SEARCHED}`);
  const other = (condition: string): string =>
    `exists (select from p_block o where o.network = ${network} and ${condition})`;
  // The conditions are evaluated for one block after another, up to the first that fits.
  return `select a.time from (values (1)) one left join lateral (${latest(network, address)}) s on true
    cross join lateral (
      select b.time from (select a.height from (${positions}) a order by a.height, a.idx offset ${due} - 1 limit ${SEARCHED}) a
      cross join lateral (select t.time from p_block t where t.network = ${network} and t.height = a.height offset 0) t
      cross join lateral (select b.height, b.time from p_block b where b.network = ${network} and b.time = t.time
        order by b.height desc limit 1) b
      where ${other("o.time > b.time")}
        and not ${other(`o.time > b.time and o.time <= b.time + ${DISORDER} and o.height < b.height`)}
        and not ${other(`o.time >= b.time - ${DISORDER} and o.time <= b.time and o.height > b.height`)}
      order by a.height limit 1) a`;
});

/** Makes the sums of an address at a time. */
const sums = statements<Record<never, never>, BalanceValues, [time: number]>((_, value) => {
  const network = value("network", "int");
  const time = value("time", "bigint");
  const unconditional = isUnconditional(time);
  return `with ${heldAt(value)}
    insert into p_balance_sum (network, height, time, address, sums, utxo_ids)
    select ${network}, (select height from seen), ${time}, b.address,
      (select coalesce(json_agg(g order by g.asset_id, g.addresses, g.threshold), '[]')::text from (
        select asset_id, addresses, threshold, sum(amount) as amount, sum(outputs) as outputs
        from (
          select c.asset_id, c.addresses, c.threshold, c.amount, c.outputs from changed c
          union all
          select u.asset_id, ${ownersOf("u")}, u.threshold, u.amount, 1 from held u where ${unconditional}) s
        group by 1, 2, 3 having sum(outputs) > 0) g),
      array(select u.utxo_id from held u where not (${unconditional}) order by u.utxo_id)
    from bases b on conflict do nothing returning time`;
});

export class BalanceSums {
  readonly #db: Db;
  readonly #interval: number;
  readonly #batch: number;

  constructor(db: Db, { interval = INTERVAL, batch = BATCH }: { interval?: number; batch?: number } = {}) {
    this.#db = db;
    this.#interval = interval;
    this.#batch = batch;
  }

  /**
   * Makes all sums of a network that are due.
   *
   * @param signal ends it before the next statement
   * @returns how many were made
   */
  async run(network: number, signal: AbortSignal): Promise<number> {
    let made = 0;
    let after: string | undefined = "0x";
    while (after !== undefined && !signal.aborted) {
      const range = { network, after, batch: this.#batch, interval: this.#interval };
      const addresses = await dueAddresses({}).rows(this.#db, range);
      for (const [address, due] of addresses) if (due) made += await this.#makeAll(network, address, signal);
      after = addresses.length < this.#batch ? undefined : addresses.at(-1)?.[0];
    }
    return made;
  }

  async #makeAll(network: number, address: string, signal: AbortSignal): Promise<number> {
    let made = 0;
    while (!signal.aborted) {
      const [cut] = await cuts({}).rows(this.#db, { network, address, interval: this.#interval });
      if (!cut) break;
      made += (await sums({}).rows(this.#db, { network, addresses: [address], time: cut[0] })).length;
    }
    return made;
  }
}
