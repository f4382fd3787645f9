/** The secret of download links, created at the first start and stored in the folder of exports. */

import { randomBytes } from "node:crypto";
import { type FileHandle, link, mkdir, open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

/** As long as SHA-256's output: a longer key of an HMAC would add nothing (RFC 2104, section 3). */
const BYTES = 32;

/** Creates a secret that lasts as long as the process. */
export function randomKey(): Uint8Array<ArrayBuffer> {
  return new Uint8Array(randomBytes(BYTES));
}

/**
 * The content of a file: a key, or the remains of one that had not reached the disk when the machine lost
 * power.
 */
async function readKey(path: string): Promise<Uint8Array<ArrayBuffer> | "damaged" | undefined> {
  try {
    const bytes = new Uint8Array(await readFile(path));
    return bytes.length === BYTES && bytes.some((byte) => byte !== 0) ? bytes : "damaged";
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** Makes a file's content, or its folder's, outlast a loss of power. */
async function flush(file: FileHandle): Promise<void> {
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function createKey(folder: string, path: string): Promise<void> {
  const made = `${path}.${crypto.randomUUID()}`;
  const file = await open(made, "wx", 0o600);
  try {
    await file.writeFile(randomKey());
  } finally {
    await flush(file);
  }
  // Unlike a rename, a link never replaces an existing file, and never exposes a partial one.
  await link(made, path).catch(() => {});
  await rm(made, { force: true });
  // Some systems have no folders that can be opened.
  await open(folder).then(flush, () => {});
}

/**
 * Number of files, one of which holds a key. More are damaged only if something else writes to the folder.
 */
const MOST_FILES = 10;

/**
 * The folder's secret. When several processes create one at the same time, all get the first. A damaged file
 * stays, and the secret goes into another file beside it: a replacement could remove a key that another
 * process has just made. Links last an hour, so few are lost with the damaged key.
 *
 * @param damaged called with the path of each damaged file
 * @throws Error when it can neither be read nor made
 */
export async function folderKey(
  folder: string,
  damaged: (path: string) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (let number = 1; number <= MOST_FILES; number++) {
    const path = join(folder, number === 1 ? "signing-key" : `signing-key-${number}`);
    let key = await readKey(path);
    if (key === undefined) {
      await createKey(folder, path);
      key = await readKey(path);
    }
    if (key === undefined) throw new Error(`${path} cannot be made`);
    if (key !== "damaged") return key;
    damaged(path);
  }
  throw new Error(`all keys in ${folder} are damaged`);
}
