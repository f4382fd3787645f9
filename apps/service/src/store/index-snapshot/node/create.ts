/** Writes an index snapshot, from one transaction that sees the database as it was when it began. */

import { createHash } from "node:crypto";
import { type QueryExecutorProvider, sql } from "kysely";
import { LAYOUT } from "../../node/layout.ts";
import { requireLayout } from "../../schema/migrate.ts";
import type { Db, TableName, Tx } from "../../sql/database.ts";
import { beginningTime, type LeftOut, readEnds, refuseUnfit } from "../beginnings.ts";
import { chainsOf, networksOf } from "../heads.ts";
import { keptRows } from "../kept-rows.ts";
import type { IndexSnapshotManifest, IndexSnapshotTable } from "../manifest.ts";
import type { SnapshotProgress } from "../progress.ts";
import { IndexSnapshotError } from "../snapshot-error.ts";
import { columnsOf, copyStatement, INDEX_TABLES } from "../tables.ts";
import { prepareFolder, writeManifest } from "./folder.ts";
import { TableWriter } from "./row-files.ts";

/** Options of a new snapshot. */
export interface CreateOptions {
  /** Version of this program. */
  readonly software: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Bytes of rows after which a file ends. */
  readonly fileBytes?: number | undefined;
  /** The history that is left out. Default: none of it. */
  readonly leftOut?: LeftOut | undefined;
  readonly onProgress?: ((progress: SnapshotProgress) => void) | undefined;
}

/** Sorts need more memory than PostgreSQL gives to each part of a request's statement. */
const SORT_MEMORY = "64MB";

/** Columns of the primary key of each table. */
async function primaryKeys(db: QueryExecutorProvider): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select i.indrelid::regclass::text as name, array_agg(a.attname::text order by k.at) as columns
    from pg_index i
      join lateral unnest(i.indkey) with ordinality k (attnum, at) on true
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
    where i.indisprimary and i.indrelid in
      (select oid from pg_class where relnamespace = current_schema()::regnamespace)
    group by i.indrelid`.execute(db);
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

async function writeTables(tx: Tx, folder: string, options: CreateOptions): Promise<IndexSnapshotTable[]> {
  const keys = await primaryKeys(tx);
  const { leftOut } = options;
  const from = leftOut ? keptRows(await readEnds(tx, leftOut)) : (name: TableName) => name;
  const tables: IndexSnapshotTable[] = [];
  for (const name of INDEX_TABLES) {
    const writer = new TableWriter(folder, name, options.fileBytes);
    await tx.copyOut(copyStatement(name, keys.get(name) ?? [], from(name)), (bytes) => writer.take(bytes));
    tables.push(await writer.end(columnsOf(name)));
    options.onProgress?.({ name, done: tables.length, of: INDEX_TABLES.length });
  }
  return tables;
}

/** The digest over the tables that deployments have alike. */
export function digestOf(tables: readonly Pick<IndexSnapshotTable, "name" | "rows" | "digest">[]): string {
  const lines = tables.flatMap(({ name, rows, digest }) =>
    digest === null ? [] : [`${name} ${rows} ${digest}\n`],
  );
  return createHash("sha256").update(lines.join("")).digest("hex");
}

/**
 * Writes a snapshot into a folder while others read and write the database. The transaction holds up no one; as long
 * as it is open, PostgreSQL keeps dead rows.
 *
 * @throws IndexSnapshotError when the folder is not empty, the database holds no index or is a cluster, or the index
 *   begins after the history that is kept; the driver's error when it cannot be read
 */
export async function createIndexSnapshot(
  db: Db,
  folder: string,
  options: CreateOptions,
): Promise<IndexSnapshotManifest> {
  if (db.dialect === "cluster")
    throw new IndexSnapshotError(
      "a Citus cluster's servers share no snapshot; create it from an index in one PostgreSQL",
    );
  await requireLayout(db);
  await prepareFolder(folder);
  const manifest = await db.tx(async (tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx);
    await sql`set local work_mem = ${sql.lit(SORT_MEMORY)}`.execute(tx);
    const [networks, chains] = [await networksOf(tx), await chainsOf(tx)];
    if (chains.length === 0) throw new IndexSnapshotError("the database holds no indexed block");
    const { leftOut } = options;
    if (leftOut) await refuseUnfit(tx, leftOut);
    const since = leftOut && leftOut !== "all" ? leftOut.before : await beginningTime(tx);
    const tables = await writeTables(tx, folder, options);
    return {
      format: 1 as const,
      software: options.software,
      layout: LAYOUT,
      createdAt: new Date(options.now).toISOString(),
      contents:
        leftOut === "all"
          ? ("state" as const)
          : since === undefined
            ? ("index" as const)
            : ("window" as const),
      since: leftOut === "all" || since === undefined ? null : new Date(since * 1000).toISOString(),
      networks,
      chains,
      digest: digestOf(tables),
      tables,
    };
  });
  await writeManifest(folder, manifest);
  return manifest;
}
