/** Reads values out of the EVM's argument encoding; whatever does not fit is undefined, never an error. */

const WORD = 32;

/** Bytes in which words stand at places that are counted from one of them. */
export class AbiWords {
  readonly #bytes: Uint8Array;
  /** Where offsets are counted from. */
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

  /** A number that can stand for a place or a length. */
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

  /** What the offset in a word leads to. */
  at(index: number): AbiWords | undefined {
    const offset = this.#small(index);
    return offset === undefined ? undefined : new AbiWords(this.#bytes, this.#start + offset);
  }

  /** As hex with 0x: the bytes whose offset stands in a word. */
  dynamicBytes(index: number): string | undefined {
    const there = this.at(index);
    if (there === undefined) return undefined;
    const length = there.#small(0);
    if (length === undefined) return undefined;
    const from = there.#start + WORD;
    return from + length <= this.#bytes.length ? toHex(this.#bytes.subarray(from, from + length)) : undefined;
  }

  /** A list of items of some words each, whose offset stands in a word; undefined when it is longer than allowed. */
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

const DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

export function toHex(bytes: Uint8Array): string {
  let text = "0x";
  for (const byte of bytes) text += DIGITS[byte];
  return text;
}
