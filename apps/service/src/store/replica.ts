/**
 * The lag of a copy of the database, measured by the reports in it: indexing processes write one about every
 * second, with the database's time. A server cannot tell by itself that it no longer follows: it may have
 * been promoted, or cut off from its original.
 */

import { sql } from "kysely";
import type { Db } from "./sql/database.ts";
import { type ListedStore, storeOn } from "./store.ts";

/** The time of the latest report, milliseconds since 1970; 0 before the first. */
async function reportedAt(db: Db): Promise<number> {
  const { rows } = await sql<{ at: number }>`
    select coalesce(max(reported_at), 0)::float8 as at from indexer_lease`.execute(db);
  return rows[0]?.at ?? 0;
}

/**
 * Opens a copy of the database.
 *
 * @param db connections to the replica
 * @param primary connections to the database that it copies
 */
export function replicaOn(db: Db, primary: Db) {
  let latest: number | undefined;
  /** For reading only. */
  const store: ListedStore = storeOn(db);
  return {
    store,
    /**
     * Seconds that the copy is behind the primary, rounded up; 0 when it is up to date.
     *
     * @throws when it does not respond
     */
    async secondsBehind(): Promise<number> {
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

export type Replica = ReturnType<typeof replicaOn>;
