/** Exported files in a folder, which the replicas of a service share. */

import { constants } from "node:fs";
import { copyFile, type FileHandle, mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { ExportFileName, ExportFiles, ExportWriter } from "../export-files.ts";

/** Readable only by the service's own user. */
const PRIVATE = { directory: 0o700, file: 0o600 };
const NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\d+)\.csv(\.part)?$/;

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

/** Undefined instead of an error when the file does not exist. */
async function ifThere<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function writerOf(handle: FileHandle, folder: string, partial: string, final: string): ExportWriter {
  let open = true;
  const close = async (): Promise<void> => {
    if (!open) return;
    open = false;
    await handle.close();
  };
  return {
    append: (bytes) => handle.appendFile(bytes),
    truncate: (bytes) => handle.truncate(bytes),
    sync: () => handle.datasync(),
    async finish() {
      await handle.sync();
      await close();
      await rename(partial, final);
      await syncFolder(folder);
    },
    close,
  };
}

/** Stores files in the folder, which is created if it does not exist. */
export async function createFolderFiles(folder: string): Promise<ExportFiles> {
  await mkdir(folder, { recursive: true, mode: PRIVATE.directory });
  const finalOf = ({ id, fence }: ExportFileName) => join(folder, `${id}-${fence}.csv`);
  const partialOf = (name: ExportFileName) => `${finalOf(name)}.part`;
  const writer = (handle: FileHandle, name: ExportFileName) =>
    writerOf(handle, folder, partialOf(name), finalOf(name));

  return {
    async resume(name, from, bytes) {
      // A copy, since a worker that has lost the job without knowing may still write to the original.
      const copied = await ifThere(
        copyFile(partialOf(from), partialOf(name), constants.COPYFILE_FICLONE).then(() => true),
      );
      if (!copied) return undefined;
      const handle = await open(partialOf(name), "a", PRIVATE.file);
      const size = await handle.stat().then(
        (stat) => stat.size,
        () => -1,
      );
      if (size < bytes) {
        await handle.close();
        return undefined;
      }
      const resumed = writer(handle, name);
      await resumed.truncate(bytes).catch(async (error: unknown) => {
        await resumed.close();
        throw error;
      });
      return resumed;
    },
    async create(name) {
      // Opened for appending, since cut files continue at their end; leftovers of an attempt to resume are removed.
      await rm(partialOf(name), { force: true });
      return writer(await open(partialOf(name), "a", PRIVATE.file), name);
    },
    async read(name) {
      const handle = await ifThere(open(finalOf(name)));
      if (!handle) return undefined;
      const { size } = await handle.stat();
      // Node's own type of the same web stream.
      const stream = Readable.toWeb(handle.createReadStream()) as ReadableStream<Uint8Array>;
      return { bytes: size, stream };
    },
    async list() {
      return (await readdir(folder)).flatMap((file) => {
        const [, id, fence, partial] = NAME.exec(file) ?? [];
        return id === undefined ? [] : [{ id, fence: Number(fence), partial: partial !== undefined }];
      });
    },
    async remove(file) {
      await rm(file.partial ? partialOf(file) : finalOf(file), { force: true });
    },
  };
}
