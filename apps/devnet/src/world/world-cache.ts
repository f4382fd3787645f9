/**
 * Networks that were built before, by everything that determines them: a start of an equal one need not make
 * keys, signatures and the index again. Any number of processes may share the folder: files are written
 * beside and renamed, and checked when they are read.
 */
import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { constants, gunzip, gzip } from "node:zlib";
import { cacheFiles, PARTIAL } from "./cache-folder.ts";

/** The parts of an entry: the prepared network, and the data of its index. */
export type CachePart = "world" | "index";

/** Bytes of all files together; the least recently used are removed first. */
const MAX_BYTES = 512 << 20;
/** Milliseconds after which a file that is being written counts as left by a killed process. */
const LEFT_AFTER = 3_600_000;

/** One network in the cache. */
export interface CacheEntry {
  /** A part; undefined when there is none, or it is damaged. */
  read(part: CachePart): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /**
   * Stores a part. A folder that cannot be written only means that the next start is slow again, so nothing
   * is thrown.
   */
  write(part: CachePart, bytes: Uint8Array): Promise<void>;
  /** Removes a part that could not be used. */
  drop(part: CachePart): Promise<void>;
}

/** Removes the least recently used files until the rest is small enough. */
async function shrink(folder: string, maxBytes: number, now: number): Promise<void> {
  const files = await cacheFiles(folder);
  let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { path, bytes, usedAt } of files) {
    const left = PARTIAL.test(path.slice(folder.length + 1));
    if (left ? now - usedAt < LEFT_AFTER : total <= maxBytes) continue;
    await rm(path, { force: true });
    total -= bytes;
  }
}

/**
 * The entry of a network.
 *
 * @param determinedBy everything that determines the network, the version of the code included; JSON values
 */
export function cacheEntry(folder: string, determinedBy: unknown, maxBytes = MAX_BYTES): CacheEntry {
  const key = createHash("sha256").update(JSON.stringify(determinedBy)).digest("hex");
  const fileOf = (part: CachePart) => join(folder, `${key}.${part}`);
  const drop = (part: CachePart) => rm(fileOf(part), { force: true }).catch(() => {});
  return {
    drop,
    async read(part) {
      let packed: Buffer;
      try {
        packed = await readFile(fileOf(part));
        const now = new Date();
        await utimes(fileOf(part), now, now);
      } catch {
        return undefined;
      }
      try {
        // gzip (RFC 1952) ends with a checksum and the length; it is read in another thread.
        return new Uint8Array(await promisify(gunzip)(packed));
      } catch {
        await drop(part);
        return undefined;
      }
    },
    async write(part, bytes) {
      const partial = `${fileOf(part)}.${crypto.randomUUID()}.tmp`;
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(partial, await promisify(gzip)(bytes, { level: constants.Z_BEST_SPEED }), {
          mode: 0o600,
        });
        await rename(partial, fileOf(part));
        await shrink(folder, maxBytes, Date.now());
      } catch {
        await rm(partial, { force: true }).catch(() => {});
      }
    },
  };
}
