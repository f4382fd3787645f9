/** Bytes that are written one after the other, into an array that grows. */

const encoder = new TextEncoder();

const ZERO = 48;
/** Bytes from which on the engine's copy is faster than a loop, and characters from which on its encoder is. */
const [LONG, LONG_TEXT] = [48, 500];
/** Digits of an integer below 2^31. */
const DIGITS_31 = 10;
/** Bytes that are kept for the next page at most. */
const KEPT_SIZE = 2 ** 22;

export class ByteBuffer {
  protected bytes: Uint8Array<ArrayBuffer>;
  /** Number of bytes that are written. */
  protected at = 0;
  readonly #firstSize: number;

  /** @param firstSize bytes that there is room for at first */
  constructor(firstSize: number) {
    this.#firstSize = firstSize;
    this.bytes = new Uint8Array(firstSize);
  }

  /** Makes room for `size` more bytes. */
  protected room(size: number): void {
    const needed = this.at + size;
    if (needed <= this.bytes.length) return;
    const grown = new Uint8Array(Math.max(needed, 2 * this.bytes.length));
    grown.set(this.bytes.subarray(0, this.at));
    this.bytes = grown;
  }

  protected byte(byte: number): void {
    this.room(1);
    this.bytes[this.at] = byte;
    this.at += 1;
  }

  protected part(part: Uint8Array): void {
    const { length } = part;
    this.room(length);
    const [bytes, at] = [this.bytes, this.at];
    if (length < LONG) for (let from = 0; from < length; from += 1) bytes[at + from] = part[from] as number;
    else bytes.set(part, at);
    this.at = at + length;
  }

  protected utf8(text: string): void {
    // A character has three bytes at most; half of a surrogate pair is escaped in JSON.
    this.room(3 * text.length);
    this.at += encoder.encodeInto(text, this.bytes.subarray(this.at)).written;
  }

  protected ascii(text: string): void {
    const { length } = text;
    if (length >= LONG_TEXT) {
      this.utf8(text);
      return;
    }
    this.room(length);
    const at = this.at;
    const bytes = this.bytes;
    for (let from = 0; from < length; from += 1) bytes[at + from] = text.charCodeAt(from);
    this.at = at + length;
  }

  /** An integer from 0 to 2^31 - 1. */
  protected digits(value: number): void {
    this.room(DIGITS_31);
    const bytes = this.bytes;
    let digits = 1;
    for (let bound = 10; value >= bound; bound *= 10) digits += 1;
    let rest = value | 0;
    for (let at = this.at + digits - 1; at >= this.at; at -= 1) {
      const above = (rest / 10) | 0;
      bytes[at] = ZERO + rest - above * 10;
      rest = above;
    }
    this.at += digits;
  }

  /** The bytes between two positions, once more. */
  protected again(from: number, to: number): void {
    const length = to - from;
    this.room(length);
    const [bytes, at] = [this.bytes, this.at];
    if (length >= 2 * LONG) bytes.copyWithin(at, from, to);
    else for (let next = 0; next < length; next += 1) bytes[at + next] = bytes[from + next] as number;
    this.at = at + length;
  }

  /** Takes the written bytes and starts over. The array is kept for the next page, unless it is large. */
  protected take(): Uint8Array<ArrayBuffer> {
    const taken = this.bytes.slice(0, this.at);
    this.at = 0;
    if (this.bytes.length > KEPT_SIZE) this.bytes = new Uint8Array(this.#firstSize);
    return taken;
  }
}
