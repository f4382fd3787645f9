/**
 * JSON that is written as bytes straight from the values of rows, for pages of items with many ids: neither a text for each id and each
 * field, nor a pass that turns the whole text into bytes. As with `Written`, types say what the bytes describe.
 */

import { encodeCb58Into, encodeHexInto } from "@primary-network/codec";
import { hexInto } from "../../domain/hex-bytes.ts";
import { toCb58 } from "../../domain/id-text.ts";
import { JsonBytes } from "./json-text.ts";
import type { Optional, Written } from "./written.ts";

declare const described: unique symbol;

/** That the JSON of a value of type `T` has been written. */
export interface Wrote<out T> {
  readonly [described]?: T;
}

const WROTE: Wrote<never> = {};

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** ASCII that is written again and again. */
export const asciiBytes = (ascii: string): Uint8Array => encoder.encode(ascii);

const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [123, 125, 91, 93];
const [QUOTE, COMMA, ZERO] = [34, 44, 48];
const [TRUE, FALSE] = [asciiBytes("true"), asciiBytes("false")];

/** Bytes that there is room for at first, and that are kept for the next page. */
const FIRST_SIZE = 2 ** 16;
const KEPT_SIZE = 2 ** 22;
/** Digits of an integer below 2^31, and of a 64-bit one. */
const [DIGITS_31, MAX_31] = [10, 2 ** 31];
const ID_DIGITS = 64;
const ID_ROOM = 64;
/** Bytes from which on a call of the engine's copy takes less than a loop. */
const LONG = 48;
/** Ids that are compared with the next one. */
const RECENT = 4;

/** Writes JSON into an array of bytes that grows. */
export class ByteWriter {
  #bytes = new Uint8Array(FIRST_SIZE);
  #at = 0;
  /** Where texts stand that are likely to come again: of all owners, and of the last ids, which a look-up by name would cost more. */
  readonly #texts = new Map<string, number>();
  readonly #ids: string[] = Array.from({ length: RECENT }, () => "");
  readonly #idsAt: number[] = Array.from({ length: RECENT }, () => 0);
  #oldest = 0;
  readonly #id = new Uint8Array(ID_DIGITS / 2);

  /** Room for so many bytes more. */
  #room(size: number): void {
    const needed = this.#at + size;
    if (needed <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(needed, 2 * this.#bytes.length));
    grown.set(this.#bytes.subarray(0, this.#at));
    this.#bytes = grown;
  }

  #byte(byte: number): void {
    this.#room(1);
    this.#bytes[this.#at] = byte;
    this.#at += 1;
  }

  #part(part: Uint8Array): void {
    const { length } = part;
    this.#room(length);
    const [bytes, at] = [this.#bytes, this.#at];
    if (length < LONG) for (let from = 0; from < length; from += 1) bytes[at + from] = part[from] as number;
    else bytes.set(part, at);
    this.#at = at + length;
  }

  #ascii(text: string): void {
    const { length } = text;
    this.#room(length);
    const at = this.#at;
    const bytes = this.#bytes;
    for (let from = 0; from < length; from += 1) bytes[at + from] = text.charCodeAt(from);
    this.#at = at + length;
  }

  /** A closing bracket takes the place of the comma behind the last member. */
  #close(bracket: number): void {
    if (this.#bytes[this.#at - 1] === COMMA) this.#at -= 1;
    this.#byte(bracket);
  }

  /** JSON that is written already. */
  json<T>(text: Written<T>): Wrote<T> {
    // A character has three bytes at most; half of a surrogate pair is escaped in JSON.
    this.#room(3 * text.length);
    this.#at += encoder.encodeInto(text, this.#bytes.subarray(this.#at)).written;
    return WROTE;
  }

  /** A text without a character that JSON escapes, and of ASCII alone: hex, a decimal integer, a word of this program. */
  quote<T extends string>(text: T): Wrote<T> {
    this.#byte(QUOTE);
    this.#ascii(text);
    this.#byte(QUOTE);
    return WROTE;
  }

  /** A decimal integer of any size, as a JSON number with all digits. */
  integer(decimal: string): Wrote<number | bigint> {
    this.#ascii(decimal);
    return WROTE;
  }

  /** A finite number. */
  number(value: number): Wrote<number> {
    if (value < 0 || value >= MAX_31 || !Number.isInteger(value)) {
      this.#ascii(String(value));
      return WROTE;
    }
    this.#room(DIGITS_31);
    const bytes = this.#bytes;
    let digits = 1;
    for (let bound = 10; value >= bound; bound *= 10) digits += 1;
    let rest = value | 0;
    for (let at = this.#at + digits - 1; at >= this.#at; at -= 1) {
      const above = (rest / 10) | 0;
      bytes[at] = ZERO + rest - above * 10;
      rest = above;
    }
    this.#at += digits;
    return WROTE;
  }

  /** A finite number in quotes. */
  quotedNumber(value: number): Wrote<string> {
    this.#byte(QUOTE);
    this.number(value);
    this.#byte(QUOTE);
    return WROTE;
  }

  boolean(value: boolean): Wrote<boolean> {
    this.#part(value ? TRUE : FALSE);
    return WROTE;
  }

