/** The mark of a database that is being restored from an index snapshot, and the refusal to use it. */

import type { QueryExecutorProvider } from "kysely";
import { hasTable } from "../sql/has-table.ts";

/** The table that exists from the beginning of a restore to its end. */
export const RESTORING = "snapshot_restore";

/** Thrown by whatever would use a database that is only partly restored. */
export class HalfRestoredError extends Error {
  override readonly name = "HalfRestoredError";

  constructor() {
    super(
      "the database is only partly restored from an index snapshot; run `primary-network snapshot restore` again to finish it",
    );
  }
}

/** @throws HalfRestoredError while a restore has not ended */
export async function refuseHalfRestored(db: QueryExecutorProvider): Promise<void> {
  if (await hasTable(db, RESTORING)) throw new HalfRestoredError();
}
