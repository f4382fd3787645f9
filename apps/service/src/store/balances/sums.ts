/**
 * Makes the sums from which balances at a past time begin (`<chain>_balance_sum`). An address gets new sums
 * after every `INTERVAL` transactions that concern it, so that addresses of few transactions have none. When
 * its last sums list more outputs and assets than `INTERVAL`, the next ones follow after as many transactions
 * as the last sums have entries: all lists together are no longer than the chain.
 *
 * Each is made by a statement of its own, from the one before it. Only the time that a balance takes depends on which exist: several
 * processes may make them at once, and one that ends leaves valid ones.
 */

import type { ChainAlias } from "../../domain/network.ts";
import type { Db } from "../sql/database.ts";
import { AS_WRITTEN } from "../sql/planner.ts";
import { columns } from "../sql/select-list.ts";
import { type Parameter, statements } from "../sql/statement.ts";
import { tablePrefix } from "../utxos/crossing.ts";
import { DISORDER, heldAt, positionsOf } from "./held.ts";
import { type BalanceValues, isUnconditional, lastBlock } from "./kind.ts";
import { groupsOf, summed } from "./summed.ts";

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

/** A statement for each chain: they differ in tables. */
type ByChain = { readonly chain: ChainAlias };

/** Bytes of an asset's amount in the text of sums: as many count as an output that is listed. */
const GROUP_BYTES = 150;

/** The latest sums of an address, and how much they list. */
const latest = (chain: ChainAlias, network: string, address: string): string =>
  `select s.height, ${summed[chain].idx("s")} as idx, cardinality(s.utxo_ids) + octet_length(s.sums) / ${GROUP_BYTES} as listed
    from ${tablePrefix[chain]}_balance_sum s
    where s.network = ${network} and s.address = ${address} order by s.time desc limit 1`;

/** After how many transactions of an address the next sums are due, after sums `s`. */
const dueAfter = (interval: string): string => `greatest(${interval}, s.listed)`;

/** An address' transactions after sums `s`. */
const AFTER = "(a.height, a.idx) > (coalesce(s.height, -1), coalesce(s.idx, -1))";

const dueRow = columns({ address: "k.address:bytea", isDue: ":boolean" });

/** Addresses in their order, and whether sums of each are due. */
const dueAddresses = statements("sums-due", dueRow, ({ chain }: ByChain, value: Parameter<Range>) => {
  const network = value("network", "int");
  const due = dueAfter(value("interval", "int"));
  const next = (after: string): string =>
    `select a.address from ${summed[chain].addresses} a where a.network = ${network} and a.address > ${after} order by a.address limit 1`;
  return `with recursive known (address, number) as (
      select (${next(value("after", "bytea"))}), 1
      union all select (${next("k.address")}), k.number + 1 from known k
        where k.address is not null and k.number < ${value("batch", "int")})
    select ${dueRow.text({
      isDue: `(select count(*) from (${positionsOf(chain, network, "k.address", AFTER, due)}) a) >= ${due}`,
    })}
    from known k left join lateral (${latest(chain, network, "k.address")}) s on true
    where k.address is not null order by k.address`;
});

interface Address {
  readonly network: number;
  readonly address: string;
  readonly interval: number;
}

const cut = columns({ time: "a.time:bigint" });

/**
 * The time of the next sums of an address: that of the first transaction at which they are due or later that separates all blocks by
 * their times, and is not among the last ones, as later blocks may have the same time.
 */
const cuts = statements("sums-times", cut, ({ chain }: ByChain, value: Parameter<Address>) => {
  const prefix = tablePrefix[chain];
  const network = value("network", "int");
  const address = value("address", "bytea");
  const due = dueAfter(value("interval", "int"));
  const positions = positionsOf(chain, network, address, AFTER, `${due} + ${SEARCHED}`);
  const other = (condition: string): string =>
    `exists (select from ${prefix}_block o where o.network = ${network} and ${condition})`;
  const isApart = summed[chain].isApart?.(network, "t.time");
  // The conditions are evaluated for one transaction after another, up to the first that fits.
  return `select ${cut.text()} from (values (1)) one left join lateral (${latest(chain, network, address)}) s on true
    cross join lateral (
      select t.time from (select a.height, a.idx from (${positions}) a order by a.height, a.idx offset ${due} - 1 limit ${SEARCHED}) a
      cross join lateral (select t.time from ${prefix}_tx t where t.network = ${network} and t.height = a.height and t.idx = a.idx ${AS_WRITTEN}) t
      cross join lateral (select (${lastBlock(chain, network, "t.time")}) as height ${AS_WRITTEN}) b
      where ${other("o.time > t.time")}
        and not ${other(`o.time > t.time and o.time <= t.time + ${DISORDER} and o.height < b.height`)}
        and not ${other(`o.time >= t.time - ${DISORDER} and o.time <= t.time and o.height > b.height`)}
        ${isApart === undefined ? "" : `and ${isApart}`}
      order by a.height, a.idx limit 1) a`;
});

const madeRow = columns({ time: "time:bigint" });

/** Makes the sums of an address at a time. */
const sums = statements("sums-made", madeRow, ({ chain }: ByChain, value: Parameter<BalanceValues>) => {
  const { groups, position } = summed[chain];
  const network = value("network", "int");
  const time = value("time", "bigint");
  const places = position(network, time);
  const targets = ["network", "height", "time", "address", "sums", "utxo_ids", ...Object.keys(places)];
  const names = Object.keys(groups);
  const listed = (alias: string): string => names.map((name) => `${alias}.${name}`).join(", ");
  const unconditional = isUnconditional(chain, time);
  return `with ${heldAt(chain, value)}
    insert into ${tablePrefix[chain]}_balance_sum (${targets.join(", ")})
    select ${network}, coalesce((select height from seen), 0), ${time}, b.address,
      (select coalesce(json_agg(g order by ${listed("g")}), '[]')::text from (
        select ${listed("s")}, sum(s.amount) as amount, sum(s.outputs) as outputs
        from (
          select ${listed("c")}, c.amount, c.outputs from changed c
          union all
          select ${groupsOf(groups, "u")}, u.amount, 1 from held u where ${unconditional}) s
        group by ${listed("s")} having sum(s.outputs) > 0) g),
      array(select u.utxo_id from held u where not (${unconditional}) order by u.utxo_id)${Object.values(
        places,
      )
        .map((place) => `, ${place}`)
        .join("")}
    from bases b on conflict do nothing returning ${madeRow.text()}`;
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
   * Makes all sums of a network's chain that are due.
   *
   * @param signal ends it before the next statement
   * @returns how many were made
   */
  async run(chain: ChainAlias, network: number, signal: AbortSignal): Promise<number> {
    let made = 0;
    let after: string | undefined = "0x";
    while (after !== undefined && !signal.aborted) {
      const range = { network, after, batch: this.#batch, interval: this.#interval };
      const addresses = await dueAddresses({ chain }).rows(this.#db, range);
      for (const { address, isDue } of addresses)
        if (isDue) made += await this.#makeAll(chain, network, address, signal);
      after = addresses.length < this.#batch ? undefined : addresses.at(-1)?.address;
    }
    return made;
  }

  async #makeAll(chain: ChainAlias, network: number, address: string, signal: AbortSignal): Promise<number> {
    let made = 0;
    while (!signal.aborted) {
      const [next] = await cuts({ chain }).rows(this.#db, { network, address, interval: this.#interval });
      if (!next) break;
      made += (await sums({ chain }).rows(this.#db, { network, addresses: [address], time: next.time }))
        .length;
    }
    return made;
  }
}
