/** Keeps page tokens. */

import { type Kysely, sql } from "kysely";
import type { PageTokenRow } from "../store.ts";

type Row = Omit<PageTokenRow, "snapshot"> & { height: number; time: number; poll: number; heights: string };

export async function savePageToken(db: Kysely<unknown>, token: PageTokenRow): Promise<void> {
  const { height, time, poll, heights = {} } = token.snapshot;
  await sql`insert into page_token (id, operation, query, height, time, poll, heights, sort, tie, expires_at)
    values (${token.id}, ${token.operation}, ${token.query}, ${height}, ${time}, ${poll}, ${JSON.stringify(heights)}, ${token.sort}, ${token.tie},
      ${token.expiresAt})`.execute(db);
}

export async function findPageToken(db: Kysely<unknown>, id: string): Promise<PageTokenRow | undefined> {
  const { rows } = await sql<Row>`
    select id, operation, query, height, time, poll, heights, sort, tie, expires_at as "expiresAt"
    from page_token where id = ${id}::uuid`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { height, time, poll, heights, ...token } = row;
  return { ...token, snapshot: { height, time, poll, heights: JSON.parse(heights) } };
}

export async function forgetPageTokens(db: Kysely<unknown>, before: number): Promise<void> {
  await sql`delete from page_token where expires_at < ${before}::bigint`.execute(db);
}
