/** Reads RLP, Ethereum's encoding, in its canonical form only. */

import { CodecError } from "../../codec-error.ts";

/** Maximum depth of nested lists. The access list of a transaction in a block has a depth of five. */
const MAX_DEPTH = 16;

/** Maximum size of a length. No block comes near 4 GiB. */
const MAX_LENGTH_SIZE = 4;

interface Item {
  readonly isList: boolean;
  /** Start of the item, including its prefix. */
  readonly start: number;
  /** Start of the content, and its end. */
  readonly from: number;
  readonly to: number;
}

/** Reads items one after another. Every failure has its offset. */
export class RlpReader {
  readonly #bytes: Uint8Array;
  readonly #end: number;
  #offset: number;

  constructor(bytes: Uint8Array, start = 0, end = bytes.length) {
    this.#bytes = bytes;
    this.#offset = start;
    this.#end = end;
  }

  get offset(): number {
    return this.#offset;
  }

  get remaining(): number {
    return this.#end - this.#offset;
  }

  #byte(at: number): number {
    const byte = at < this.#end ? this.#bytes[at] : undefined;
    if (byte === undefined) throw new CodecError("needs 1 more byte, 0 left", this.#end);
    return byte;
  }

  /** Reads a length that has its own bytes, which only lengths from 56 on may have. */
  #longLength(start: number, size: number): number {
    if (size > MAX_LENGTH_SIZE) throw new CodecError(`a length of ${size} bytes is too long`, start);
    let length = 0;
    for (let index = 0; index < size; index += 1) length = length * 256 + this.#byte(start + 1 + index);
    if (this.#byte(start + 1) === 0 || length < 56)
      throw new CodecError("a length is not in its shortest form", start);
    return length;
  }

  /** Reads the next item, and moves past it. */
  #next(): Item {
    const start = this.#offset;
    const prefix = this.#byte(start);
    if (prefix < 0x80) {
      this.#offset = start + 1;
      return { isList: false, start, from: start, to: start + 1 };
    }
    const isList = prefix >= 0xc0;
    const short = prefix - (isList ? 0xc0 : 0x80);
    const size = Math.max(0, short - 55);
    const length = size > 0 ? this.#longLength(start, size) : short;
    const from = start + 1 + size;
    if (length > this.#end - from)
      throw new CodecError(`needs ${length} more bytes, ${this.#end - from} left`, from);
    if (!isList && length === 1 && this.#byte(from) < 0x80)
      throw new CodecError("a byte below 128 must not have a prefix", start);
    this.#offset = from + length;
    return { isList, start, from, to: from + length };
  }

  /** Reads the items of a list. */
  list(): RlpReader {
    const { isList, start, from, to } = this.#next();
    if (!isList) throw new CodecError("is not a list", start);
    return new RlpReader(this.#bytes, from, to);
  }

  /** Copies a string, so that a small value never keeps a whole block's buffer alive. */
  string(): Uint8Array {
    const { isList, start, from, to } = this.#next();
    if (isList) throw new CodecError("is a list", start);
    return this.#bytes.slice(from, to);
  }

  /** Reads any item with its prefix, and checks everything inside. */
  item(depth = MAX_DEPTH): Uint8Array {
    const { isList, start, from, to } = this.#next();
    if (depth === 0) throw new CodecError(`has more than ${MAX_DEPTH} nested lists`, start);
    if (isList) {
      const inside = new RlpReader(this.#bytes, from, to);
      while (inside.remaining > 0) inside.item(depth - 1);
    }
    return this.#bytes.slice(start, to);
  }

  end(): void {
    if (this.remaining > 0)
      throw new CodecError(`${this.remaining} bytes after the end of the value`, this.#offset);
  }
}
