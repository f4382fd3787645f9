/** Makes the writers of items from the writers of their fields. */

import {
  ByteWriter,
  type ObjectField,
  type ObjectLayout,
  type WriteField,
  type Wrote,
} from "./byte-writer.ts";

/** Undefined where a field is optional. */
type Optional<Item, Name extends keyof Item> =
  Record<never, never> extends Pick<Item, Name> ? undefined : never;

/**
 * Writers of all fields of an item. One that returns undefined has written nothing, and leaves out a field
 * that is optional. One that takes no row writes the same in every item.
 */
export type ByteFields<Item, Row, Context> = {
  readonly [Name in keyof Item]-?: (
    out: ByteWriter,
    row: Row,
    context: Context,
  ) => Wrote<Exclude<Item[Name], undefined>> | Optional<Item, Name>;
};

/** Writes an item. */
export type WriteItem<Item, Row, Context> = (out: ByteWriter, row: Row, context: Context) => Wrote<Item>;

/** Writes the fields of a row; a field without a value is left out. */
export const optional = <T, Field>(
  value: T | null | undefined,
  write: (value: T) => Field,
): Field | undefined => (value === null || value === undefined ? undefined : write(value));

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Bytes that nearly all constants fit in. */
const CONSTANT_SIZE = 256;

/** JSON of a field that is the same in all items: null where it is left out, undefined where items differ. */
type Constant = string | null | undefined;

function constantBy(write: (out: ByteWriter) => object | undefined): Constant {
  const out = new ByteWriter(CONSTANT_SIZE);
  return write(out) === undefined ? null : decoder.decode(out.finish());
}

/** Merges constant fields into the bytes before the next field that differs. */
function layoutOf<Row, Context>(
  writers: readonly (readonly [name: string, write: WriteField<Row, Context>])[],
  constantOf: (write: WriteField<Row, Context>) => Constant,
): ObjectLayout<Row, Context> {
  const fields: ObjectField<Row, Context>[] = [];
  let constants = "";
  for (const [name, write] of writers) {
    const key = `,${JSON.stringify(name)}:`;
    const constant = constantOf(write);
    if (constant === undefined) {
      const before = encoder.encode(constants + key);
      fields.push({ before, constant: before.length - encoder.encode(key).length, write });
      constants = "";
    } else if (constant !== null) constants += key + constant;
  }
  return { fields, tail: encoder.encode(constants) };
}

/** The writers of fields, by name: functions of one form, which keyof hides from Object.entries. */
const writersOf = <Item extends object, Row, Context>(fields: ByteFields<Item, Row, Context>) =>
  Object.entries(fields) as [string, WriteField<Row, Context>][];

/**
 * Makes the writer of an item: all fields of its type, in the order in which they are given.
 *
 * @example
 * const writeTotal = byteWriterOf<Total, Row, Page>({ amount: (out, { amount }) => out.quote(amount), … });
 */
export function byteWriterOf<Item extends object, Row, Context>(
  fields: ByteFields<Item, Row, Context>,
): WriteItem<Item, Row, Context> {
  const layout = layoutOf(writersOf(fields), (write) =>
    // One that takes no row needs none.
    write.length < 2 ? constantBy(write as (out: ByteWriter) => object | undefined) : undefined,
  );
  return (out, row, context) => out.object(layout, row, context);
}

/** Thrown by a plain row where a column is read that differs between plain rows. */
const DIFFERS = new Error("plain rows differ in this column");

/** A row that has nothing but the columns that all plain rows have. */
function plainRow<Row extends object>(plain: Partial<Row>): Row {
  const refuse = () => {
    throw DIFFERS;
  };
  const row = new Proxy(plain, {
    get: (target, column) => (Object.hasOwn(target, column) ? Reflect.get(target, column) : refuse()),
    has: refuse,
    ownKeys: refuse,
  });
  return row as Row; // a column that it lacks is refused
}

/**
 * Makes the writer of an item most of whose rows are plain: they have the same values in some columns. The
 * fields that depend on these columns alone are written once for each context, such as a network, and then
 * copied. To find them, each writer is called with a row that has no other columns.
 *
 * @param plain the values of plain rows
 * @example
 * const writeTotal = specialised<Total, Row, NetworkIdentity>(fields, { asset: null });
 */
export function specialised<Item extends object, Row extends object, Context extends object>(
  fields: ByteFields<Item, Row, Context>,
  plain: Partial<Row>,
): WriteItem<Item, Row, Context> {
  const writeAny = byteWriterOf(fields);
  const columns = Object.keys(plain) as (keyof Row)[]; // its own keys
  const values = columns.map((column) => plain[column]);
  const sample = plainRow(plain);
  const constantIn = (context: Context) => (write: WriteField<Row, Context>) => {
    try {
      return constantBy((out) => write(out, sample, context));
    } catch (error) {
      if (error === DIFFERS) return undefined;
      throw error;
    }
  };
  const layouts = new WeakMap<Context, ObjectLayout<Row, Context>>();
  const layoutIn = (context: Context): ObjectLayout<Row, Context> => {
    const known = layouts.get(context);
    if (known) return known;
    const layout = layoutOf(writersOf(fields), constantIn(context));
    layouts.set(context, layout);
    return layout;
  };
  const isPlain = (row: Row): boolean => {
    for (let at = 0; at < columns.length; at += 1)
      if (row[columns[at] as keyof Row] !== values[at]) return false;
    return true;
  };
  return (out, row, context) =>
    isPlain(row) ? out.object(layoutIn(context), row, context) : writeAny(out, row, context);
}
