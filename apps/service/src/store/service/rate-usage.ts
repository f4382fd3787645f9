/** Stores the usage of callers where every replica of the service sees it. */

import { type RawBuilder, sql } from "kysely";
import type { Allowance } from "../../domain/access.ts";
import { DAY, MINUTE, type Span, slotAt, type Usage } from "../../domain/sliding-window.ts";
import type { Db } from "../sql/database.ts";

export interface RateUsage {
  /**
   * Spends units when both windows have room for them, and none otherwise, in one atomic step.
   *
   * @param now milliseconds since 1970
   */
  spend(
    subject: string,
    cost: number,
    allowance: Allowance,
    now: number,
  ): Promise<{ readonly granted: boolean; readonly usage: Usage }>;
  /** Deletes subjects whose units were all spent more than a day before. */
  forget(now: number): Promise<void>;
}

interface Row {
  readonly granted: boolean;
  readonly minuteSlot: number;
  readonly minuteUnits: number[];
  readonly daySlot: number;
  readonly dayUnits: number[];
}

/** The first request's window: its cost, and nothing before it. */
const first = (cost: number, { slots }: Span) =>
  sql`array[${cost}::int] || array_fill(0, array[${sql.lit(slots)}])`;

/** Like `slide` of the domain: prepends a zero for each slot that has passed, and drops as many old ones. */
function slid(slot: RawBuilder<unknown>, units: RawBuilder<unknown>, { slots }: Span, now: number) {
  const length = sql.lit(slots + 1);
  const passed = sql`(case when ${setBack(slot, slots, now)} then ${length}
    else least(greatest(${now}::bigint - ${slot}, 0), ${length}) end)::int`;
  return sql`array_fill(0, array[${passed}]) || (${units})[1:${length} - ${passed}]`;
}

const setBack = (slot: RawBuilder<unknown>, slots: number, now: number) =>
  sql`${slot} - ${now}::bigint > ${sql.lit(slots)}`;

const newest = (slot: RawBuilder<unknown>, { slots }: Span, now: number) =>
  sql`case when ${setBack(slot, slots, now)} then ${now}::bigint else greatest(${slot}, ${now}::bigint) end`;

const total = (units: RawBuilder<unknown>) => sql`(select sum(unit) from unnest(${units}) as unit)`;
const added = (units: RawBuilder<unknown>, length: number) =>
  sql`array[${units}[1] + cost] || ${units}[2:${sql.lit(length)}]`;

export const rateUsageOn = (db: Db): RateUsage => ({
  async spend(subject, cost, allowance, now) {
    const [minute, day] = [slotAt(MINUTE, now), slotAt(DAY, now)];
    // The row's lock serialises requests of one caller; each sees the result of the previous one.
    const { rows } = await sql<Row>`
        insert into rate_usage as u (subject, minute_slot, minute_units, day_slot, day_units, granted)
        values (${subject}, ${minute}, ${first(cost, MINUTE)}, ${day}, ${first(cost, DAY)}, true)
        on conflict (subject) do update set (minute_slot, minute_units, day_slot, day_units, granted) = (
          select ${newest(sql`u.minute_slot`, MINUTE, minute)}, ${added(sql`m`, MINUTE.slots + 1)},
            ${newest(sql`u.day_slot`, DAY, day)}, ${added(sql`d`, DAY.slots + 1)}, fits
          from (select ${slid(sql`u.minute_slot`, sql`u.minute_units`, MINUTE, minute)} as m,
            ${slid(sql`u.day_slot`, sql`u.day_units`, DAY, day)} as d) as now_used
          cross join lateral (select ${total(sql`m`)} + ${cost}::int <= ${allowance.perMinute}::int
            and ${total(sql`d`)} + ${cost}::int <= ${allowance.perDay}::int as fits) as decision
          cross join lateral (select case when fits then ${cost}::int else 0 end as cost) as price)
        returning granted, minute_slot as "minuteSlot", minute_units as "minuteUnits", day_slot as "daySlot",
          day_units as "dayUnits"`.execute(db);
    const [row] = rows;
    if (!row) throw new Error("rate_usage: an upsert returned no row");
    return {
      granted: row.granted,
      usage: {
        minute: { slot: row.minuteSlot, units: row.minuteUnits },
        day: { slot: row.daySlot, units: row.dayUnits },
      },
    };
  },
  async forget(now) {
    await db
      .deleteFrom("rate_usage")
      .where("day_slot", "<", slotAt(DAY, now) - DAY.slots)
      .execute();
  },
});
