/** A growing buffer for big-endian values. */

import { CodecError } from "../codec-error.ts";

const MAX_U64 = (1n << 64n) - 1n;

/** Appends values. A number outside its field's range throws a CodecError, and never wraps. */
export class Writer {
  #bytes: Uint8Array<ArrayBuffer>;
  #view: DataView;
  length = 0;

  /** @param size initial capacity in bytes */
  constructor(size = 512) {
    this.#bytes = new Uint8Array(size);
    this.#view = new DataView(this.#bytes.buffer);
  }

  /** Makes room for `size` bytes, and returns their start. Growing replaces `#bytes` and `#view`. */
  #room(size: number): number {
    const start = this.length;
    const needed = start + size;
    if (needed > this.#bytes.length) {
      const grown = new Uint8Array(Math.max(needed, this.#bytes.length * 2));
      grown.set(this.#bytes);
      this.#bytes = grown;
      this.#view = new DataView(grown.buffer);
    }
    this.length = needed;
    return start;
  }

  #integer(value: number, max: number): number {
    if (!Number.isInteger(value) || value < 0 || value > max) {
      throw new CodecError(`${value} is not an integer from 0 to ${max}`, this.length);
    }
    return value;
  }

  u8(value: number): void {
    this.#integer(value, 0xff);
    const start = this.#room(1);
    this.#view.setUint8(start, value);
  }

  u16(value: number): void {
    this.#integer(value, 0xffff);
    const start = this.#room(2);
    this.#view.setUint16(start, value);
  }

  u32(value: number): void {
    this.#integer(value, 0xffff_ffff);
    const start = this.#room(4);
    this.#view.setUint32(start, value);
  }

  u64(value: bigint): void {
    if (typeof value !== "bigint" || value < 0n || value > MAX_U64) {
      throw new CodecError(`${value} is not a bigint from 0 to 2^64-1`, this.length);
    }
    const start = this.#room(8);
    this.#view.setBigUint64(start, value);
  }

  raw(bytes: Uint8Array): void {
    const start = this.#room(bytes.length);
    this.#bytes.set(bytes, start);
  }

  /** Returns a copy of the written bytes. */
  finish(): Uint8Array {
    return this.#bytes.slice(0, this.length);
  }
}
