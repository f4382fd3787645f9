/** Makes an index of the P-Chain longer by SQL: what is stored again and again, as blocks before the first one. */
import { GENESIS_TIME } from "./payments.ts";
import type { PrivatePostgres } from "./postgres.ts";

/** Tables with rows of every transaction. What is unspent stays as it is: that of the copies counts as spent. */
const TABLES = ["p_block", "p_tx", "p_tx_address", "p_utxo"];

/** Ids of blocks, transactions and outputs, which differ between copies. */
const IDS = new Set(["block_id", "parent_id", "tx_id", "utxo_id", "consuming_tx", "emitting_tx"]);

/** A column's value in a copy. */
function copied(column: string, copy: number, height: number): string {
  if (IDS.has(column)) return `sha256(${column} || '\\x${copy.toString(16).padStart(8, "0")}'::bytea)`;
  return /(^|_)height$/.test(column) ? `${column} - ${copy * height}` : column;
}

/**
 * Adds copies of the blocks up to a height, with indexes as they are: entries of ids come in random order, as from a chain.
 *
 * @param height of the last block that is copied; the first is 1
 * @param from number of the first copy
 */
export async function grow(
  postgres: PrivatePostgres,
  database: string,
  height: number,
  from: number,
  count: number,
): Promise<void> {
  const write = async (table: string): Promise<void> => {
    const { rows } = await postgres.query(
      database,
      `select column_name as name from information_schema.columns where table_name = '${table}' order by ordinal_position`,
    );
    const columns = rows.map(({ name }) => String(name));
    const own = columns.includes("height") ? `height between 1 and ${height}` : `time >= ${GENESIS_TIME}`;
    for (let copy = from; copy < from + count; copy++) {
      await postgres.query(
        database,
        `insert into ${table} (${columns.join(", ")})
         select ${columns.map((column) => copied(column, copy, height)).join(", ")} from ${table} where ${own}`,
      );
    }
  };
  await Promise.all(TABLES.map(write));
}
