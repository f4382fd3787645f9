/** The secret of download links, created at the first start and stored in the folder of exports. */

import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** As long as SHA-256's output: a longer key of an HMAC would add nothing (RFC 2104, section 3). */
const BYTES = 32;

/** Creates a secret that lasts as long as the process. */
export function randomKey(): Uint8Array<ArrayBuffer> {
  return new Uint8Array(randomBytes(BYTES));
}

async function readKey(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await readFile(path));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** The folder's secret; when several processes create one at the same time, all get the first. */
export async function folderKey(folder: string): Promise<Uint8Array<ArrayBuffer>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, "signing-key");
  const kept = await readKey(path);
  if (kept) return kept;
  const made = `${path}.${crypto.randomUUID()}`;
  await writeFile(made, randomKey(), { mode: 0o600, flag: "wx" });
  // Unlike a rename, a link never replaces an existing file, and never exposes a partial one.
  await link(made, path).catch(() => {});
  await rm(made, { force: true });
  const key = await readKey(path);
  if (!key) throw new Error(`${path} cannot be made`);
  return key;
}
