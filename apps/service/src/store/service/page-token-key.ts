/** Stores the keys of page tokens. */

import { sql } from "kysely";
import type { Db } from "../sql/database.ts";

export interface PageTokenKey {
  readonly id: number;
  /** 32 bytes in hex. */
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** When a key is replaced, in milliseconds since 1970. */
export interface PageTokenKeyRenewal {
  /** A new key is added unless one was created after this time. */
  readonly since: number;
  /** Keys replaced before this time are deleted. */
  readonly forget: number;
}

export const pageTokenKeysOn = (db: Db) => ({
  /** The newest first. */
  list: (): Promise<PageTokenKey[]> =>
    db
      .selectFrom("page_token_key")
      .select(["id", sql<string>`encode(secret, 'hex')`.as("secret"), "created_at as createdAt"])
      .orderBy("id", "desc")
      .execute(),
  async renew(
    { secret, createdAt }: Omit<PageTokenKey, "id">,
    { since, forget }: PageTokenKeyRenewal,
  ): Promise<void> {
    await sql`insert into page_token_key (secret, created_at)
        select decode(${secret}::text, 'hex'), ${createdAt}::bigint
        where not exists (select from page_token_key where created_at > ${since}::bigint)`.execute(db);
    await sql`delete from page_token_key k
        where exists (select from page_token_key n where n.id > k.id and n.created_at < ${forget}::bigint)`.execute(
      db,
    );
  },
});
