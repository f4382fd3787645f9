/**
 * PostgreSQL's own mark of a directory in use, `postmaster.pid`. PGlite takes every such file for one that it left itself,
 * so it keeps nobody out; but each PGlite makes a new one, which shows that a second one was opened.
 */

import { statSync } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { DataDirInUseError } from "./data-dir-lock.ts";

const pidFile = (dataDir: string): string => join(dataDir, "postmaster.pid");

/**
 * Removes a file without content: its process was killed between making it and writing to it. PostgreSQL takes it for that of a
 * server which is just starting, and refuses the directory for ever. To be called by the directory's owner only.
 */
export async function removeEmptyPidFile(dataDir: string): Promise<void> {
  const found = await stat(pidFile(dataDir)).catch(() => undefined);
  if (found?.size === 0) await rm(pidFile(dataDir));
}

/** Tells one file of the name from the next: inode numbers are used again. */
function identity(dataDir: string): string | undefined {
  try {
    const { dev, ino, mtimeNs } = statSync(pidFile(dataDir), { bigint: true });
    return [dev, ino, mtimeNs].join();
  } catch {
    return undefined;
  }
}

/**
 * Remembers the file of an open database.
 *
 * @returns what throws DataDirInUseError once the file is another one or gone
 */
export function watchPidFile(dataDir: string): () => void {
  const own = identity(dataDir);
  return () => {
    if (identity(dataDir) === own) return;
    throw new DataDirInUseError(
      `dataDir ${dataDir} was opened by another program that does not ask for its lock, or was moved or removed`,
    );
  };
}
