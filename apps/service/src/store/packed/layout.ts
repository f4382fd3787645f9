/**
 * Layouts of packed values: fields of a fixed number of bytes, one behind the other. SQL and TypeScript,
 * which both write and read these bytes, come from the same table. In TypeScript packed values are hex digits.
 */

import { numberIn } from "../../domain/hex-bytes.ts";

const U32 = 2 ** 32;
/** Digits of four bytes. */
const DIGITS_32 = 8;

/** One kind of field. */
interface Field<Value> {
  readonly bytes: number;
  /** Makes the digits of a value. */
  write(value: Value): string;
  /** Reads the value whose digits begin at a position. */
  read(digits: string, at: number): Value;
  /** Makes SQL for the bytes of a column's value. */
  sent(column: string): string;
  /** Makes SQL for the value of bytes that `part` cuts out, from a byte of the field on. */
  received(part: (at: number, bytes: number) => string): string;
}

const digitsOf = (value: number | bigint, bytes: number): string =>
  value.toString(16).padStart(2 * bytes, "0");

const receivedNumber = (bytes: string): string => `('x' || encode(${bytes}, 'hex'))::bit(32)::bigint`;

/** A number of four bytes. */
export const number32: Field<number> = {
  bytes: 4,
  write: (value) => digitsOf(value, 4),
  read: (digits, at) => numberIn(digits, at, DIGITS_32),
  sent: (column) => `int4send(${column})`,
  received: (part) => receivedNumber(part(0, 4)),
};

/** A number of eight bytes, below 2^53. */
export const number64: Field<number> = {
  bytes: 8,
  write: (value) => digitsOf(value, 8),
  read: (digits, at) => number32.read(digits, at) * U32 + number32.read(digits, at + DIGITS_32),
  sent: (column) => `int8send(${column})`,
  received: (part) => `${receivedNumber(part(0, 4))}::numeric * ${U32} + ${receivedNumber(part(4, 4))}`,
};

/** A decimal below 2^64. */
export const amount64: Field<string> = {
  ...number64,
  write: (value) => digitsOf(BigInt(value), 8),
  read: (digits, at) =>
    // More than 2^53 is rare: 9 million AVAX.
    number32.read(digits, at) >= 2 ** 21
      ? String(BigInt(`0x${digits.slice(at, at + 2 * DIGITS_32)}`))
      : String(number64.read(digits, at)),
};

/** Bytes, which are hex with 0x as values. */
export const bytesOf = (bytes: number): Field<string> => ({
  bytes,
  write: (value) => value.slice(2),
  // One text, not one of two parts: row-values.ts.
  read: (digits, at) => ["0x", digits.slice(at, at + 2 * bytes)].join(""),
  sent: (column) => column,
  received: (part) => part(0, bytes),
});

export class PackedLayout<Values extends object> {
  readonly bytes: number;
  /** Hex digits of a packed value. */
  readonly digits: number;
  /** Reads a field of the packed value whose digits begin at a position. */
  readonly read: { readonly [Name in keyof Values]: (digits: string, at: number) => Values[Name] };
  readonly #table: { readonly [Name in keyof Values]: Field<Values[Name]> };
  readonly #names: readonly (keyof Values)[];

  /** @param table the fields in their order */
  constructor(table: { readonly [Name in keyof Values]: Field<Values[Name]> }) {
    this.#table = table;
    this.#names = Object.keys(table) as (keyof Values)[]; // a table is written out where its layout is made
    this.bytes = this.#names.reduce((sum, name) => sum + table[name].bytes, 0);
    this.digits = 2 * this.bytes;
    const readers = this.#names.map((name) => {
      const [field, offset] = [table[name], 2 * this.#before(name)];
      return [name, (digits: string, at: number) => field.read(digits, at + offset)] as const;
    });
    this.read = Object.fromEntries(readers) as typeof this.read; // one for each name
  }

  /** Makes the digits of a packed value. */
  write(values: Values): string {
    return this.#names.map((name) => this.#table[name].write(values[name])).join("");
  }

  /** Makes SQL that packs columns. */
  sent(columns: { readonly [Name in keyof Values]: string }): string {
    return this.#names.map((name) => this.#table[name].sent(columns[name])).join(" || ");
  }

  /** Makes SQL that reads a field of a packed value. */
  received(packed: string, name: keyof Values): string {
    const before = this.#before(name);
    return this.#table[name].received((at, bytes) => cut(packed, before + at, bytes));
  }

  /** Makes SQL for the bytes up to the end of a field. */
  upTo(packed: string, name: keyof Values): string {
    return cut(packed, 0, this.#before(name) + this.#table[name].bytes);
  }

  /** Counts the bytes before a field. */
  #before(name: keyof Values): number {
    const names = this.#names.slice(0, this.#names.indexOf(name));
    return names.reduce((sum, one) => sum + this.#table[one].bytes, 0);
  }
}

/** Makes SQL that cuts bytes out of a value. */
const cut = (packed: string, at: number, bytes: number): string => `substr(${packed}, ${at + 1}, ${bytes})`;
