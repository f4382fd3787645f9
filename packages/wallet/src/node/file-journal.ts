/** Journal in a folder: a file for each flow, replaced as a whole. */
import { mkdir, open, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { ValidationError } from "@primary-network/core/ids";
import type { FlowRecord, Journal } from "../flow/journal.ts";

/**
 * Makes a journal in a folder. A record is written to a second file, flushed to the disk, and renamed, so that a crash
 * leaves the old record or the new one.
 *
 * @param folder - Folder, which is created if it does not exist.
 * @example
 * const journal = fileJournal(".flows");
 */
export function fileJournal(folder: string): Journal {
  const pathOf = (id: string) => {
    if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(id)) {
      throw new ValidationError(
        "fileJournal",
        "id",
        "must be 1 to 100 letters, digits, dots, dashes or underscores",
      );
    }
    return join(folder, `${id}.json`);
  };
  return {
    async load(id) {
      try {
        return JSON.parse(await readFile(pathOf(id), "utf8")) as FlowRecord; // written by save
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
        throw error;
      }
    },
    async save(id, record) {
      const path = pathOf(id);
      await mkdir(folder, { recursive: true });
      const file = await open(`${path}.new`, "w");
      try {
        await file.writeFile(`${JSON.stringify(record, undefined, 2)}\n`);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${path}.new`, path);
    },
  };
}
