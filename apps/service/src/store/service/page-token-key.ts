/** Stores the keys of page tokens. */

import { sql } from "kysely";
import type { PageTokenKeyStore } from "../ports/page-token-key.ts";
import type { Db } from "../sql/database.ts";

export function createPageTokenKeyStore(db: Db): PageTokenKeyStore {
  return {
    list: () =>
      db
        .selectFrom("page_token_key")
        .select(["id", sql<string>`encode(secret, 'hex')`.as("secret"), "created_at as createdAt"])
        .orderBy("id", "desc")
        .execute(),
    async renew({ secret, createdAt }, { since, forget }) {
      await sql`insert into page_token_key (secret, created_at)
        select decode(${secret}::text, 'hex'), ${createdAt}::bigint
        where not exists (select from page_token_key where created_at > ${since}::bigint)`.execute(db);
      await sql`delete from page_token_key k
        where exists (select from page_token_key n where n.id > k.id and n.created_at < ${forget}::bigint)`.execute(
        db,
      );
    },
  };
}
