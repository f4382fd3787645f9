/**
 * An embedded database that is ready: set up and migrated at build time.
 *
 * Setting one up takes PGlite 2.5 s and 0.75 GB (8 s when the machine is busy); unpacking one, under 1 s and half the
 * memory. It is optional: without the file, or with one of an older layout, the usual way leads to the same database.
 */

import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { migrate } from "../schema/migrate.ts";
import { SET_UP, startParams } from "../session/embedded/lite-settings.ts";
import { PglitePools } from "../session/embedded/pglite-pools.ts";
import { Session } from "../session/session.ts";
import type { Database } from "../sql/database.ts";
import { LAYOUT } from "./layout.ts";

/** Where the file is: found by the package's name, as the sources and the bundle lie at different depths. */
function preparedFile(): string {
  const manifest = createRequire(import.meta.url).resolve("@primary-network/service/package.json");
  return join(dirname(manifest), "dist", `prepared-database-${LAYOUT.slice(0, 16)}.tar.gz`);
}

/** The packed database; undefined when it was not built. */
export async function readPreparedDatabase(): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await readFile(preparedFile()));
  } catch {
    return undefined;
  }
}

/** Sets up a database, migrates it, and writes it next to the build. */
export async function writePreparedDatabase(): Promise<void> {
  const lite = await PGlite.create({ initDbStartParams: [...SET_UP], startParams: startParams() });
  const db = new Session<Database>(new PglitePools(lite).pool());
  await migrate(db);
  // Half of an empty database: nothing is ever created from them.
  await lite.exec("update pg_database set datistemplate = false where datistemplate");
  for (const template of ["template0", "template1"]) await lite.exec(`drop database ${template}`);
  await lite.exec("checkpoint");
  const packed = await lite.dumpDataDir("gzip");
  await writeFile(preparedFile(), new Uint8Array(await packed.arrayBuffer()));
  await lite.close();
}
