/** The mark of a database that is being restored from an index snapshot, and the refusal to use it. */

import type { QueryExecutorProvider } from "kysely";
import { hasTable } from "../sql/has-table.ts";
import { HalfRestoredError } from "./half-restored-error.ts";

/** The table that exists from the beginning of a restore to its end. */
export const RESTORING = "snapshot_restore";

/** @throws HalfRestoredError while a restore has not ended */
export async function refuseHalfRestored(db: QueryExecutorProvider): Promise<void> {
  if (await hasTable(db, RESTORING)) throw new HalfRestoredError();
}
