/**
 * Writes JSON as bytes straight from the values of rows. It builds no objects, no text for each id or field,
 * and needs no pass that encodes the whole text. Types describe the content of the bytes, so the compiler
 * checks an item against the spec.
 */

import {
  encodeCb58Into,
  encodeHexInto,
  formatAddress,
  type JsonValue,
  stringifyJson,
} from "@primary-network/codec";
import { hexInto } from "../../domain/hex-bytes.ts";
import { toBytes, toCb58, toNodeId } from "../../domain/id-text.ts";
import { ByteBuffer } from "./byte-buffer.ts";

declare const described: unique symbol;

/** Says that the JSON of a value of type `T` has been written. */
export interface Wrote<out T> {
  readonly [described]?: T;
}

const WROTE: Wrote<never> = {};

const encoder = new TextEncoder();

const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [123, 125, 91, 93];
const [QUOTE, COMMA] = [34, 44];
const [TRUE, FALSE] = [encoder.encode("true"), encoder.encode("false")];

/** Bytes that there is room for at first. */
const FIRST_SIZE = 2 ** 16;
const MAX_31 = 2 ** 31;
const ID_DIGITS = 64;
const ID_ROOM = 64;
/** Ids that are compared with the next one. */
const RECENT = 4;

/** JSON of a `T`. A handler returns it in the place of the value; `http/` puts it into the response as it is. */
export class JsonBytes<out T> {
  readonly bytes: Uint8Array<ArrayBuffer>;
  declare readonly of: T;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes;
  }
}

/** Writes a field of a row's item; undefined where it has written nothing. */
export type WriteField<Row, Context> = (out: ByteWriter, row: Row, context: Context) => object | undefined;

/** A field of an object. A comma stands before each member. */
export interface ObjectField<Row, Context> {
  /** The bytes before the field's value: constant members and the field's key. */
  readonly before: Uint8Array;
  /** Bytes of the constant members among them, which stand without the field too. */
  readonly constant: number;
  readonly write: WriteField<Row, Context>;
}

/** The form of an object. */
export interface ObjectLayout<Row, Context> {
  readonly fields: readonly ObjectField<Row, Context>[];
  /** The bytes behind the last field: constant members. */
  readonly tail: Uint8Array;
}

/** Writes JSON as bytes. */
export class ByteWriter extends ByteBuffer {
  /** Positions of parts that may repeat: addresses, other parts, and the last ids. A map would be slower. */
  readonly #addresses = new Map<string, number>();
  readonly #parts = new Map<string, readonly [from: number, to: number]>();
  readonly #ids: string[] = Array.from({ length: RECENT }, () => "");
  readonly #idsAt: number[] = Array.from({ length: RECENT }, () => 0);
  #oldest = 0;
  readonly #id = new Uint8Array(ID_DIGITS / 2);

  /** @param firstSize bytes that there is room for at first */
  constructor(firstSize = FIRST_SIZE) {
    super(firstSize);
  }

  /** Any text. */
  text<T extends string>(text: T): Wrote<T> {
    this.utf8(JSON.stringify(text));
    return WROTE;
  }

  /** Any value, in the slow way: for rare and irregular parts. Bigints become integers. */
  json<T>(value: T): Wrote<T> {
    this.utf8(stringifyJson(value as JsonValue)); // interfaces of the spec have no index signature
    return WROTE;
  }

  /** ASCII without a character that JSON escapes: hex, a decimal integer, a word of this program. */
  quote<T extends string>(text: T): Wrote<T> {
    this.byte(QUOTE);
    this.ascii(text);
    this.byte(QUOTE);
    return WROTE;
  }

  /** A decimal integer of any size, as a JSON number with all digits. */
  integer(decimal: string): Wrote<number | bigint> {
    this.ascii(decimal);
    return WROTE;
  }

  /** A finite number. */
  number(value: number): Wrote<number> {
    if (value < 0 || value >= MAX_31 || !Number.isInteger(value)) this.ascii(String(value));
    else this.digits(value);
    return WROTE;
  }

  /** A finite number in quotes. */
  quotedNumber(value: number): Wrote<string> {
    this.byte(QUOTE);
    this.number(value);
    this.byte(QUOTE);
    return WROTE;
  }

  boolean(value: boolean): Wrote<boolean> {
    this.part(value ? TRUE : FALSE);
    return WROTE;
  }

