/** Reduces the archive of a data directory to what PostgreSQL needs to start on it. */

const BLOCK = 512;
/** Fields of a header (POSIX ustar): where each begins and ends. */
const [NAME, SIZE, PREFIX] = [
  [0, 100],
  [124, 136],
  [345, 500],
] as const;

/** A file or folder of an archive; both parts are views of the archive's bytes. */
interface Entry {
  readonly name: string;
  readonly header: Uint8Array;
  readonly content: Uint8Array;
}

function textAt(header: Uint8Array, [start, end]: readonly [number, number]): string {
  const field = header.subarray(start, end);
  const nul = field.indexOf(0);
  return new TextDecoder().decode(nul < 0 ? field : field.subarray(0, nul));
}

const padded = (size: number): number => Math.ceil(size / BLOCK) * BLOCK;

function* entriesOf(archive: Uint8Array): Generator<Entry> {
  for (let at = 0; at + BLOCK <= archive.length; ) {
    const header = archive.subarray(at, at + BLOCK);
    const name = [textAt(header, PREFIX), textAt(header, NAME)].filter((part) => part !== "").join("/");
    if (name === "") return; // the archive ends with empty blocks
    const size = Number.parseInt(textAt(header, SIZE).trim() || "0", 8);
    yield { name, header, content: archive.subarray(at + BLOCK, at + BLOCK + size) };
    at += BLOCK + padded(size);
  }
}

/** Files that say which process has the directory open. */
const OWNERS = /(^|\/)(postmaster\.pid|primary-network\.owner)$/;

/** Where the write-ahead log ends: a file in `pg_wal`, and the byte in it. */
export interface LogEnd {
  readonly file: string;
  readonly offset: number;
}

/**
 * Leaves out the log files that PostgreSQL keeps for later, and the files of the process that made the archive. Fills
 * the rest of the last log file, which has old data, with zeros.
 *
 * @throws Error when the archive lacks the log's last file
 */
export function reduceArchive(archive: Uint8Array, log: LogEnd): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  let hasLog = false;
  for (const { name, header, content } of entriesOf(archive)) {
    const file = /(?:^|\/)pg_wal\/([0-9A-F]{24})$/.exec(name)?.[1];
    if ((file !== undefined && file !== log.file) || OWNERS.test(name)) continue;
    const kept = new Uint8Array(padded(content.length));
    kept.set(file === undefined ? content : content.subarray(0, log.offset));
    hasLog ||= file !== undefined;
    parts.push(header, kept);
  }
  if (!hasLog) throw new Error(`the archive has no file pg_wal/${log.file}`);
  parts.push(new Uint8Array(2 * BLOCK));
  const reduced = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    reduced.set(part, at);
    at += part.length;
  }
  return reduced;
}
