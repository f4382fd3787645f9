/** Reads the time series of EVM chains. */

import type { EvmSums } from "../../domain/evm/hour.ts";
import { INTERVALS, type Interval } from "../../domain/evm/interval.ts";
import type { EvmParticipants, EvmPeriod } from "../../domain/evm/period.ts";
import type { Db } from "../sql/database.ts";
import { columns } from "../sql/select-list.ts";
import { ChainStatement, type Parameter } from "../sql/statement.ts";
import { periodRow } from "./period.ts";

/** The activity of a chain from the begin of an hour up to now. */
export type EvmWindowSums = EvmSums & EvmParticipants;

interface Span {
  readonly chain: number;
  readonly unit: number;
  readonly from: number;
  readonly to: number;
}

const span = new ChainStatement(
  "evm-series",
  periodRow,
  (value: Parameter<Span>, on) => `(select ${periodRow.text()} from ${on.table("evm_period")}
      where chain = ${value("chain", "bigint")} and unit = ${value("unit", "int")}::smallint and start < ${value("from", "bigint")}
      order by start desc limit 1)
    union all
    (select ${periodRow.text()} from ${on.table("evm_period")}
      where chain = ${value("chain", "bigint")} and unit = ${value("unit", "int")}::smallint
        and start between ${value("from", "bigint")} and ${value("to", "bigint")}
      order by start)`,
);

const start = columns({ start: "start:bigint" });
const first = new ChainStatement(
  "evm-series-first",
  start,
  (value: Parameter<{ chain: number }>, on) =>
    `select ${start.text()} from ${on.table("evm_period")} where chain = ${value("chain", "bigint")} and unit = 0 order by start limit 1`,
);

// An address that was active in a window up to now was last active in it.
const sums = columns({
  txs: "coalesce(sum(p.txs), 0)::numeric:numeric",
  gas: "coalesce(sum(p.gas), 0)::numeric:numeric",
  fees: "coalesce(sum(p.fees), 0)::numeric:numeric",
  prices: "coalesce(sum(p.prices), 0)::numeric:numeric",
  maxPrice: "coalesce(max(p.max_price), 0)::numeric:numeric",
  maxTxs: "coalesce(max(p.max_txs), 0)::numeric:numeric",
  maxGas: "coalesce(max(p.max_gas), 0)::numeric:numeric",
  contracts: "coalesce(sum(p.contracts), 0)::numeric:numeric",
  addresses: "coalesce(sum(p.last_addresses), 0)::numeric:numeric",
  senders: "coalesce(sum(p.last_senders), 0)::numeric:numeric",
  deployers: "coalesce(sum(p.last_deployers), 0)::numeric:numeric",
});

const windowSums = new ChainStatement(
  "evm-series-window",
  sums,
  (value: Parameter<{ chain: number; starts: readonly number[] }>, on) => `select ${sums.text()}
    from unnest(${value("starts", "bigint[]")}) with ordinality w (start, position)
    left join ${on.table("evm_period")} p on p.chain = ${value("chain", "bigint")} and p.unit = 0 and p.start >= w.start
    group by w.position order by w.position`,
);

export const evmSeriesOn = (db: Db) => ({
  /** Unix seconds of the first hour with a block; undefined without one. */
  firstHour: async (chain: number): Promise<number | undefined> =>
    (await first.rows(db, { chain }))[0]?.start,
  /**
   * Periods of one kind that begin in a span (Unix seconds, both inclusive), and the last one before it;
   * oldest first. Periods without blocks are missing.
   */
  list: (chain: number, interval: Interval, from: number, to: number): Promise<EvmPeriod[]> =>
    span.rows(db, { chain, unit: INTERVALS.indexOf(interval), from, to }),
  /**
   * Sums over the hours up to now.
   *
   * @param starts Unix seconds of the first hour of each window
   */
  async windows(chain: number, starts: readonly number[]): Promise<EvmWindowSums[]> {
    const rows = await windowSums.rows(db, { chain, starts });
    return rows.map((row) => ({
      ...row,
      txs: Number(row.txs),
      maxTxs: Number(row.maxTxs),
      contracts: Number(row.contracts),
      addresses: Number(row.addresses),
      senders: Number(row.senders),
      deployers: Number(row.deployers),
    }));
  },
});
