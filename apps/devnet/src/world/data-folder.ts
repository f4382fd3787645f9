/** The data folder of `dev`: checked and locked before anything is built. */
import { createHash } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { DataDirInUseError, DataDirLockError, type LoadTryLock, lockDataDir } from "@primary-network/service";
import { CliError } from "../terminal/cli-error.ts";

/** A held folder. */
export interface HeldFolder {
  /** Absolute path; undefined when everything is in memory. */
  readonly path: string | undefined;
  close(): Promise<void>;
}

/** @throws CliError naming the owner and the cure, instead of DataDirInUseError */
export function orInUse(error: unknown): never {
  if (!(error instanceof DataDirInUseError)) throw error;
  throw new CliError(
    `${error.message}. Choose another folder with --data-dir <folder>, or --data-dir memory.`,
  );
}

/**
 * Locks the part of a data folder that one history uses. Networks with other histories may use the folder at
 * the same time.
 *
 * @param dataDir folder, or `memory`
 * @param history everything that determines the history
 * @param load loads the native lock; that of the service without it
 * @throws CliError when the folder cannot be used, or another process uses the same history in it
 */
export async function holdFolder(dataDir: string, history: unknown, load?: LoadTryLock): Promise<HeldFolder> {
  if (dataDir === "memory") return { path: undefined, close: async () => {} };
  const path = resolve(dataDir);
  const digest = createHash("sha256").update(JSON.stringify(history)).digest("hex").slice(0, 16);
  const own = join(path, ".locks", digest);
  await mkdir(own, { recursive: true }).catch((error: Error) => {
    throw new CliError(`--data-dir ${dataDir} cannot be used: ${error.message}`);
  });
  const lock = await lockDataDir(own, load).catch((error: unknown) => {
    // The lock is a folder inside; the message is to name the folder that the user chose.
    if (error instanceof DataDirInUseError)
      return orInUse(new DataDirInUseError(error.message.replace(own, path)));
    if (error instanceof DataDirLockError)
      throw new CliError(
        `--data-dir ${dataDir} cannot be used: folders cannot be locked on ${process.platform}-${process.arch}. Keep everything in memory with --data-dir memory.`,
      );
    throw error;
  });
  return { path, close: async () => lock.release() };
}
