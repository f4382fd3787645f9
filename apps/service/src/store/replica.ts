/**
 * The lag of a copy of the database, proved by the reports in it, which the processes that index write every
 * second or so with the database's time. A server cannot tell by itself whether it still follows: one that
 * was promoted follows nobody, and one whose original has been cut off waits for nothing.
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
     * Seconds by which what it has is older than what the primary has, rounded up; 0 when it has the newest.
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
