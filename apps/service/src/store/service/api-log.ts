/** Stores requests with API keys, and adds them to the counts by minute and hour. */

import { sql } from "kysely";
import type { Key } from "../../domain/listing.ts";
import type { Db } from "../sql/database.ts";
import { type Columns, columns, optional } from "../sql/select-list.ts";
import { type Parameter, statements } from "../sql/statement.ts";
import {
  type ApiLogFilter,
  type FilterShape,
  type Filters,
  filtered,
  filtersOf,
  ofKey,
} from "./api-log-filter.ts";

/** A request with its response. Texts are empty where something is not known, or not kept. */
export interface ApiLogEntry {
  /** A UUID. */
  readonly id: string;
  /** Id of the key. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The path of the operation, with its parameters in braces. */
  readonly path: string;
  /** EVM chain id in decimal, or alias of the Primary Network's chain. */
  readonly chainId: string;
  readonly status: number;
  /** Milliseconds. */
  readonly duration: number;
  /** Compute units. */
  readonly credits: number;
  readonly address: string;
  readonly host: string;
  readonly userAgent: string;
}

/** A logged request, and the name of its key; empty when there is no such key. */
export interface ApiLogRow extends ApiLogEntry {
  readonly name: string;
}

/** The times, in milliseconds since 1970, before which requests and their counts are forgotten. */
export interface UsageAge {
  readonly logs: number;
  readonly minutes: number;
  readonly hours: number;
}

/** Most requests that are read for one page: a filter may fit none of them. */
const MOST_READ = 2_000;
/** Rows that one statement deletes. */
const MOST_FORGOTTEN = 10_000;

interface ListValues extends Filters {
  /** Milliseconds; the page's rows are before this and the id. */
  readonly before: number;
  readonly id: string;
  readonly limit: number;
}

const entry = columns({
  id: "f.id::text:text",
  key: "f.key:text",
  at: "f.at:bigint",
  path: "f.path:text",
  chainId: "f.chain_id:text",
  status: "f.status:int",
  duration: "f.duration:int",
  credits: "f.credits:int",
  address: "f.address:text",
  host: "f.host:text",
  userAgent: "f.user_agent:text",
  name: "coalesce(k.name, ''):text",
}) satisfies Columns<ApiLogRow>;

/** The number of the requests read, the last of them, and a matching one; null when none matches. */
const listRow = columns({
  read: "(select count(*) from s):bigint",
  lastAt: "e.at:bigint?",
  lastId: "e.id::text:text?",
  entry: optional(entry),
});

const page = statements(
  "api-logs",
  listRow,
  (shape: FilterShape, value: Parameter<ListValues>) => `with s as materialized (
    select l.* from api_log l
    where ${ofKey(shape, "l", value as Parameter<Filters>)}
      and l.at >= ${value("from", "bigint")} * 1000 and l.at < ${value("to", "bigint")} * 1000
      and (l.at, l.id) < (${value("before", "bigint")}, ${value("id", "text")}::uuid)
    order by l.at desc, l.id desc limit ${MOST_READ}
  ), f as (
    select * from s where ${filtered("s", value as Parameter<Filters>)}
    order by at desc, id desc limit ${value("limit", "int")}
  ), e as (select at, id from s order by at, id limit 1)
  select ${listRow.text({ entry: entry.text() })}
  from (select 1) one left join e on true left join f on true left join api_key k on k.id = f.key
  order by f.at desc, f.id desc`,
);

const LAST_ID = "ffffffff-ffff-ffff-ffff-ffffffffffff";

export const apiLogsOn = (db: Db) => ({
  /**
   * Adds requests and counts them, in one statement. Requests that exist already stay as they are and are not
   * counted again. Counts are written in the order of their key, so concurrent processes wait for each other
   * without a deadlock.
   */
  async add(entries: readonly ApiLogEntry[]): Promise<void> {
    if (entries.length === 0) return;
    await sql`
    with added as (
      insert into api_log (key, at, id, path, chain_id, status, duration, credits, address, host, user_agent)
      select key, at, id, path, "chainId", status, duration, credits, address, host, "userAgent"
      from json_to_recordset(${JSON.stringify(entries)}::text::json) as e (key text, at bigint, id uuid, path text, "chainId" text,
        status int, duration int, credits int, address text, host text, "userAgent" text)
      on conflict do nothing returning key, at, path, chain_id, status, duration, credits
    )
    insert into api_usage as u (key, span, at, path, chain_id, status, bucket, requests, credits)
    select key, span, at / 1000 - at / 1000 % span, path, chain_id, status,
      floor(4 * ln(greatest(duration, 1)::float8) / ln(2::float8) + 1e-9)::int, count(*), sum(credits)
    from added cross join (values (60), (3600)) s (span)
    group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7
    on conflict (key, span, at, path, chain_id, status, bucket)
      do update set requests = u.requests + excluded.requests, credits = u.credits + excluded.credits`.execute(
      db,
    );
  },
  /**
   * The newest first. A page may hold fewer rows than its limit, or none, although more follow: it reads a
   * bounded number of requests.
   */
  async list(
    filter: ApiLogFilter,
    { after, limit }: { readonly after?: Key | undefined; readonly limit: number },
  ): Promise<{ readonly items: ApiLogRow[]; readonly next?: Key }> {
    const rows = await page({ keyed: filter.key !== undefined }).rows(db, {
      ...filtersOf(filter),
      before: after === undefined ? Number.MAX_SAFE_INTEGER : Number(after.sort),
      id: after?.tie ?? LAST_ID,
      limit: limit + 1,
    });
    const found = rows.flatMap((row) => row.entry ?? []);
    const items = found.slice(0, limit);
    const last = items.at(-1);
    if (found.length > limit && last) return { items, next: { sort: String(last.at), tie: last.id } };
    const { read, lastAt, lastId } = rows[0] ?? { read: 0, lastAt: null, lastId: null };
    if (read < MOST_READ || lastAt === null || lastId === null) return { items };
    return { items, next: { sort: String(lastAt), tie: lastId } };
  },
  /** Deletes older rows, up to a bounded number; resolves with true when more are left. */
  async forget({ logs, minutes, hours }: UsageAge): Promise<boolean> {
    const ends = [
      sql`delete from api_log where ctid = any(array(select ctid from api_log where at < ${logs}::bigint order by at limit ${MOST_FORGOTTEN}::int))`,
      ...[
        [60, minutes],
        [3_600, hours],
      ].map(
        ([span, before = 0]) => sql`delete from api_usage where ctid = any(array(select ctid from api_usage
        where span = ${span}::int and at < ${Math.floor(before / 1000)}::bigint order by at limit ${MOST_FORGOTTEN}::int))`,
      ),
    ];
    let more = false;
    for (const statement of ends) {
      const { numAffectedRows = 0n } = await statement.execute(db);
      more ||= numAffectedRows >= MOST_FORGOTTEN;
    }
    return more;
  },
});
