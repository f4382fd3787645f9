/** Reads the time series of EVM chains. */

import { INTERVALS } from "../../domain/evm/interval.ts";
import type { EvmSeriesStore, EvmWindowSums } from "../ports/evm/series.ts";
import type { Db } from "../sql/database.ts";
import { columns } from "../sql/select-list.ts";
import { type Parameter, Statement } from "../sql/statement.ts";
import { periodRow } from "./period.ts";

interface Span {
  readonly chain: number;
  readonly unit: number;
  readonly from: number;
  readonly to: number;
}

const span = new Statement(
  "evm-series",
  periodRow,
  (value: Parameter<Span>) => `(select ${periodRow.text()} from evm_period
      where chain = ${value("chain", "bigint")} and unit = ${value("unit", "int")}::smallint and start < ${value("from", "bigint")}
      order by start desc limit 1)
    union all
    (select ${periodRow.text()} from evm_period
      where chain = ${value("chain", "bigint")} and unit = ${value("unit", "int")}::smallint
        and start between ${value("from", "bigint")} and ${value("to", "bigint")}
      order by start)`,
);

const start = columns({ start: "start:bigint" });
const first = new Statement(
  "evm-series-first",
  start,
  (value: Parameter<{ chain: number }>) =>
    `select ${start.text()} from evm_period where chain = ${value("chain", "bigint")} and unit = 0 order by start limit 1`,
);

// Who was active in a window up to now was last active in it.
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

const windowSums = new Statement(
  "evm-series-window",
  sums,
  (value: Parameter<{ chain: number; starts: readonly number[] }>) => `select ${sums.text()}
    from unnest(${value("starts", "bigint[]")}) with ordinality w (start, position)
    left join evm_period p on p.chain = ${value("chain", "bigint")} and p.unit = 0 and p.start >= w.start
    group by w.position order by w.position`,
);

async function windows(db: Db, chain: number, starts: readonly number[]): Promise<EvmWindowSums[]> {
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
}

export function createEvmSeriesStore(db: Db): EvmSeriesStore {
  return {
    firstHour: async (chain) => (await first.rows(db, { chain }))[0]?.start,
    list: (chain, interval, from, to) =>
      span.rows(db, { chain, unit: INTERVALS.indexOf(interval), from, to }),
    windows: (chain, starts) => windows(db, chain, starts),
  };
}
