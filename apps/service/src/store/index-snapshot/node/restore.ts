/** Restores an index snapshot into an empty database: tables first, then indexes, each step noted in the database. */

import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import { sql } from "kysely";
import { LAYOUT } from "../../node/layout.ts";
import { migrate } from "../../schema/migrate.ts";
import type { Db } from "../../sql/database.ts";
import type { IndexSnapshotManifest, IndexSnapshotNetwork, IndexSnapshotTable } from "../manifest.ts";
import type { SnapshotProgress } from "../progress.ts";
import { IndexSnapshotError } from "../snapshot-error.ts";
import { columnsOf, INDEX_TABLES } from "../tables.ts";
import type { ReadManifest } from "./folder.ts";
import { beginRestore, laterIndexes, makeIndex, restoredTables, restoringFrom } from "./restore-progress.ts";
import { bytesOf, restoreTable } from "./restore-table.ts";
import { onSessions } from "./sessions.ts";

/** Options of a restore. */
export interface RestoreOptions {
  /** Connections that the database's pool has; the embedded database has one. */
  readonly connections: number;
  readonly onProgress?: ((progress: SnapshotProgress) => void) | undefined;
}

/** Key of the lock of the one session that restores a database. */
const RESTORE_LOCK = 7_305_118;

/** Most connections to a server that restore at once: each may take the memory of an index. */
export const CONNECTIONS: number = Math.min(4, availableParallelism());

/** Memory for an index, and for all that are made at once. PostgreSQL sorts on disk what does not fit. */
const INDEX_MEGABYTES = { one: 256, all: 512 };

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

/** Largest first, so that no session is left with the last one. */
const bySize = <Item>(items: readonly Item[], sizeOf: (item: Item) => number): Item[] =>
  items.toSorted((a, b) => sizeOf(b) - sizeOf(a));

/** Restores on sessions that have a connection each. */
async function restoreOn(
  [db, ...others]: readonly [Db, ...Db[]],
  folder: string,
  snapshot: ReadManifest,
  options: RestoreOptions,
): Promise<void> {
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
  const sessions = [db, ...others];
  const megabytes = Math.min(INDEX_MEGABYTES.one, Math.floor(INDEX_MEGABYTES.all / sessions.length));
  const restored = await restoredTables(db);
  const indexes = await laterIndexes(db);
  const sizes = new Map(manifest.tables.map(({ name, files }) => [name, bytesOf(files)]));
  const sizeOf = (table: string) => sizes.get(table) ?? 0;
  const files = manifest.tables.reduce((sum, table) => sum + table.files.length, 0);
  const of = files + indexes.length;
  let done = 0;
  const step = (name: string) => options.onProgress?.({ name, done: ++done, of });
  const left: IndexSnapshotTable[] = [];
  for (const table of manifest.tables) {
    if (restored.has(table.name)) for (const { name } of table.files) step(name);
    else if (table.rows > 0) left.push(table);
  }
  await onSessions(
    sessions,
    bySize(left, ({ name }) => sizeOf(name)),
    (session, table) => restoreTable(session, folder, table, step),
  );
  // Those that need their table alone come first: neighbours then are of different tables.
  const ordered = bySize(indexes, ({ table }) => sizeOf(table)).toSorted(
    (a, b) => Number(b.alone) - Number(a.alone),
  );
  await onSessions(sessions, ordered, async (session, index) => {
    await makeIndex(session, index, megabytes);
    step(index.name);
  });
  await onSessions(sessions, bySize(INDEX_TABLES, sizeOf), async (session, table) => {
    await sql`analyze ${sql.table(table)}`.execute(session);
  });
}

/**
 * Restores the snapshot of a folder. After a failure or a kill, the same call continues. No service uses the database
 * before `endRestore`.
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
): Promise<void> {
  return db.connection(async (connection) => {
    const { rows } = await sql<{ held: boolean }>`
      select pg_try_advisory_lock(${RESTORE_LOCK}::bigint) as held`.execute(connection);
    if (rows[0]?.held !== true)
      throw new IndexSnapshotError("another process is restoring into this database");
    // The pool has a connection for each.
    const others = Array.from({ length: options.connections - 1 }, () => db);
    try {
      await restoreOn([connection, ...others], folder, snapshot, options);
    } finally {
      await sql`select pg_advisory_unlock(${RESTORE_LOCK}::bigint)`.execute(connection).catch(() => {});
    }
  });
}
