/** Keeps API keys by their hashes. */

import { sql } from "kysely";
import type { ApiKey } from "../../domain/access.ts";
import type { ApiKeyStore } from "../api-keys.ts";
import type { Db } from "./sql/database.ts";

const columns = sql`id, name, tier, privileges, created_at as "createdAt", revoked_at as "revokedAt"`;

export function createApiKeyStore(db: Db): ApiKeyStore {
  return {
    async add({ id, name, tier, privileges, createdAt, revokedAt }, hash) {
      await sql`insert into api_key (id, hash, name, tier, privileges, created_at, revoked_at)
        values (${id}, ${hash}, ${name}, ${tier}, ${[...privileges]}::text[], ${createdAt}, ${revokedAt})`.execute(
        db,
      );
    },
    async find(hash) {
      const { rows } = await sql<ApiKey>`select ${columns} from api_key where hash = ${hash}`.execute(db);
      return rows[0];
    },
    async list() {
      const { rows } = await sql<ApiKey>`select ${columns} from api_key order by created_at, id`.execute(db);
      return rows;
    },
    async revoke(id, at) {
      const { rows } = await sql<ApiKey>`
        update api_key set revoked_at = coalesce(revoked_at, ${at}::bigint) where id = ${id} returning ${columns}`.execute(
        db,
      );
      return rows[0];
    },
  };
}
