/**
 * How far a copy of the database is behind, proved by what it has: the reports of those who index, which they write every second or so with
 * the database's time. A server cannot tell by itself whether it still follows: one that was promoted follows nobody, and one whose original
 * has been cut off waits for nothing.
 */

import { sql } from "kysely";
import type { Replica } from "./ports/replica.ts";
import type { Db } from "./sql/database.ts";
import { storeOn } from "./store-on.ts";

/** The time of the latest report, milliseconds since 1970; 0 before the first. */
async function reportedAt(db: Db): Promise<number> {
  const { rows } = await sql<{ at: number }>`
    select coalesce(max(reported_at), 0)::float8 as at from indexer_lease`.execute(db);
  return rows[0]?.at ?? 0;
}

/**
 * Opens it.
 *
 * @param db connections to the replica
 * @param primary connections to the database that it copies
 */
export function createReplica(db: Db, primary: Db): Replica {
  let latest: number | undefined;
  return {
    store: storeOn(db),
    async secondsBehind() {
      // First, as the replica may get the next one meanwhile. While the primary is down nothing new is written.
      const written = await reportedAt(primary).catch((error: unknown) => {
        if (latest === undefined) throw error;
        return latest;
      });
      latest = written;
      return Math.max(0, Math.ceil((written - (await reportedAt(db))) / 1000));
    },
  };
}
