/** Chooses the storage of exported files, and the secret of their links. */

import type { Logger } from "../../domain/logger.ts";
import type { ExportFiles } from "../export-files.ts";
import { createMemoryFiles } from "../memory-files.ts";
import { createFolderFiles } from "./folder-files.ts";
import { folderKey, randomKey } from "./signing-key.ts";

export interface ExportStorage {
  readonly files: ExportFiles;
  readonly secret: Uint8Array<ArrayBuffer>;
}

export interface ExportStorageOptions {
  readonly dir: string | undefined;
  readonly secret: Uint8Array<ArrayBuffer> | undefined;
  readonly dataDir: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly log: Pick<Logger, "warn">;
}

/**
 * The given folder; by default next to the embedded database, or in memory for a database in memory.
 *
 * @returns undefined with PostgreSQL and no folder: several processes may use it, and only the operator knows a folder they share
 */
export async function openExports(options: ExportStorageOptions): Promise<ExportStorage | undefined> {
  const { dir, secret, dataDir, databaseUrl, log } = options;
  const folder = dir ?? (dataDir === undefined ? undefined : `${dataDir}.exports`);
  if (folder !== undefined) {
    const damaged = (path: string) =>
      log.warn(
        { path },
        "the secret of download links is damaged; a new one is used, and earlier links are refused",
      );
    return { files: await createFolderFiles(folder), secret: secret ?? (await folderKey(folder, damaged)) };
  }
  if (databaseUrl !== undefined) return undefined;
  return { files: createMemoryFiles(), secret: secret ?? randomKey() };
}
