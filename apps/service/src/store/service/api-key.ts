/** Stores API keys by their hashes. */

import type { ApiKeyStore } from "../ports/api-key.ts";
import type { Db } from "../sql/database.ts";

const columns = [
  "id",
  "name",
  "tier",
  "privileges",
  "created_at as createdAt",
  "revoked_at as revokedAt",
] as const;

export function createApiKeyStore(db: Db): ApiKeyStore {
  return {
    async add({ id, name, tier, privileges, createdAt, revokedAt }, hash) {
      const owned = { id, hash, name, tier, privileges: [...privileges] };
      await db
        .insertInto("api_key")
        .values({ ...owned, created_at: createdAt, revoked_at: revokedAt })
        .execute();
    },
    find: (hash) => db.selectFrom("api_key").select(columns).where("hash", "=", hash).executeTakeFirst(),
    list: () => db.selectFrom("api_key").select(columns).orderBy("created_at").orderBy("id").execute(),
    revoke: (id, at) =>
      db
        .updateTable("api_key")
        .set((eb) => ({ revoked_at: eb.fn.coalesce("revoked_at", eb.val(at)) }))
        .where("id", "=", id)
        .returning(columns)
        .executeTakeFirst(),
  };
}
