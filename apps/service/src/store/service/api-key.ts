/** Stores API keys by their hashes. */

import type { ApiKey } from "../../domain/access.ts";
import type { Db } from "../sql/database.ts";

const columns = [
  "id",
  "name",
  "tier",
  "privileges",
  "created_at as createdAt",
  "revoked_at as revokedAt",
] as const;

export const apiKeysOn = (db: Db) => ({
  async add({ id, name, tier, privileges, createdAt, revokedAt }: ApiKey, hash: string): Promise<void> {
    const owned = { id, hash, name, tier, privileges: [...privileges] };
    await db
      .insertInto("api_key")
      .values({ ...owned, created_at: createdAt, revoked_at: revokedAt })
      .execute();
  },
  /** The key with this hash, revoked or not. */
  find: (hash: string): Promise<ApiKey | undefined> =>
    db.selectFrom("api_key").select(columns).where("hash", "=", hash).executeTakeFirst(),
  /** Oldest first. */
  list: (): Promise<ApiKey[]> =>
    db.selectFrom("api_key").select(columns).orderBy("created_at").orderBy("id").execute(),
  /** Returns the key; undefined for an unknown id. The time of an earlier revocation is kept. */
  revoke: (id: string, at: number): Promise<ApiKey | undefined> =>
    db
      .updateTable("api_key")
      .set((eb) => ({ revoked_at: eb.fn.coalesce("revoked_at", eb.val(at)) }))
      .where("id", "=", id)
      .returning(columns)
      .executeTakeFirst(),
});
