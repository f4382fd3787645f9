/**
 * PostgreSQL's own mark of a directory in use, `postmaster.pid`. PGlite treats every such file as its own leftover,
 * so the file locks nobody out; but each PGlite creates a new one, which reveals that a second one was opened.
 */

import { statSync } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { DataDirInUseError } from "./data-dir-lock.ts";

const pidFile = (dataDir: string): string => join(dataDir, "postmaster.pid");

/**
 * Removes an empty file: its process was killed between creating and writing it. PostgreSQL treats it as that
 * of a server that is starting, and always refuses the directory. To be called by the directory's owner only.
 */
export async function removeEmptyPidFile(dataDir: string): Promise<void> {
  const found = await stat(pidFile(dataDir)).catch(() => undefined);
  if (found?.size === 0) await rm(pidFile(dataDir));
}

/** Distinguishes files of the same name: inode numbers are reused. */
function identity(dataDir: string): string | undefined {
  try {
    const { dev, ino, mtimeNs } = statSync(pidFile(dataDir), { bigint: true });
    return [dev, ino, mtimeNs].join();
  } catch {
    return undefined;
  }
}

/**
 * Records the file of an open database.
 *
 * @returns a function that throws DataDirInUseError once the file is replaced or removed
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
