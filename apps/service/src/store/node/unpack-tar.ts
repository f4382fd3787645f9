/** Unpacks a tar archive of plain files and directories, gzipped or not, as PGlite packs its data. */

import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join, normalize, sep } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";

// The ustar header: fields at fixed offsets of a 512-byte block (POSIX.1-1988).
const BLOCK = 512;
const NAME = [0, 100] as const;
const SIZE = [124, 136] as const;
const TYPE = 156;
const PREFIX = [345, 500] as const;
const FILE = new Set(["0", "\0"]);
const DIRECTORY = "5";
/** The mode that PostgreSQL requires of its data directory: no access for other users. */
const PRIVATE = 0o700;

function textAt(bytes: Uint8Array, [start, end]: readonly [number, number]): string {
  const field = bytes.subarray(start, end);
  const nul = field.indexOf(0);
  return new TextDecoder().decode(nul < 0 ? field : field.subarray(0, nul));
}

/** True when bytes begin as gzip does (RFC 1952). */
export const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** A path inside the target; archives must not write outside it. */
function inside(target: string, name: string): string {
  const path = normalize(name);
  if (path.startsWith("..") || path.startsWith(sep))
    throw new Error(`archive entry ${name} leaves the directory`);
  return join(target, path);
}

/** @throws Error when the archive is damaged or contains anything but files and directories */
export async function unpackTar(archive: Uint8Array, target: string): Promise<void> {
  const bytes = isGzip(archive) ? new Uint8Array(await promisify(gunzip)(archive)) : archive;
  await mkdir(target, { recursive: true, mode: PRIVATE });
  await chmod(target, PRIVATE);
  for (let at = 0; at + BLOCK <= bytes.length; ) {
    const header = bytes.subarray(at, at + BLOCK);
    const name = [textAt(header, PREFIX), textAt(header, NAME)].filter((part) => part !== "").join("/");
    if (name === "") return; // the archive ends with empty blocks
    const size = Number.parseInt(textAt(header, SIZE).trim() || "0", 8);
    const type = String.fromCharCode(header[TYPE] ?? 0);
    const path = inside(target, name.replace(/^\/+/, ""));
    const start = at + BLOCK;
    if (Number.isNaN(size) || start + size > bytes.length) throw new Error(`archive entry ${name} is cut`);
    if (type === DIRECTORY) await mkdir(path, { recursive: true, mode: PRIVATE });
    else if (FILE.has(type)) await writeFile(path, bytes.subarray(start, start + size), { mode: 0o600 });
    else throw new Error(`archive entry ${name} has unknown type ${type}`);
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  throw new Error("archive has no end");
}
