/** Everything that an index holds, to be compared. */

import { sql } from "kysely";
import type { DatabaseLocation } from "../src/store/node/database-location.ts";
import { openDatabase } from "../src/store/node/open-database.ts";
import type { Db } from "../src/store/sql/database.ts";

/** Tables of the Primary Network's chains. */
const PRIMARY = "^[pxc]_";

/**
 * Tables that may differ between indexes of one chain: polls of uptimes are as many as there were, and `p_stake_change` is a log of
 * commits, a row for each by its last height, so that it depends on where batches ended. Sums of balances are made beside indexing.
 */
export const UNLIKE: readonly string[] = [
  "c_balance_sum",
  "p_balance_sum",
  "p_poll",
  "p_stake_change",
  "p_uptime",
  "x_balance_sum",
];

async function tablesOf(db: Db, names: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name ~ ${names} and table_name not in (${sql.join(UNLIKE)})
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Every row of the chains' tables as text, but for the tables that may differ.
 *
 * @param names pattern of the tables' names
 */
export async function rowsOf(db: Db, names = PRIMARY): Promise<Record<string, string[]>> {
  const state: Record<string, string[]> = {};
  for (const name of await tablesOf(db, names)) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} t order by 1`.execute(db);
    state[name] = rows.map(({ row }) => row);
  }
  return state;
}

/** The rows of one network in the tables of a chain, without the network's id. */
export async function rowsOfNetwork(
  db: Db,
  chain: "p" | "x" | "c",
  network: number,
): Promise<Record<string, string[]>> {
  const state: Record<string, string[]> = {};
  for (const name of await tablesOf(db, `^${chain}_`)) {
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(t) - 'network')::text as row from ${sql.table(name)} t
      where network = ${network} order by 1`.execute(db);
    state[name] = rows.map(({ row }) => row);
  }
  return state;
}

/** The same of a database that is opened for it. */
export async function indexRows(
  location: DatabaseLocation,
  names?: string,
): Promise<Record<string, string[]>> {
  const db = await openDatabase(location);
  try {
    return await rowsOf(db, names);
  } finally {
    await db.destroy();
  }
}