  /** cb58 of an id in hex with 0x that comes once in a page. */
  newId(hex: string): Wrote<string> {
    this.#byte(QUOTE);
    if (hex.length === ID_DIGITS + 2) {
      hexInto(hex, this.#id, 0);
      this.#room(ID_ROOM);
      this.#at = encodeCb58Into(this.#id, this.#bytes, this.#at);
    } else this.#ascii(toCb58(hex));
    this.#byte(QUOTE);
    return WROTE;
  }

  /** The text in quotes that stands at a position, once more. */
  #again(from: number): Wrote<string> {
    let end = from + 1;
    while (this.#bytes[end] !== QUOTE) end += 1;
    const length = end + 1 - from;
    this.#room(length);
    const [bytes, at] = [this.#bytes, this.#at];
    for (let next = 0; next < length; next += 1) bytes[at + next] = bytes[from + next] as number;
    this.#at = at + length;
    return WROTE;
  }

  /** cb58 of an id in hex with 0x that is likely to come again soon. */
  id(hex: string): Wrote<string> {
    for (let recent = 0; recent < RECENT; recent += 1) {
      if (this.#ids[recent] === hex) return this.#again(this.#idsAt[recent] ?? 0);
    }
    this.#ids[this.#oldest] = hex;
    this.#idsAt[this.#oldest] = this.#at;
    this.#oldest = (this.#oldest + 1) % RECENT;
    return this.newId(hex);
  }

  /** A text in quotes without a character that JSON escapes, which is made at its first use in a page. */
  text(name: string, make: (name: string) => Written<string>): Wrote<string> {
    const known = this.#texts.get(name);
    if (known !== undefined) return this.#again(known);
    this.#texts.set(name, this.#at);
    this.#ascii(make(name));
    return WROTE;
  }

  /** A part of an object that is the same in many, as it was written before: `end` completes the object. */
  part(part: Uint8Array): void {
    this.#part(part);
  }

  /** Ends an object whose last member has just been written. */
  end<T>(): Wrote<T> {
    this.#byte(CLOSE_OBJECT);
    return WROTE;
  }

  /** Bytes in the node's hex: `0x`, their digits, those of their checksum. */
  hexOf(value: Uint8Array): Wrote<string> {
    this.#room(2 * value.length + ID_ROOM);
    this.#ascii('"0x');
    this.#at = encodeHexInto(value, this.#bytes, this.#at);
    this.#byte(QUOTE);
    return WROTE;
  }

  /** A list of values, each written by `write`. */
  list<Value, T>(values: readonly Value[], write: (value: Value) => Wrote<T>): Wrote<T[]> {
    this.#byte(OPEN_LIST);
    for (const value of values) {
      write(value);
      this.#byte(COMMA);
    }
    this.#close(CLOSE_LIST);
    return WROTE;
  }

  /** An object of fields; a writer that returns undefined has written nothing. */
  object<Row, Context>(
    keys: readonly Uint8Array[],
    writers: readonly WriteField<Row, Context>[],
    row: Row,
    context: Context,
  ): void {
    this.#byte(OPEN_OBJECT);
    for (let field = 0; field < keys.length; field += 1) {
      const before = this.#at;
      this.#part(keys[field] as Uint8Array); // both have as many
      const write = writers[field] as WriteField<Row, Context>;
      if (write(this, row, context) === undefined) this.#at = before;
      else this.#byte(COMMA);
    }
    this.#close(CLOSE_OBJECT);
  }

  /** Takes what was written, and begins anew. */
  finish(): Uint8Array<ArrayBuffer> {
    const written = this.#bytes.slice(0, this.#at);
    this.#at = 0;
    this.#texts.clear();
    this.#ids.fill("");
    if (this.#bytes.length > KEPT_SIZE) this.#bytes = new Uint8Array(FIRST_SIZE);
    return written;
  }
}

/** How each field of an item is written from a row; undefined leaves out a field that is optional. */
export type ByteFields<Item, Row, Context> = {
  readonly [Name in keyof Item]-?: (
    out: ByteWriter,
    row: Row,
    context: Context,
  ) => Wrote<Exclude<Item[Name], undefined>> | Optional<Item, Name>;
};

type WriteField<Row, Context> = (out: ByteWriter, row: Row, context: Context) => object | undefined;

/** Writes an item. */
export type WriteItem<Item, Row, Context> = (out: ByteWriter, row: Row, context: Context) => Wrote<Item>;

/**
 * Makes the writer of an item: all fields of its type, in the order in which they are given.
 *
 * @example
 * const writeAsset = byteWriterOf<AssetAmount, Row, Page>({ amount: (out, { amount }) => out.quote(amount), … });
 */
export function byteWriterOf<Item extends object, Row, Context>(
  fields: ByteFields<Item, Row, Context>,
): WriteItem<Item, Row, Context> {
  // `ByteFields` is an object of functions of one form, which keyof hides from Object.entries.
  const entries = Object.entries(fields) as [string, WriteField<Row, Context>][];
  const keys = entries.map(([name]) => asciiBytes(`${JSON.stringify(name)}:`));
  const writers = entries.map(([, write]) => write);
  return (out, row, context) => {
    out.object(keys, writers, row, context);
    return WROTE;
  };
}

/** One for all pages: each is written at once. */
const shared = new ByteWriter();

function bytesBy(write: (out: ByteWriter) => void): Uint8Array<ArrayBuffer> {
  try {
    write(shared);
  } catch (error) {
    shared.finish();
    throw error;
  }
  return shared.finish();
}

/** What `write` writes, to be returned by a handler in the place of the value. */
export const jsonBytes = <T>(write: (out: ByteWriter) => Wrote<T>): JsonBytes<T> =>
  new JsonBytes(bytesBy(write));

/** The items of a page, written one after the other. */
export const listBytes =
  <Item, Row, Context>(write: WriteItem<Item, Row, Context>) =>
  (rows: readonly Row[], context: Context): JsonBytes<Item[]> =>
    jsonBytes((out) => out.list(rows, (row) => write(out, row, context)));

/** What `write` writes as text, for what is no response. */
export const jsonText = <T>(write: (out: ByteWriter) => Wrote<T>): Written<T> =>
  decoder.decode(bytesBy(write)) as Written<T>; // `write` says what it is
