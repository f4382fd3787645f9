/** Reads bytes, and checks every length before it reads or allocates. */

import { CodecError } from "../codec-error.ts";

/** Reads big-endian values one after another. Every failure has its offset. */
export class Reader {
  readonly bytes: Uint8Array;
  offset = 0;
  /** Start and end of each signed transaction, in byte order. Recorded only if it is set to a list. */
  signedSpans: [start: number, end: number][] | undefined;
  readonly #view: DataView;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get remaining(): number {
    return this.bytes.length - this.offset;
  }

  /** Moves past `length` bytes, and returns their start. */
  #take(length: number): number {
    const start = this.offset;
    if (length > this.bytes.length - start) {
      throw new CodecError(`needs ${length} more bytes, ${this.bytes.length - start} left`, start);
    }
    this.offset = start + length;
    return start;
  }

  u8(): number {
    return this.#view.getUint8(this.#take(1));
  }

  u16(): number {
    return this.#view.getUint16(this.#take(2));
  }

  u32(): number {
    return this.#view.getUint32(this.#take(4));
  }

  u64(): bigint {
    return this.#view.getBigUint64(this.#take(8));
  }

  /** Copies bytes, so that a small value never keeps a whole block's buffer alive. */
  fixed(length: number): Uint8Array {
    const start = this.#take(length);
    return this.bytes.slice(start, start + length);
  }

  /** Reads the number of items of a list whose items take at least `itemSize` bytes each. */
  count(itemSize: number): number {
    const start = this.offset;
    const count = this.u32();
    if (count * itemSize > this.remaining) {
      throw new CodecError(
        `${count} items of at least ${itemSize} bytes do not fit the ${this.remaining} bytes left`,
        start,
      );
    }
    return count;
  }

  end(): void {
    if (this.remaining > 0)
      throw new CodecError(`${this.remaining} bytes after the end of the value`, this.offset);
  }
}
