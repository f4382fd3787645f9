/** Counts the work that waits in the database. */

import { sql } from "kysely";
import { MAX_COUNTED, type Queues } from "../session/observation.ts";
import type { Db } from "../sql/database.ts";

/** Both counts use partial indexes: `export_job_running` and `nft_token_due`. @param now milliseconds since 1970 */
export async function countQueues(db: Db, now: number): Promise<Queues> {
  const { rows } = await sql<{ waiting: number; running: number; nfts: number }>`
    select
      count(*) filter (where lease_until <= ${now}::bigint)::int as waiting,
      count(*) filter (where lease_until > ${now}::bigint)::int as running,
      (select count(*)::int from (select 1 from nft_token where due_at is not null limit ${MAX_COUNTED}::int) q) as nfts
    from export_job where status = 'RUNNING'`.execute(db);
  const { waiting = 0, running = 0, nfts = 0 } = rows[0] ?? {};
  return { exportsWaiting: waiting, exportsRunning: running, nfts };
}