  /** cb58 of an id in hex with 0x that comes once in a page. */
  newId(hex: string): Wrote<string> {
    this.byte(QUOTE);
    if (hex.length === ID_DIGITS + 2) {
      hexInto(hex, this.#id, 0);
      this.room(ID_ROOM);
      this.at = encodeCb58Into(this.#id, this.bytes, this.at);
    } else this.ascii(toCb58(hex));
    this.byte(QUOTE);
    return WROTE;
  }

  /** The text in quotes that stands at a position, once more. */
  #textAgain(from: number): Wrote<string> {
    let end = from + 1;
    while (this.bytes[end] !== QUOTE) end += 1;
    this.again(from, end + 1);
    return WROTE;
  }

  /** cb58 of an id in hex with 0x that is likely to come again soon. */
  id(hex: string): Wrote<string> {
    for (let recent = 0; recent < RECENT; recent += 1) {
      if (this.#ids[recent] === hex) return this.#textAgain(this.#idsAt[recent] ?? 0);
    }
    this.#ids[this.#oldest] = hex;
    this.#idsAt[this.#oldest] = this.at;
    this.#oldest = (this.#oldest + 1) % RECENT;
    return this.newId(hex);
  }

  /** `NodeID-…` of hex with 0x. */
  nodeId(hex: string): Wrote<string> {
    return this.quote(toNodeId(hex));
  }

  /** An address in bech32 without a chain's alias, from hex with 0x. A page has addresses of one network. */
  address({ hrp }: { readonly hrp: string }, hex: string): Wrote<string> {
    const known = this.#addresses.get(hex);
    if (known !== undefined) return this.#textAgain(known);
    this.#addresses.set(hex, this.at);
    return this.quote(formatAddress({ hrp, bytes: toBytes(hex) }));
  }

  /** A value that may come again in a page, by its name: it is written the first time, and then copied. */
  once<T>(name: string, write: () => Wrote<T>): Wrote<T> {
    const known = this.#parts.get(name);
    if (known) {
      this.again(...known);
      return WROTE;
    }
    const from = this.at;
    write();
    this.#parts.set(name, [from, this.at]);
    return WROTE;
  }

  /** JSON that was written before. */
  written<T>({ bytes }: JsonBytes<T>): Wrote<T> {
    this.part(bytes);
    return WROTE;
  }

  /** Writes bytes of which `keep` gets a copy. */
  copy<T>(write: () => Wrote<T>, keep: (json: JsonBytes<T>) => void): Wrote<T> {
    const from = this.at;
    write();
    keep(new JsonBytes(this.bytes.slice(from, this.at)));
    return WROTE;
  }

  /** Bytes in the node's hex: `0x`, the digits of the bytes, the digits of the checksum. */
  hexOf(value: Uint8Array): Wrote<string> {
    this.room(2 * value.length + ID_ROOM);
    this.ascii('"0x');
    this.at = encodeHexInto(value, this.bytes, this.at);
    this.byte(QUOTE);
    return WROTE;
  }

  /** A list of values, each written by `write`. */
  list<Value, T>(values: readonly Value[], write: (value: Value) => Wrote<T>): Wrote<T[]> {
    this.byte(OPEN_LIST);
    for (let at = 0; at < values.length; at += 1) {
      if (at > 0) this.byte(COMMA);
      write(values[at] as Value);
    }
    this.byte(CLOSE_LIST);
    return WROTE;
  }

  /** An object of the fields of a row's item. */
  object<Row, Context>(
    { fields, tail }: ObjectLayout<Row, Context>,
    row: Row,
    context: Context,
  ): Wrote<never> {
    const start = this.at;
    for (let field = 0; field < fields.length; field += 1) {
      const { before, constant, write } = fields[field] as ObjectField<Row, Context>;
      const at = this.at;
      this.part(before);
      if (write(this, row, context) === undefined) this.at = at + constant;
    }
    this.part(tail);
    // The bracket takes the place of the comma before the first member.
    if (this.at === start) this.byte(OPEN_OBJECT);
    else this.bytes[start] = OPEN_OBJECT;
    this.byte(CLOSE_OBJECT);
    return WROTE;
  }

  /** Takes the written bytes and starts over. */
  finish(): Uint8Array<ArrayBuffer> {
    this.#addresses.clear();
    this.#parts.clear();
    this.#ids.fill("");
    return this.take();
  }
}
