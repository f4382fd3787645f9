/** Restores an index snapshot into an empty database: rows first, then indexes, each step noted in the database. */

import { createHash } from "node:crypto";
import { sql } from "kysely";
import { LAYOUT } from "../../node/layout.ts";
import { migrate } from "../../schema/migrate.ts";
import type { Copy } from "../../session/connection.ts";
import type { Db } from "../../sql/database.ts";
import type { IndexSnapshotFile, IndexSnapshotManifest, IndexSnapshotNetwork } from "../manifest.ts";
import type { SnapshotProgress } from "../progress.ts";
import { IndexSnapshotError } from "../snapshot-error.ts";
import { columnsOf, INDEX_TABLES } from "../tables.ts";
import type { ReadManifest } from "./folder.ts";
import {
  beginRestore,
  endRestore,
  laterIndexes,
  makeIndex,
  restoredFiles,
  restoringFrom,
} from "./restore-progress.ts";
import { readRows } from "./row-files.ts";

/** Options of a restore. */
export interface RestoreOptions {
  readonly onProgress?: ((progress: SnapshotProgress) => void) | undefined;
}

/** Key of the lock of the one session that restores a database. */
const RESTORE_LOCK = 7_305_118;

/** PostgreSQL builds an index of more rows than fit by sorting on disk. */
const INDEX_MEMORY = "256MB";

/**
 * Checks that a snapshot fits this program.
 *
 * @param known the networks that the database is for, among them the snapshot's
 * @throws IndexSnapshotError when it is of another layout or network
 */
export function checkManifest(
  { layout, software, networks, tables }: IndexSnapshotManifest,
  known: readonly IndexSnapshotNetwork[],
): void {
  if (layout !== LAYOUT)
    throw new IndexSnapshotError(
      `the snapshot has the layout of version ${software}, which is not this program's; restore it by that version`,
    );
  for (const { networkId, genesis } of networks) {
    const own = known.find((network) => network.networkId === networkId);
    if (!own)
      throw new IndexSnapshotError(
        `the snapshot is of network ${networkId}, which the configuration does not have`,
      );
    if (own.genesis !== genesis)
      throw new IndexSnapshotError(
        `the snapshot is of another network ${networkId}: its first block is ${genesis}, and the configuration's is ${own.genesis}`,
      );
  }
  const has = new Map<string, readonly string[]>(tables.map(({ name, columns }) => [name, columns]));
  for (const name of INDEX_TABLES)
    if (has.get(name)?.join() !== columnsOf(name).join())
      throw new IndexSnapshotError(`manifest.json: tables lacks ${name} with this program's columns`);
  if (has.size > INDEX_TABLES.length)
    throw new IndexSnapshotError("manifest.json: tables has one that is not known");
}

/** The rows of a file, for a statement that copies them. */
const copyOf = (table: string, columns: readonly string[], rows: Uint8Array<ArrayBuffer>): Copy => ({
  table,
  textFrom: (source) => `copy ${table} (${columns.join(", ")}) from ${source} with (format binary)`,
  parts: () => partsOf(rows),
  insert: undefined,
});

/** Bytes of a message to PostgreSQL. */
const PART = 1 << 18;

function* partsOf(rows: Uint8Array<ArrayBuffer>): Generator<Uint8Array<ArrayBuffer>> {
  for (let at = 0; at < rows.length; at += PART) yield rows.subarray(at, at + PART);
}

/** A file that is still to be restored. */
interface PendingFile {
  readonly table: string;
  readonly columns: readonly string[];
  readonly file: IndexSnapshotFile;
}

async function restoreRows(
  db: Db,
  folder: string,
  manifest: IndexSnapshotManifest,
  step: (name: string) => void,
) {
  const done = await restoredFiles(db);
  const all: PendingFile[] = manifest.tables.flatMap(({ name: table, columns, files }) =>
    files.map((file) => ({ table, columns, file })),
  );
  const pending = all.filter(({ file }) => !done.has(file.name));
  for (const { file } of all) if (done.has(file.name)) step(file.name);
  const read = (at: number) => {
    const next = pending[at];
    const rows = next && readRows(folder, next.file);
    rows?.catch(() => {}); // it is awaited when its turn comes
    return rows;
  };
  let next = read(0);
  for (const [at, { table, columns, file }] of pending.entries()) {
    const rows = await next;
    if (rows === undefined) throw new Error("no file is read");
    next = read(at + 1);
    await db.tx(async (tx) => {
      await tx.copy(copyOf(table, columns, rows));
      await sql`insert into snapshot_restore_file (name) values (${file.name})`.execute(tx);
    });
    step(file.name);
  }
}

/** Restores on one connection. */
async function restoreOn(
  db: Db,
  folder: string,
  snapshot: ReadManifest,
  options: RestoreOptions,
): Promise<IndexSnapshotManifest> {
  const { manifest, text } = snapshot;
  const digest = createHash("sha256").update(text).digest("hex");
  const begun = await restoringFrom(db);
  if (begun === undefined) {
    await migrate(db);
    await beginRestore(db, digest);
  } else if (begun !== digest) {
    throw new IndexSnapshotError(
      "the database is partly restored from another snapshot; finish that one, or use a new database",
    );
  }
  const indexes = await laterIndexes(db);
  const files = manifest.tables.reduce((sum, table) => sum + table.files.length, 0);
  const of = files + indexes.length;
  let done = 0;
  const step = (name: string) => options.onProgress?.({ name, done: ++done, of });
  await restoreRows(db, folder, manifest, step);
  for (const index of indexes) {
    await makeIndex(db, index, INDEX_MEMORY);
    step(index.name);
  }
  await sql`analyze ${sql.raw(INDEX_TABLES.join(", "))}`.execute(db);
  await endRestore(db);
  return manifest;
}

/**
 * Restores the snapshot of a folder. After a failure or a kill, the same call continues; until it has ended, no service
 * uses the database.
 *
 * @param snapshot the folder's manifest, which fits this program
 * @throws IndexSnapshotError when a file is missing or damaged, the database is not empty, or another process restores
 *   it; the driver's error when a statement fails
 */
export function restoreIndexSnapshot(
  db: Db,
  folder: string,
  snapshot: ReadManifest,
  options: RestoreOptions,
): Promise<IndexSnapshotManifest> {
  return db.connection(async (connection) => {
    const { rows } = await sql<{ held: boolean }>`
      select pg_try_advisory_lock(${RESTORE_LOCK}::bigint) as held`.execute(connection);
    if (rows[0]?.held !== true)
      throw new IndexSnapshotError("another process is restoring into this database");
    try {
      return await restoreOn(connection, folder, snapshot, options);
    } finally {
      await sql`select pg_advisory_unlock(${RESTORE_LOCK}::bigint)`.execute(connection).catch(() => {});
    }
  });
}
