/** Packs an index for a page: only what reading needs, as small as it gets. */
import type { PGlite } from "@electric-sql/pglite";
import { reduceArchive } from "./archive.ts";

/** What the example calls left: a reader has neither callers nor exports. */
const OF_CALLS = [
  ...["api_key", "api_log", "api_usage", "rate_usage", "export_job", "indexer_lease"],
  ...["webhook", "webhook_address", "webhook_message", "webhook_secret"],
];

/** Where the log ends now. */
async function logEnd(database: PGlite) {
  const { rows } = await database.query<{ file: string; offset: number }>(
    `select file_name as file, file_offset as "offset" from pg_walfile_name_offset(pg_current_wal_insert_lsn())`,
  );
  const [end] = rows;
  if (end === undefined) throw new Error("PostgreSQL says nothing of its log");
  return end;
}

/** @returns a tar archive of the data directory, which PGlite starts on */
export async function slim(database: PGlite): Promise<Uint8Array<ArrayBuffer>> {
  await database.exec(`truncate ${OF_CALLS.join(", ")}`);
  // Nothing is ever created from them.
  await database.exec("update pg_database set datistemplate = false where datistemplate");
  for (const template of ["template0", "template1"])
    await database.exec(`drop database if exists ${template}`);
  await database.exec("vacuum (full, analyze)");
  // So that the last file of the log begins with the checkpoint.
  await database.exec("select pg_switch_wal()");
  await database.exec("checkpoint");
  const archive = await (await database.dumpDataDir("none")).arrayBuffer();
  return reduceArchive(new Uint8Array(archive), await logEnd(database));
}
