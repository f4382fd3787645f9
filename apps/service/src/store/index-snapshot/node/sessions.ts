/** Work that several sessions with a database share. */

import type { Db } from "../../sql/database.ts";

/**
 * Does work for each item, in order, one at a time on each session. After a failure no further item is begun.
 *
 * @throws the first failure, once no session works any longer
 */
export async function onSessions<Item>(
  sessions: readonly Db[],
  items: readonly Item[],
  work: (session: Db, item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values();
  let failure: { readonly error: unknown } | undefined;
  const workOn = async (session: Db) => {
    for (const item of left) {
      if (failure) return;
      try {
        await work(session, item);
      } catch (error) {
        failure ??= { error };
      }
    }
  };
  await Promise.all(sessions.map(workOn));
  if (failure) throw failure.error;
}
