/** The files of a table's rows: written in parts of bounded size, and read back once their digest is right. */

import { createHash } from "node:crypto";
import { open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { TableName } from "../../sql/database.ts";
import { END, HEADER, TupleReader, withColumns } from "../copied-tuples.ts";
import type { IndexSnapshotFile, IndexSnapshotTable } from "../manifest.ts";
import { IndexSnapshotError } from "../snapshot-error.ts";
import { comparedColumns } from "../tables.ts";

/** Bytes of rows in a file, before they are packed: a restore writes each file in one transaction, and has two in memory. */
export const FILE_BYTES = 32 << 20;

/** Most bytes that a file may unpack to: one row may be as long as PostgreSQL's longest value. */
const LONGEST = 1 << 30;

/** The quickest: higher levels save a tenth of the size, and take several times as long. */
const LEVEL = 1;

const digestOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** Writes a file, and waits until it is on the disk. */
export async function writeDurably(path: string, bytes: Uint8Array | string): Promise<void> {
  const file = await open(path, "w");
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Writes the rows of a table, as the bytes of COPY come in. */
export class TableWriter {
  readonly #folder: string;
  readonly #name: TableName;
  readonly #fileBytes: number;
  readonly #reader = new TupleReader();
  readonly #files: IndexSnapshotFile[] = [];
  readonly #compared: readonly number[] | undefined;
  readonly #digest = createHash("sha256");
  #waiting: Uint8Array[] = [];
  #size = 0;
  #rows = 0;
  /** The file before this one, which is packed while the next rows come. */
  #writing: Promise<void> = Promise.resolve();

  /** @param fileBytes bytes of rows after which a file ends */
  constructor(folder: string, name: TableName, fileBytes = FILE_BYTES) {
    this.#folder = folder;
    this.#name = name;
    this.#fileBytes = fileBytes;
    this.#compared = comparedColumns(name);
  }

  async take(bytes: Uint8Array): Promise<void> {
    for (let at = 0; at < bytes.length; at += this.#fileBytes)
      await this.#takePart(bytes.subarray(at, at + this.#fileBytes));
  }

  async #takePart(bytes: Uint8Array): Promise<void> {
    const tuples = this.#reader.read(bytes);
    if (tuples.rows === 0) return;
    this.#compare(tuples);
    this.#waiting.push(tuples.bytes);
    this.#size += tuples.bytes.length;
    this.#rows += tuples.rows;
    if (this.#size >= this.#fileBytes) await this.#flush();
  }

  #compare(tuples: ReturnType<TupleReader["read"]>): void {
    if (this.#compared === undefined) return;
    const all = bytesHaveAll(tuples.bytes, this.#compared.length);
    this.#digest.update(all ? tuples.bytes : withColumns(tuples, this.#compared));
  }

  async #flush(): Promise<void> {
    await this.#writing;
    const raw = Buffer.concat([HEADER, ...this.#waiting, END]);
    const rows = this.#rows;
    [this.#waiting, this.#size, this.#rows] = [[], 0, 0];
    const number = String(this.#files.length + 1).padStart(6, "0");
    const name = `${this.#name}.${number}.copy.gz`;
    const at = this.#files.length;
    this.#files.push({ name, rows, bytes: 0, sha256: "" });
    this.#writing = this.#write(raw, { at, name, rows });
    // It is awaited with the next file, or at the end.
    this.#writing.catch(() => {});
  }

  async #write(raw: Buffer, { at, name, rows }: { at: number; name: string; rows: number }): Promise<void> {
    const packed = await promisify(gzip)(raw, { level: LEVEL });
    await writeDurably(join(this.#folder, name), packed);
    this.#files[at] = { name, rows, bytes: packed.length, sha256: digestOf(packed) };
  }

  /** Ends the last file, and waits until all are written. */
  async end(columns: readonly string[]): Promise<IndexSnapshotTable> {
    this.#reader.end();
    if (this.#rows > 0) await this.#flush();
    await this.#writing;
    const files = this.#files;
    const rows = files.reduce((sum, file) => sum + file.rows, 0);
    const digest = this.#compared === undefined ? null : this.#digest.digest("hex");
    return { name: this.#name, columns, rows, digest, files };
  }
}

/** Says whether rows have no other columns than those that are compared. */
const bytesHaveAll = (bytes: Buffer, columns: number): boolean => bytes.readInt16BE(0) === columns;

/**
 * Reads the rows of a file, unpacked.
 *
 * @throws IndexSnapshotError when the file is missing, or is not the one that the manifest describes
 */
export async function readRows(folder: string, file: IndexSnapshotFile): Promise<Uint8Array<ArrayBuffer>> {
  const { name, bytes, sha256 } = file;
  const packed = await readFile(join(folder, name)).catch((cause: NodeJS.ErrnoException) => {
    const why = cause.code === "ENOENT" ? "is missing" : `cannot be read: ${cause.message}`;
    throw new IndexSnapshotError(`the snapshot's file ${name} ${why}`, { cause });
  });
  if (packed.length !== bytes)
    throw new IndexSnapshotError(
      `the snapshot's file ${name} is damaged: it has ${packed.length} bytes in place of ${bytes}`,
    );
  if (digestOf(packed) !== sha256)
    throw new IndexSnapshotError(
      `the snapshot's file ${name} is damaged: its SHA-256 is another one than the manifest's`,
    );
  return new Uint8Array(await promisify(gunzip)(packed, { maxOutputLength: LONGEST }));
}
