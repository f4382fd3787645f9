/** The size of an embedded database's files of the log. */

import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

const MB = 1 << 20;

/** Bytes of a file of the log; a data directory keeps what it was set up with. */
export async function logFileBytes(dataDir: string): Promise<number> {
  const log = join(dataDir, "pg_wal");
  const [first] = (await readdir(log).catch(() => [])).filter((name) => /^[0-9A-F]{24}$/.test(name));
  return first === undefined ? MB : (await stat(join(log, first))).size;
}
