/** Opens the embedded database, in a directory or in memory. */

import { access, mkdir, readdir, rename, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { SET_UP, startParams } from "../session/embedded/lite-settings.ts";
import { type DataDirLock, lockDataDir, lockSetUp } from "./data-dir-lock.ts";
import { DataDirUnusableError } from "./data-dir-unusable.ts";
import { removeEmptyPidFile, watchPidFile } from "./pid-file.ts";
import { readPreparedDatabase } from "./prepared-database.ts";
import { createStartupLog } from "./startup-log.ts";
import { isGzip, unpackTar } from "./unpack-tar.ts";

const MB = 1 << 20;

/** Bytes of a file of the log; a data directory keeps the size that it was set up with. */
export async function logFileBytes(dataDir: string): Promise<number> {
  const log = join(dataDir, "pg_wal");
  const [first] = (await readdir(log).catch(() => [])).filter((name) => /^[0-9A-F]{24}$/.test(name));
  return first === undefined ? MB : (await stat(join(log, first))).size;
}

/** An open database, and the lock to release when it is closed. */
export interface OpenLite {
  readonly lite: PGlite;
  /** Undefined for a database in memory. */
  readonly lock: DataDirLock | undefined;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Sets up a sibling directory and then renames it: a kill in between leaves no partial database under its name. */
async function setUp(dataDir: string, initial: Uint8Array | undefined): Promise<void> {
  const prepared = initial ?? (await readPreparedDatabase());
  const unpacking = `${dataDir}.unpacking`;
  await rm(unpacking, { recursive: true, force: true });
  // Avoids a second PGlite instance if possible: one in this process doubles its memory.
  if (prepared) await unpackTar(prepared, unpacking);
  else await (await PGlite.create({ dataDir: unpacking, initDbStartParams: [...SET_UP] })).close();
  await rename(unpacking, dataDir);
}

/** An empty directory counts as missing, so that it can be created beforehand. */
async function removeEmpty(dataDir: string): Promise<void> {
  if ((await readdir(dataDir)).length > 0) throw new Error(`dataDir ${dataDir} exists and holds no database`);
  await rmdir(dataDir).catch((cause) => {
    throw new Error(`dataDir ${dataDir} cannot be replaced (${cause.code}); name a folder inside it`, {
      cause,
    });
  });
}

async function openDirectory(dataDir: string, initial: Uint8Array | undefined): Promise<OpenLite> {
  // PostgreSQL writes this file first; a directory with other content is not changed.
  if (!(await exists(join(dataDir, "PG_VERSION")))) {
    if (await exists(dataDir)) await removeEmpty(dataDir);
    await setUp(dataDir, initial);
  }
  const lock = await lockDataDir(dataDir);
  const startup = createStartupLog();
  try {
    await removeEmptyPidFile(dataDir);
    const lite = await PGlite.create({
      dataDir,
      startParams: startParams(await logFileBytes(dataDir)),
      extensions: { startup: startup.extension },
    });
    const checkPidFile = watchPidFile(dataDir);
    const check = () => {
      lock.check();
      checkPidFile();
    };
    return { lite, lock: { ...lock, check } };
  } catch (cause) {
    lock.release();
    throw new DataDirUnusableError(dataDir, startup.faults(), cause);
  }
}

/**
 * @param directory in memory without it
 * @param initial packed data that a new database begins with; that of an existing directory stays
 * @throws DataDirInUseError, DataDirUnusableError when PostgreSQL cannot start on the directory, or Error when it holds something else
 */
export async function openLite(
  directory: string | undefined,
  initial?: Uint8Array<ArrayBuffer>,
): Promise<OpenLite> {
  if (directory === undefined) {
    const prepared = initial ?? (await readPreparedDatabase());
    const type = prepared && isGzip(prepared) ? "application/x-gzip" : "application/x-tar";
    const loadDataDir = prepared && new Blob([prepared], { type });
    const lite = await PGlite.create({
      startParams: startParams(),
      ...(loadDataDir ? { loadDataDir } : { initDbStartParams: [...SET_UP] }),
    });
    return { lite, lock: undefined };
  }
  const dataDir = resolve(directory);
  await mkdir(dirname(dataDir), { recursive: true });
  const release = await lockSetUp(dataDir);
  try {
    return await openDirectory(dataDir, initial);
  } finally {
    release();
  }
}
