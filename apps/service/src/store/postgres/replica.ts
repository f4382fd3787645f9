/** How far a replica of PostgreSQL's streaming replication is behind. */

import { sql } from "kysely";
import type { Replica } from "../replica.ts";
import type { Db } from "./sql/database.ts";
import { storeOn } from "./store-on.ts";

/**
 * Nothing received waits to be replayed, and the connection to the primary stands: then it has everything. Else the time of the last
 * transaction that it has replayed counts; before the first one since it started, the time of the checkpoint that it started from.
 */
const behind = sql<{ seconds: number }>`select ceil(case
    when not pg_is_in_recovery() then 0
    when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() and exists (select from pg_stat_wal_receiver) then 0
    else greatest(0, extract(epoch from clock_timestamp() -
      coalesce(pg_last_xact_replay_timestamp(), (select checkpoint_time from pg_control_checkpoint()))))
  end)::float8 as seconds`;

/** @param db connections to the replica */
export const createReplica = (db: Db): Replica => ({
  store: storeOn(db),
  async secondsBehind() {
    const { rows } = await behind.execute(db);
    return rows[0]?.seconds ?? 0;
  },
});
