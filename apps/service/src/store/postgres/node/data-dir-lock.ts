/** Keeps a second process out of a data directory: the embedded database would be ruined by two. */

import { open, readFile, rm } from "node:fs/promises";
import { kill, pid } from "node:process";

/** Thrown when another process holds the directory. */
export class DataDirInUseError extends Error {
  override readonly name = "DataDirInUseError";
}

function isAlive(other: number): boolean {
  try {
    return kill(other, 0);
  } catch (error) {
    // EPERM: it lives and belongs to someone else.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

async function create(path: string): Promise<boolean> {
  try {
    const file = await open(path, "wx");
    await file.writeFile(String(pid));
    await file.close();
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

/** Data directories of this process: the lock file tells only processes apart. */
const held = new Set<string>();

/**
 * Takes the directory's lock, a file beside it; one that a dead process left behind is taken over.
 *
 * @returns what gives it back
 * @throws DataDirInUseError naming the process that holds it
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const path = `${dataDir}.lock`;
  if (held.has(path)) throw new DataDirInUseError(`dataDir ${dataDir} is in use by this process`);
  held.add(path);
  try {
    if (!(await create(path))) {
      const other = Number(await readFile(path, "utf8"));
      if (other !== pid && other > 0 && isAlive(other)) {
        throw new DataDirInUseError(`dataDir ${dataDir} is in use by process ${other}`);
      }
      await rm(path, { force: true });
      if (!(await create(path))) throw new DataDirInUseError(`dataDir ${dataDir} has just been taken`);
    }
  } catch (error) {
    held.delete(path);
    throw error;
  }
  return async () => {
    await rm(path, { force: true });
    held.delete(path);
  };
}
