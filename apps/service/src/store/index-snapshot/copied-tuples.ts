/**
 * Rows in the binary form of COPY (PostgreSQL's manual, `COPY`, "Binary Format"): a header, the rows, and an end. A row is
 * the number of its columns and, for each, its length and its bytes.
 */

const SIGNATURE = Buffer.from("PGCOPY\n\xff\r\n\0", "latin1");
/** Signature, flags, and the length of an extension, which PostgreSQL does not use. */
const HEADER_BYTES = SIGNATURE.length + 8;
const NULL = -1;
const END_MARK = -1;

/** The bytes before the first row. */
export const HEADER: Uint8Array<ArrayBuffer> = new Uint8Array(HEADER_BYTES);
HEADER.set(SIGNATURE);

/** The bytes after the last row. */
export const END: Uint8Array<ArrayBuffer> = new Uint8Array([0xff, 0xff]);

/** Where the row at a position ends; undefined when the rest of it is still to come. */
function endOfRow(bytes: Buffer, start: number): number | undefined {
  let at = start + 2;
  if (at > bytes.length) return undefined;
  const columns = bytes.readInt16BE(start);
  for (let column = 0; column < columns; column++) {
    if (at + 4 > bytes.length) return undefined;
    const length = bytes.readInt32BE(at);
    at += 4 + (length === NULL ? 0 : length);
  }
  return at <= bytes.length ? at : undefined;
}

/** Whole rows, as they came. */
export interface Tuples {
  readonly bytes: Buffer;
  readonly rows: number;
}

/** Splits the bytes of COPY into whole rows. */
export class TupleReader {
  #rest: Buffer = Buffer.alloc(0);
  #begun = false;
  #ended = false;

  /**
   * Takes the next bytes.
   *
   * @returns the rows that they complete
   * @throws Error when the bytes are not COPY's binary form
   */
  read(chunk: Uint8Array): Tuples {
    const added = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    const bytes = this.#rest.length === 0 ? added : Buffer.concat([this.#rest, added]);
    let at = 0;
    if (!this.#begun) {
      if (bytes.length < HEADER_BYTES) return this.#keep(bytes, 0, 0, 0);
      if (!bytes.subarray(0, HEADER_BYTES).equals(HEADER))
        throw new Error("the rows are not in COPY's binary form");
      this.#begun = true;
      at = HEADER_BYTES;
    }
    const first = at;
    let rows = 0;
    while (!this.#ended) {
      if (at + 2 <= bytes.length && bytes.readInt16BE(at) === END_MARK) {
        this.#ended = true;
        if (bytes.length > at + 2) throw new Error("bytes follow the end of the rows");
        return { bytes: bytes.subarray(first, at), rows };
      }
      const end = endOfRow(bytes, at);
      if (end === undefined) break;
      at = end;
      rows++;
    }
    if (this.#ended && bytes.length > 0) throw new Error("bytes follow the end of the rows");
    return this.#keep(bytes, first, at, rows);
  }

  #keep(bytes: Buffer, first: number, end: number, rows: number): Tuples {
    this.#rest = bytes.subarray(end);
    return { bytes: bytes.subarray(first, end), rows };
  }

  /** @throws Error when the rows have not ended */
  end(): void {
    if (!this.#ended) throw new Error("the rows are cut");
  }
}

/** Bytes of rows with some of their columns alone, in their order. */
export function withColumns({ bytes, rows }: Tuples, columns: readonly number[]): Buffer {
  const kept: Buffer[] = [];
  let at = 0;
  for (let row = 0; row < rows; row++) {
    const count = bytes.readInt16BE(at);
    at += 2;
    for (let column = 0; column < count; column++) {
      const length = bytes.readInt32BE(at);
      const end = at + 4 + (length === NULL ? 0 : length);
      if (columns.includes(column)) kept.push(bytes.subarray(at, end));
      at = end;
    }
  }
  return Buffer.concat(kept);
}
