/** Restores the rows of one table, in one transaction. */

import { sql } from "kysely";
import type { Copy } from "../../session/connection.ts";
import type { Db } from "../../sql/database.ts";
import type { IndexSnapshotFile, IndexSnapshotTable } from "../manifest.ts";
import { noteTable } from "./restore-progress.ts";
import { readRows } from "./row-files.ts";

/** Bytes of a message to PostgreSQL. */
const PART = 1 << 18;

function* partsOf(rows: Uint8Array<ArrayBuffer>): Generator<Uint8Array<ArrayBuffer>> {
  for (let at = 0; at < rows.length; at += PART) yield rows.subarray(at, at + PART);
}

/** The size of files, as they are stored. */
export const bytesOf = (files: readonly IndexSnapshotFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

/** The statement and the rows of a file. */
const copyOf = ({ name, columns }: IndexSnapshotTable, rows: Uint8Array<ArrayBuffer>): Copy => ({
  table: name,
  textFrom: (source) => `copy ${name} (${columns.join(", ")}) from ${source} with (format binary, freeze)`,
  parts: () => partsOf(rows),
  insert: undefined,
});

/**
 * Restores a table. Its rows are frozen, as `VACUUM` would leave them: a query of an index need not look at the table,
 * and no row is written again. PostgreSQL freezes only rows of a table that the same transaction has made or truncated,
 * so a kill takes back the whole table. A cluster ignores it for tables on its workers.
 *
 * @param step called with the name of each file
 * @throws IndexSnapshotError when a file is missing or damaged
 */
export async function restoreTable(
  db: Db,
  folder: string,
  table: IndexSnapshotTable,
  step: (name: string) => void,
): Promise<void> {
  const { name, files } = table;
  const read = (at: number) => {
    const file = files[at];
    const rows = file && readRows(folder, file);
    rows?.catch(() => {}); // it is awaited when its turn comes
    return rows;
  };
  await db.tx(async (tx) => {
    await sql`truncate ${sql.table(name)}`.execute(tx);
    let next = read(0);
    for (const [at, file] of files.entries()) {
      const rows = await next;
      if (rows === undefined) throw new Error("no file is read");
      next = read(at + 1); // while PostgreSQL takes these
      await tx.copy(copyOf(table, rows));
      step(file.name);
    }
    await noteTable(tx, name);
  });
}
