/** The folder of an index snapshot: complete once it has its manifest, which is written last. */

import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { FILE_NAME, type IndexSnapshotManifest, MANIFEST, parseManifest } from "../manifest.ts";
import { IndexSnapshotError } from "../snapshot-error.ts";
import { writeDurably } from "./row-files.ts";

const UNFINISHED = `${MANIFEST}.part`;

/**
 * Makes a folder ready for a new snapshot. Files of one that was not completed are removed: its rows are of a
 * transaction that has ended.
 *
 * @throws IndexSnapshotError when the folder holds a snapshot, or anything else
 */
export async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  if (names.includes(MANIFEST)) throw new IndexSnapshotError(`${folder} already holds a snapshot`);
  const other = names.find((name) => name !== UNFINISHED && !FILE_NAME.test(name));
  if (other !== undefined)
    throw new IndexSnapshotError(
      `${folder} holds ${other}, which is not part of a snapshot; name an empty folder`,
    );
  for (const name of names) await rm(join(folder, name));
}

/** Completes a snapshot. */
export async function writeManifest(folder: string, manifest: IndexSnapshotManifest): Promise<void> {
  const unfinished = join(folder, UNFINISHED);
  await writeDurably(unfinished, `${JSON.stringify(manifest, undefined, 2)}\n`);
  await rename(unfinished, join(folder, MANIFEST));
}

/** A manifest, and the text of its file. */
export interface ReadManifest {
  readonly manifest: IndexSnapshotManifest;
  readonly text: string;
}

/** @throws IndexSnapshotError when the folder has no manifest, or one with a fault */
export async function readManifest(folder: string): Promise<ReadManifest> {
  const text = await readFile(join(folder, MANIFEST), "utf8").catch((cause: NodeJS.ErrnoException) => {
    const why =
      cause.code === "ENOENT"
        ? `${folder} has no ${MANIFEST}: it is no snapshot, or one that was not completed`
        : `${MANIFEST} cannot be read: ${cause.message}`;
    throw new IndexSnapshotError(why, { cause });
  });
  return { manifest: parseManifest(text), text };
}
