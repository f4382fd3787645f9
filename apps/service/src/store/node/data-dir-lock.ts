/**
 * Locks a data directory for one owner: two would destroy the embedded database.
 *
 * An operating system lock decides: it ends with the process in every case, and does not depend on process
 * ids: containers that share a volume may both have id 1. The owner also writes a token and reads it back, so that it
 * stops writing to a directory that has another owner after all, for example because someone removed the lock file.
 */

/// <reference path="./fs-native-extensions.d.ts" />
import { closeSync, existsSync, fstatSync, openSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import process, { pid } from "node:process";

/** Thrown when the directory has another owner. */
export class DataDirInUseError extends Error {
  override readonly name = "DataDirInUseError";
}

/** Thrown where directories cannot be locked: the native code that does it has no build for this platform. */
export class DataDirLockError extends Error {
  override readonly name = "DataDirLockError";

  constructor(cause: unknown) {
    super(
      `dataDir cannot be used on ${process.platform}-${process.arch}: fs-native-extensions, which locks it, does not load here; use PostgreSQL (databaseUrl), or keep the index in memory`,
      { cause },
    );
  }
}

/** A held lock. */
export interface DataDirLock {
  /**
   * Makes sure that the directory is still the owner's.
   *
   * @throws DataDirInUseError when the directory has another owner
   */
  check(): void;
  /** Gives the directory free. */
  release(): void;
}

interface Owner {
  readonly token: string;
  readonly pid: number;
  readonly host: string;
}

/** The number of times that a file may be replaced by another one while its lock is taken. */
const TRIES = 8;

/** Tokens of this process. */
const own = new Set<string>();

/** Loads the native lock; false of it means that another process holds the file. */
export type LoadTryLock = () => Promise<(fd: number) => boolean>;

/** Rejects where the library does not load on this platform. */
export const loadNative: LoadTryLock = async () => (await import("fs-native-extensions")).tryLock;

function sameFile(fd: number, path: string): boolean {
  try {
    const [locked, named] = [fstatSync(fd), statSync(path)];
    return locked.ino === named.ino && locked.dev === named.dev;
  } catch {
    return false;
  }
}

/** @returns the file, which is locked until it is closed; undefined when another process holds the lock */
async function lockFile(path: string, load: LoadTryLock): Promise<number | undefined> {
  const tryLock = await load().catch((cause: unknown) => {
    throw new DataDirLockError(cause);
  });
  for (let tries = 0; tries < TRIES; tries++) {
    const fd = openSync(path, "a", 0o600);
    try {
      if (!tryLock(fd)) {
        closeSync(fd);
        return undefined;
      }
    } catch (cause) {
      closeSync(fd);
      throw new Error(`${path} cannot be locked: ${String(cause)}`, { cause });
    }
    // The previous owner may have removed the file; other processes then lock a new one with its name.
    if (sameFile(fd, path)) return fd;
    closeSync(fd);
  }
  throw new Error(`${path} is removed repeatedly while its lock is taken`);
}

function readOwner(path: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined; // no token, or one that is being written
  }
}

function inUse(dataDir: string, owner: Owner | undefined): DataDirInUseError {
  if (owner && own.has(owner.token))
    return new DataDirInUseError(`dataDir ${dataDir} is in use by this process`);
  const by = owner ? `process ${owner.pid} of host ${owner.host}` : "another process";
  return new DataDirInUseError(`dataDir ${dataDir} is in use by ${by}`);
}

/**
 * Locks the path of a directory that may not exist yet, while it is set up. The file beside it is kept: removing it would
 * let two processes lock two files with one name.
 *
 * @returns a function that releases the lock
 * @throws DataDirInUseError when another process is setting the directory up
 */
export async function lockSetUp(dataDir: string): Promise<() => void> {
  const fd = await lockFile(`${dataDir}.lock`, loadNative);
  if (fd === undefined) throw new DataDirInUseError(`dataDir ${dataDir} is being opened by another process`);
  return () => closeSync(fd);
}

/**
 * Locks a directory for this process. The lock file is inside, where every mount and link of the directory leads to the same file.
 *
 * @throws DataDirInUseError naming the owner; DataDirLockError where there are no locks
 * @example
 * ```ts
 * const lock = await lockDataDir(".primary-network");
 * try { await work() } finally { lock.release() }
 * ```
 */
export async function lockDataDir(dataDir: string, load: LoadTryLock = loadNative): Promise<DataDirLock> {
  const ownerPath = join(dataDir, "primary-network.owner");
  const fd = await lockFile(join(dataDir, "primary-network.lock"), load);
  if (fd === undefined) throw inUse(dataDir, readOwner(ownerPath));
  const token = crypto.randomUUID();
  const check = (): void => {
    const owner = readOwner(ownerPath);
    if (owner?.token === token) return;
    if (owner === undefined && !existsSync(ownerPath))
      throw new DataDirInUseError(`dataDir ${dataDir} was moved or removed while it was in use`);
    throw inUse(dataDir, owner);
  };
  try {
    const owner: Owner = { token, pid, host: hostname() };
    writeFileSync(ownerPath, JSON.stringify(owner), { mode: 0o600 });
    check();
  } catch (error) {
    closeSync(fd);
    throw error;
  }
  own.add(token);
  return {
    check,
    release() {
      own.delete(token);
      closeSync(fd);
    },
  };
}
