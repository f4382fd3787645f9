/** Packs the indexes of a filled database, as a service does once its back-fill is done. */
import { IndexPacking, openDatabase, UNLIMITED } from "@primary-network/service/parts";

/** @param groups first words of the tables' names */
export async function packIndexes(databaseUrl: string, groups: readonly string[]): Promise<void> {
  const [db, other] = await Promise.all([
    openDatabase({ databaseUrl }, UNLIMITED),
    openDatabase({ databaseUrl }),
  ]);
  try {
    await new IndexPacking(db, other).run(groups, new AbortController().signal, {
      packed: () => {},
      removed: () => {},
    });
  } finally {
    await Promise.all([db.destroy(), other.destroy()]);
  }
}
