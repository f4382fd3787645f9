/** Checks the files of an index snapshot against its manifest. */

import { TupleReader } from "../copied-tuples.ts";
import type { IndexSnapshotManifest } from "../manifest.ts";
import { IndexSnapshotError } from "../snapshot-error.ts";
import { digestOf } from "./create.ts";
import { readRows } from "./row-files.ts";

/**
 * Reads every file.
 *
 * @throws IndexSnapshotError naming the first file that is missing, damaged, or has another number of rows, and when
 *   the digest is not that of the tables
 */
export async function checkFiles(folder: string, { tables, digest }: IndexSnapshotManifest): Promise<void> {
  if (digestOf(tables) !== digest)
    throw new IndexSnapshotError("manifest.json: digest is not that of its tables");
  for (const { files } of tables) {
    for (const file of files) {
      const reader = new TupleReader();
      const { rows } = reader.read(await readRows(folder, file));
      reader.end();
      if (rows !== file.rows)
        throw new IndexSnapshotError(
          `the snapshot's file ${file.name} has ${rows} rows in place of ${file.rows}`,
        );
    }
  }
}
