/** Opens the store of a database that may have an earlier layout. */

import { migrate } from "./schema/migrate.ts";
import type { Db } from "./sql/database.ts";
import { type Store, storeOn } from "./store.ts";

/** Brings the database to the newest layout and gives access to it. */
export async function createPostgresStore(db: Db): Promise<Store> {
  await migrate(db);
  return storeOn(db);
}
