/** Reads how many interchain messages EVM chains have sent, from their periods. */

import { HOUR, INTERVALS, type Interval, shifted, startOf } from "../../domain/evm/interval.ts";
import type { Heights } from "../../domain/listing.ts";
import type { Db } from "../sql/database.ts";
import { AS_WRITTEN } from "../sql/planner.ts";
import { type Columns, columns } from "../sql/select-list.ts";
import { type Parameter, statements } from "../sql/statement.ts";
import { seenOf } from "./rows.ts";

/** The counted messages: sent by visible chains, to one blockchain or to any. */
export interface IcmSent {
  /** The chains that sent them, and the blocks up to which they did. */
  readonly heights: Heights;
  /** Blockchain id, hex with 0x. */
  readonly destination?: string | undefined;
}

/** The columns that group the messages, beside the time. */
export interface IcmGrouping {
  readonly source: boolean;
  readonly destination: boolean;
}

/** A group of messages: the source and the destination chain; null when they are not grouped by it. */
export interface IcmGroup {
  /** EVM chain id. */
  readonly chain: number | null;
  /** Blockchain id, hex with 0x. */
  readonly destination: string | null;
}

/** The messages of a group in one interval; at least one. */
export interface IcmPeriod extends IcmGroup {
  /** Unix seconds. */
  readonly start: number;
  readonly messages: number;
}

interface Shape {
  /** Index in INTERVALS. */
  readonly unit: number;
  readonly source: boolean;
  readonly destination: boolean;
  /** True when only messages to one blockchain count. */
  readonly one: boolean;
  readonly [part: string]: number | boolean;
}

interface Values {
  readonly chains: readonly number[];
  readonly heights: readonly number[];
  readonly to: string;
  readonly first: number;
  readonly last: number;
}

const period = columns({
  start: "p.start:bigint",
  chain: ":bigint?",
  destination: ":bytea?",
  messages: "sum(p.messages - coalesce(l.messages, 0))::bigint:bigint",
}) satisfies Columns<IcmPeriod>;

/** The start of a message's period of each kind: as `startOf` has it. */
const STARTS = [
  "s.time / 3600 * 3600",
  "s.time / 86400 * 86400",
  "(s.time + 259200) / 604800 * 604800 - 259200",
  "extract(epoch from date_trunc('month', to_timestamp(s.time) at time zone 'UTC') at time zone 'UTC')::bigint",
];

/**
 * Messages of blocks after the heights count in the periods, and are subtracted: they are few, and read by
 * those blocks.
 */
const sums = statements(
  "icm-series",
  period,
  ({ unit, source, destination, one }: Shape, value: Parameter<Values>) => {
    const to = (alias: string) => (one ? `and ${alias}.destination = ${value("to", "bytea")}` : "");
    return `with h as materialized (
      select * from unnest(${value("chains", "bigint[]")}, ${value("heights", "bigint[]")}) h (chain, height)
    ), later as materialized (
      select s.chain, s.destination, ${STARTS[unit]} as start, count(*) as messages
      from h cross join lateral (
        select * from icm_side i where i.chain = h.chain and i.number > h.height order by i.number ${AS_WRITTEN}) s
      where s.side = 'source' ${to("s")}
      group by 1, 2, 3
    )
    select ${period.text({
      chain: source ? "p.chain" : "null::bigint",
      destination: destination ? "p.destination" : "null::bytea",
    })}
    from h join icm_period p on p.chain = h.chain and p.unit = ${unit}
      and p.start between ${value("first", "bigint")} and ${value("last", "bigint")} ${to("p")}
    left join later l on l.chain = p.chain and l.destination = p.destination and l.start = p.start
    group by 1, 2, 3 having sum(p.messages - coalesce(l.messages, 0)) > 0`;
  },
);

async function list(
  db: Db,
  { heights, destination }: IcmSent,
  by: IcmGrouping,
  unit: number,
  first: number,
  last: number,
): Promise<IcmPeriod[]> {
  const seen = seenOf(heights);
  return sums({ unit, ...by, one: destination !== undefined }).rows(db, {
    chains: seen.map(({ chain }) => chain),
    heights: seen.map(({ height }) => height),
    to: destination ?? "0x",
    first,
    last,
  });
}

const MONTHS = INTERVALS.indexOf("month");

interface WindowValues {
  readonly chains: readonly number[];
  readonly to: string;
  readonly hours: readonly number[];
  readonly days: readonly number[];
  readonly months: readonly number[];
}

const windowRow = columns({ messages: ":bigint" });

/** A window is its hours up to a day's begin, its days up to a month's, and its months: some 60 rows of each destination. */
const windowSums = statements(
  "icm-series-window",
  windowRow,
  ({ one }: { one: boolean }, value: Parameter<WindowValues>) => {
    const of = (unit: number, from: string, below: string | undefined) =>
      `(select coalesce(sum(p.messages), 0) from icm_period p
      where p.chain = any(${value("chains", "bigint[]")}) and p.unit = ${unit} and p.start >= ${from}
        ${below === undefined ? "" : `and p.start < ${below}`} ${one ? `and p.destination = ${value("to", "bytea")}` : ""})`;
    const messages = `(${of(0, "w.hour", "w.day")} + ${of(1, "w.day", "w.month")} + ${of(3, "w.month", undefined)})::bigint`;
    return `select ${windowRow.text({ messages })}
    from unnest(${arrays(value)}) with ordinality w (hour, day, month, position) order by w.position`;
  },
);

const arrays = (value: Parameter<WindowValues>): string =>
  (["hours", "days", "months"] as const).map((name) => value(name, "bigint[]")).join(", ");

/** The first interval that begins at a time or later. */
function firstFrom(interval: "day" | "month", time: number): number {
  const start = startOf(interval, time);
  return start < time ? shifted(interval, start, 1) : start;
}

export const icmSeriesOn = (db: Db) => ({
  /** The groups that have messages, by chain and then by destination. */
  async groups(sent: IcmSent, by: IcmGrouping): Promise<IcmGroup[]> {
    const found = new Map<string, IcmGroup>();
    for (const { chain, destination } of await list(db, sent, by, MONTHS, 0, Number.MAX_SAFE_INTEGER))
      found.set(`${chain}.${destination}`, { chain, destination });
    return [...found.values()].sort(
      (left, right) =>
        (left.chain ?? 0) - (right.chain ?? 0) ||
        ((left.destination ?? "") < (right.destination ?? "") ? -1 : 1),
    );
  },
  /** The messages sent in the intervals that begin in a span (Unix seconds, both inclusive), in no order. */
  list: (sent: IcmSent, by: IcmGrouping, interval: Interval, from: number, to: number) =>
    list(db, sent, by, INTERVALS.indexOf(interval), from, to),
  /**
   * The numbers of messages sent from some hours on up to now.
   *
   * @param starts Unix seconds of the hours
   */
  async windows(
    chains: readonly number[],
    destination: string | undefined,
    starts: readonly number[],
  ): Promise<number[]> {
    const hours = starts.map((start) => Math.floor(start / HOUR) * HOUR);
    const days = hours.map((hour) => firstFrom("day", hour));
    const months = days.map((day) => firstFrom("month", day));
    const rows = await windowSums({ one: destination !== undefined }).rows(db, {
      chains,
      to: destination ?? "0x",
      hours,
      days,
      months,
    });
    return rows.map(({ messages }) => messages);
  },
});
