/** Counts requests with API keys by period and group. */

import type { Db } from "../sql/database.ts";
import { columns, type RowOf } from "../sql/select-list.ts";
import { type Parameter, statements } from "../sql/statement.ts";
import {
  type ApiLogFilter,
  type FilterShape,
  type Filters,
  filtered,
  filtersOf,
  ofKey,
} from "./api-log-filter.ts";

/** A property by which requests are counted. */
export type UsageGroup = "path" | "status" | "chainId" | "key";

/** Periods that begin every `length` seconds, at an offset from 1970, or with each month. */
export interface UsagePeriods {
  /** Seconds of the counts that are added up: 60 or 3600. */
  readonly span: 60 | 3_600;
  readonly length: number | "month";
  readonly offset: number;
}

interface UsageValues extends Filters {
  readonly span: number;
  /** Seconds of a period; 0 for months. */
  readonly length: number;
  readonly offset: number;
  readonly by: string;
  readonly limit: number;
}

const usageRow = columns({
  /** Unix seconds. */
  start: "start:bigint",
  /** Empty without groups. */
  group: "part:text",
  requests: "sum(requests)::bigint:bigint",
  /** Requests with a status of 400 and more. */
  failed: "sum(failed)::bigint:bigint",
  /** Requests with a status of 400 to 499. */
  invalid: "sum(invalid)::bigint:bigint",
  credits: "sum(credits)::bigint:bigint",
  /** Credits of the invalid ones. */
  wasted: "sum(wasted)::bigint:bigint",
  /** Quarter of a binary order of magnitude of the median in milliseconds. */
  bucket: "min(bucket) filter (where 2 * upto >= total):int",
});

/** Counts of one group in one period. */
export type UsageRow = RowOf<typeof usageRow>;

const counts = statements<FilterShape, UsageValues, UsageRow>("api-usage", usageRow, (shape, value) => {
  const [length, offset, by] = [value("length", "bigint"), value("offset", "bigint"), value("by", "text")];
  return `with r as materialized (
    select case when ${length} = 0
        then extract(epoch from date_trunc('month', to_timestamp(u.at) at time zone 'UTC'))::bigint
        else u.at - (u.at + ${offset}) % nullif(${length}, 0) end as start,
      case ${by} when 'path' then u.path when 'status' then u.status::text when 'chainId' then u.chain_id when 'key' then u.key else '' end
        as part,
      u.bucket, sum(u.requests) as requests,
      coalesce(sum(u.requests) filter (where u.status >= 400), 0) as failed,
      coalesce(sum(u.requests) filter (where u.status between 400 and 499), 0) as invalid, sum(u.credits) as credits,
      coalesce(sum(u.credits) filter (where u.status between 400 and 499), 0) as wasted
    from api_usage u
    where ${ofKey(shape, "u", value as Parameter<Filters>)} and u.span = ${value("span", "int")}
      and u.at >= ${value("from", "bigint")} and u.at < ${value("to", "bigint")} and ${filtered("u", value as Parameter<Filters>)}
    group by 1, 2, 3
  ), c as (
    select r.*, sum(requests) over (partition by start, part order by bucket) as upto,
      sum(requests) over (partition by start, part) as total
    from r
  )
  select ${usageRow.text()}
  from c group by start, part order by start, part limit ${value("limit", "int")}`;
});

export const apiUsageOn = (db: Db) => ({
  /** Periods in ascending order, at most `limit` rows. */
  list(
    filter: ApiLogFilter,
    { span, length, offset }: UsagePeriods,
    group: UsageGroup | undefined,
    limit: number,
  ): Promise<readonly UsageRow[]> {
    return counts({ keyed: filter.key !== undefined }).rows(db, {
      ...filtersOf(filter),
      span,
      length: length === "month" ? 0 : length,
      offset,
      by: group ?? "",
      limit,
    });
  },
});
