/** Reads values from ABI-encoded data; malformed data gives undefined, never an error. */

import { bytesToHex } from "@noble/hashes/utils.js";

const WORD = 32;

/** ABI-encoded words, indexed from a starting byte. */
export class AbiWords {
  readonly #bytes: Uint8Array;
  /** The byte that offsets are relative to. */
  readonly #start: number;

  constructor(bytes: Uint8Array, start = 0) {
    this.#bytes = bytes;
    this.#start = start;
  }

  /** The nth word; undefined beyond the end. */
  #word(index: number): Uint8Array | undefined {
    const at = this.#start + index * WORD;
    return at + WORD <= this.#bytes.length ? this.#bytes.subarray(at, at + WORD) : undefined;
  }

  uint(index: number): bigint | undefined {
    const word = this.#word(index);
    return word && BigInt(toHex(word));
  }

  /** An offset or length, as a number; undefined when it is too large. */
  #small(index: number): number | undefined {
    const value = this.uint(index);
    return value !== undefined && value <= this.#bytes.length ? Number(value) : undefined;
  }

  /** 20 bytes as hex with 0x, in lower case; undefined when there are more. */
  address(index: number): string | undefined {
    const word = this.#word(index);
    return word?.subarray(0, 12).every((byte) => byte === 0) ? toHex(word.subarray(12)) : undefined;
  }

  bytes32(index: number): string | undefined {
    const word = this.#word(index);
    return word && toHex(word);
  }

  /** The words at the offset that the nth word holds. */
  at(index: number): AbiWords | undefined {
    const offset = this.#small(index);
    return offset === undefined ? undefined : new AbiWords(this.#bytes, this.#start + offset);
  }

  /** The bytes at the offset that the nth word holds, as hex with 0x. */
  dynamicBytes(index: number): string | undefined {
    const there = this.at(index);
    if (there === undefined) return undefined;
    const length = there.#small(0);
    if (length === undefined) return undefined;
    const from = there.#start + WORD;
    return from + length <= this.#bytes.length ? toHex(this.#bytes.subarray(from, from + length)) : undefined;
  }

  /** The list at the offset that the nth word holds, of items with a fixed number of words; undefined when it is too long. */
  list(index: number, wordsEach: number, maxLength: number): AbiWords[] | undefined {
    const there = this.at(index);
    if (there === undefined) return undefined;
    const length = there.#small(0);
    if (length === undefined || length > maxLength) return undefined;
    const from = there.#start + WORD;
    if (from + length * wordsEach * WORD > this.#bytes.length) return undefined;
    return Array.from({ length }, (_, item) => new AbiWords(this.#bytes, from + item * wordsEach * WORD));
  }
}

export const toHex = (bytes: Uint8Array): string => `0x${bytesToHex(bytes)}`;
