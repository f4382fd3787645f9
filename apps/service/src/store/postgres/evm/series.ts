/** Reads the time series of EVM chains. */

import { INTERVALS, type Interval } from "../../../domain/evm/interval.ts";
import type { EvmPeriod } from "../../../domain/evm/period.ts";
import type { EvmSeriesStore, EvmWindowSums } from "../../evm/series.ts";
import type { Db } from "../sql/database.ts";
import { asLists } from "../sql/select-list.ts";
import { Statement } from "../sql/statement.ts";
import { PERIOD_COLUMNS, PERIOD_FIELDS } from "./period.ts";

type Cell = string | number;

const columns = PERIOD_COLUMNS.join(", ");

const span = new Statement<{ chain: number; unit: number; from: number; to: number }, readonly Cell[]>(
  "evm-series",
  asLists(),
  (value) => `(select ${columns} from evm_period
      where chain = ${value("chain", "bigint")} and unit = ${value("unit", "int")}::smallint and start < ${value("from", "bigint")}
      order by start desc limit 1)
    union all
    (select ${columns} from evm_period
      where chain = ${value("chain", "bigint")} and unit = ${value("unit", "int")}::smallint
        and start between ${value("from", "bigint")} and ${value("to", "bigint")}
      order by start)`,
);

/** The statement reads exactly these fields, with numbers and decimals as EvmPeriod has them. */
const periodOf = (cells: readonly Cell[]): EvmPeriod =>
  Object.fromEntries(PERIOD_FIELDS.map((field, at) => [field, cells[at]])) as unknown as EvmPeriod;

async function list(
  db: Db,
  chain: number,
  interval: Interval,
  from: number,
  to: number,
): Promise<EvmPeriod[]> {
  const rows = await span.rows(db, { chain, unit: INTERVALS.indexOf(interval), from, to });
  return rows.map(periodOf);
}

const first = new Statement<{ chain: number }, readonly [start: number]>(
  "evm-series-first",
  asLists(),
  (value) =>
    `select start from evm_period where chain = ${value("chain", "bigint")} and unit = 0 order by start limit 1`,
);

const SUMS = [
  "sum(p.txs)",
  "sum(p.gas)",
  "sum(p.fees)",
  "sum(p.prices)",
  "max(p.max_price)",
  "max(p.max_txs)",
  "max(p.max_gas)",
  "sum(p.contracts)",
  "sum(p.last_addresses)",
  "sum(p.last_senders)",
  "sum(p.last_deployers)",
];

// Who was active in a window up to now was last active in it.
const windowSums = new Statement<{ chain: number; starts: readonly number[] }, readonly string[]>(
  "evm-series-window",
  asLists(),
  (value) => `select ${SUMS.map((sum) => `coalesce(${sum}, 0)::numeric`).join(", ")}
    from unnest(${value("starts", "bigint[]")}) with ordinality w (start, position)
    left join evm_period p on p.chain = ${value("chain", "bigint")} and p.unit = 0 and p.start >= w.start
    group by w.position order by w.position`,
);

async function windows(db: Db, chain: number, starts: readonly number[]): Promise<EvmWindowSums[]> {
  const rows = await windowSums.rows(db, { chain, starts });
  return rows.map(
    ([txs, gas, fees, prices, maxPrice, maxTxs, maxGas, contracts, addresses, senders, deployers]) => ({
      txs: Number(txs),
      gas: gas ?? "0",
      fees: fees ?? "0",
      prices: prices ?? "0",
      maxPrice: maxPrice ?? "0",
      maxTxs: Number(maxTxs),
      maxGas: maxGas ?? "0",
      contracts: Number(contracts),
      addresses: Number(addresses),
      senders: Number(senders),
      deployers: Number(deployers),
    }),
  );
}

export function createEvmSeriesStore(db: Db): EvmSeriesStore {
  return {
    firstHour: async (chain) => (await first.rows(db, { chain }))[0]?.[0],
    list: (chain, interval, from, to) => list(db, chain, interval, from, to),
    windows: (chain, starts) => windows(db, chain, starts),
  };
}
