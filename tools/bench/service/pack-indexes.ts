/** Packs the indexes of a filled database, as a service does once its back-fill is done. */
import { IndexPacking, openDatabase, UNLIMITED } from "@primary-network/service/parts";

/** @param tables first words of the tables' names */
export async function packIndexes(databaseUrl: string, tables: readonly string[]): Promise<void> {
  const [db, other] = await Promise.all([
    openDatabase({ databaseUrl }, UNLIMITED),
    openDatabase({ databaseUrl }),
  ]);
  try {
    const chains = { chains: ["bench"], tables };
    await new IndexPacking(db, other).run(chains, new AbortController().signal, () => {});
  } finally {
    await Promise.all([db.destroy(), other.destroy()]);
  }
}
