/** Rewards of the Primary Network as of a snapshot: pending rewards of running terms, and paid rewards. */

import { sql } from "kysely";
import type { Slice, Window } from "../../domain/listing.ts";
import type { Db } from "../sql/database.ts";
import { type Columns, columns } from "../sql/select-list.ts";
import { type Parameter, statements } from "../sql/statement.ts";
import type { StakeBooks } from "../stakes/book.ts";
import {
  type PendingRewardFilter,
  type PendingRewardRow,
  selectRewards,
} from "../stakes/select-delegations.ts";

/** Unix seconds of blocks by their heights. */
async function blockTimes(db: Db, network: number, heights: readonly number[]) {
  if (heights.length === 0) return new Map<number, number>();
  const { rows } = await sql<{ height: number; time: number }>`
    select height, time from p_block
    where network = ${network} and height = any(${[...new Set(heights)]}::bigint[])`.execute(db);
  return new Map(rows.map(({ height, time }) => [height, time]));
}

/**
 * Pending rewards of the Primary Network only. These are in AVAX; rewards of an elastic subnet are in an
 * asset that is not indexed.
 *
 * @param bookOf the stakers of a network
 */
export const pendingRewardsOn = (db: Db, bookOf: StakeBooks) => ({
  async list(window: Window, filter: PendingRewardFilter): Promise<Slice<PendingRewardRow>> {
    const book = bookOf(window.networkId);
    const { networkId, snapshot } = window;
    const view = await book.view(snapshot);
    const uptimes = await book.uptimes(snapshot);
    const { heliconTime, stakers } = book;
    const { delegations } = stakers;
    const open = (txId: string | null) => {
      const validation = txId === null ? undefined : stakers.validation(txId);
      return validation && view.open.get(validation);
    };
    const { items, next } = selectRewards({ view, uptimes, delegations, open, heliconTime }, window, filter);
    const times = await blockTimes(
      db,
      networkId,
      items.map(({ height }) => height),
    );
    const rows = items.map(
      ({ height, startTime, ...reward }): PendingRewardRow => ({
        ...reward,
        startTime: startTime ?? times.get(height) ?? 0,
      }),
    );
    return { items: rows, ...(next && { next }) };
  },
});

/** The reward that the end of a term, or of an auto-renewed validator's cycle, paid to one owner. */
export interface PaidRewardRow extends PendingRewardRow {
  utxoId: string;
  outputIndex: number;
  /** The transaction that paid it. */
  rewardTx: string;
  /** Unix seconds at which it was paid. */
  time: number;
  /** The block of the payment. */
  height: number;
}

type Shape = {
  readonly order: "asc" | "desc";
  readonly continued: boolean;
  readonly by: "addresses" | "nodes" | "both";
};

interface Values {
  readonly network: number;
  readonly height: number;
  /** One more than the page's items. */
  readonly limit: number;
  readonly lastHeight: number;
  readonly lastUtxo: string;
  readonly addresses: readonly string[];
  readonly nodes: readonly string[];
}

const row = columns({
  height: "p.height:bigint",
  utxoId: "p.utxo_id:bytea",
  outputIndex: "u.output_index:int",
  type: "u.reward_type:text",
  txId: "p.staking_tx:bytea",
  nodeId: "p.node_id:bytea",
  weight: "coalesce(c.weight, s.weight):numeric",
  startTime: "coalesce(c.start_time, t.time):bigint",
  endTime: "coalesce(c.end_time, s.end_time):bigint",
  addresses: "u.addresses:bytea[]",
  amount: "u.amount:numeric",
  rewardTx: "coalesce(u.emitting_tx, u.tx_id):bytea",
  time: "u.time:bigint",
}) satisfies Columns<PaidRewardRow>;

/** A page of the interface has 100 items at most; a key's first rewards hold the first of all. */
const PAGE = 101;

/** The keys whose rewards an index has in order, as rows of `k`. */
const keys = {
  addresses: (value: Parameter<Values>) => `unnest(${value("addresses", "bytea[]")}) k (address)`,
  nodes: (value: Parameter<Values>) => `unnest(${value("nodes", "bytea[]")}) k (node_id)`,
  both: (value: Parameter<Values>) =>
    `(select a.address, n.node_id from unnest(${value("addresses", "bytea[]")}) a (address)
      cross join unnest(${value("nodes", "bytea[]")}) n (node_id)) k`,
};

const matches = {
  addresses: "and r.address = k.address",
  nodes: "and r.node_id = k.node_id",
  both: "and r.address = k.address and r.node_id = k.node_id",
};

const page = statements<Shape, Values, PaidRewardRow>("p-rewards", row, ({ order, continued, by }, value) => {
  const network = value("network", "int");
  const beyond = order === "asc" ? ">" : "<";
  const after = continued
    ? `and (r.height, r.utxo_id) ${beyond} (${value("lastHeight", "bigint")}, ${value("lastUtxo", "bytea")})`
    : "";
  // A key has one row of an output, but several addresses may own the output.
  return `with page as (
      select distinct r.height, r.utxo_id, r.node_id, r.staking_tx from ${keys[by](value)}
      cross join lateral (
        select r.height, r.utxo_id, r.node_id, r.staking_tx from p_reward r
        where r.network = ${network} and r.height <= ${value("height", "bigint")} ${matches[by]} ${after}
        order by r.height ${order}, r.utxo_id ${order} limit ${PAGE}) r
      order by r.height ${order}, r.utxo_id ${order} limit ${value("limit", "int")})
    select ${row.text()}
    from page p
    join p_utxo u on u.network = ${network} and u.utxo_id = p.utxo_id
    join p_staker s on s.network = ${network} and s.tx_id = p.staking_tx
    join p_tx t on t.network = ${network} and t.tx_id = p.staking_tx
    left join lateral (
      select r.weight, r.start_time, r.end_time from p_renewal r
      where s.renews and r.network = ${network} and r.tx_id = p.staking_tx and r.height < p.height
      order by r.height desc limit 1) c on true
    order by p.height ${order}, p.utxo_id ${order}`;
});

export const paidRewardsOn = (db: Db) => ({
  /** By the height of the payment. */
  async list(window: Window, { addresses, nodeIds }: PendingRewardFilter): Promise<Slice<PaidRewardRow>> {
    const { networkId, snapshot, order, after, limit } = window;
    const by = addresses ? (nodeIds ? "both" : "addresses") : "nodes";
    const lines = await page({ order, continued: after !== undefined, by }).rows(db, {
      network: networkId,
      height: snapshot.height,
      limit: limit + 1,
      lastHeight: Number(after?.sort ?? 0),
      lastUtxo: after?.tie ?? "0x",
      addresses: [...new Set(addresses)],
      nodes: [...new Set(nodeIds)],
    });
    const items = lines.slice(0, limit);
    const last = items.at(-1);
    if (lines.length <= limit || last === undefined) return { items };
    return { items, next: { sort: String(last.height), tie: last.utxoId } };
  },
});
