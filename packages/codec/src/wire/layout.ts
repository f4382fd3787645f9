/** Layouts: one description of a value, for reading, writing and the node's JSON form. */

import { CodecError } from "../codec-error.ts";
import type { JsonObject, JsonStyle, JsonValue } from "./json-value.ts";
import type { Reader } from "./reader.ts";
import type { Writer } from "./writer.ts";

/** Byte and JSON form of a value of type T. */
export interface Layout<T> {
  /** Minimum bytes of a value. It limits the length of a list before memory is allocated. */
  readonly minSize: number;
  read(reader: Reader): T;
  write(writer: Writer, value: T): void;
  json(value: T, style: JsonStyle): JsonValue;
}

/** A layout whose JSON form is an object. Other layouts can extend or flatten it. */
export interface ObjectLayout<T> extends Layout<T> {
  json(value: T, style: JsonStyle): JsonObject;
}

/** A field: its name in the node's JSON (`null` if the node leaves it out) and its layout. */
export type Field<T> = readonly [jsonName: string | null, layout: Layout<T>];

/** Fields of T in wire order. The compiler checks that none is missing. */
export type Fields<T> = { readonly [K in keyof T]-?: Field<T[K]> };

/** Adds the field's name to a failure inside it. */
function fail(error: unknown, step: string): never {
  throw error instanceof CodecError ? error.within(step) : error;
}

/** A sequence of fields without bytes between them. */
export function struct<T extends object>(fields: Fields<Omit<T, "type">>, type?: string): ObjectLayout<T> {
  // Object.entries loses the key types. Fields<T> has already checked that each layout fits its field.
  const entries = Object.entries(fields) as [string, Field<unknown>][];
  const columns = entries.map(([key, [jsonName, layout]]) => ({ key, jsonName, layout }));
  return {
    minSize: columns.reduce((sum, { layout }) => sum + layout.minSize, 0),
    read(reader) {
      const value: Record<string, unknown> = type === undefined ? {} : { type };
      let field = "";
      try {
        for (const { key, layout } of columns) {
          field = key;
          value[key] = layout.read(reader);
        }
      } catch (error) {
        fail(error, field);
      }
      return value as T; // filled with exactly the fields of T
    },
    write(writer, value) {
      if (typeof value !== "object" || value === null)
        throw new CodecError("is not an object", writer.length);
      const record = value as Record<string, unknown>; // read by the keys of T only
      let field = "";
      try {
        for (const { key, layout } of columns) {
          field = key;
          layout.write(writer, record[key]);
        }
      } catch (error) {
        fail(error, field);
      }
    },
    json(value, style) {
      const record = value as Record<string, unknown>; // read by the keys of T only
      const object: JsonObject = {};
      for (const { key, jsonName, layout } of columns) {
        if (jsonName !== null) object[jsonName] = layout.json(record[key], style);
      }
      return object;
    },
  };
}

/**
 * A transaction with its signatures. The reader records its position, because its id is a hash of these
 * bytes.
 */
export function signed<T>(layout: ObjectLayout<T>): ObjectLayout<T> {
  return {
    ...layout,
    read(reader) {
      const start = reader.offset;
      const value = layout.read(reader);
      reader.signedSpans?.push([start, reader.offset]);
      return value;
    },
  };
}

/** A uint32 count, then the items. */
export function list<T>(item: Layout<T>): Layout<T[]> {
  return {
    minSize: 4,
    read(reader) {
      const count = reader.count(item.minSize);
      const items: T[] = [];
      try {
        while (items.length < count) items.push(item.read(reader));
      } catch (error) {
        fail(error, `[${items.length}]`);
      }
      return items;
    },
    write(writer, items) {
      if (!Array.isArray(items)) throw new CodecError("is not an array", writer.length);
      writer.u32(items.length);
      let written = 0;
      try {
        for (const value of items) {
          item.write(writer, value);
          written += 1;
        }
      } catch (error) {
        fail(error, `[${written}]`);
      }
    },
    json: (items, style) => items.map((value) => item.json(value, style)),
  };
}

/** Type numbers and layouts of a union, discriminated by `type`. */
export type Variants<T extends { type: string }> = {
  readonly [K in T["type"]]: readonly [typeId: number, layout: ObjectLayout<Extract<T, { type: K }>>];
};

/** A uint32 type number, then the value of that type. */
export function union<T extends { type: string }>(noun: string, variants: Variants<T>): ObjectLayout<T> {
  // Object.entries loses the key types. Variants<T> has already checked that each layout fits its type.
  const entries = Object.entries(variants) as [string, readonly [number, ObjectLayout<T>]][];
  const byId = new Map(entries.map(([, [id, layout]]) => [id, layout]));
  const byType = new Map(entries);
  const variant = (value: T, offset?: number) => {
    const found = byType.get(value?.type);
    if (!found) throw new CodecError(`"${value?.type}" is not a type of ${noun}`, offset);
    return found;
  };
  return {
    minSize: 4 + Math.min(...entries.map(([, [, layout]]) => layout.minSize)),
    read(reader) {
      const start = reader.offset;
      const id = reader.u32();
      const layout = byId.get(id);
      if (!layout) throw new CodecError(`unsupported type ${id} of ${noun}`, start);
      return layout.read(reader);
    },
    write(writer, value) {
      const [id, layout] = variant(value, writer.length);
      writer.u32(id);
      layout.write(writer, value);
    },
    json: (value, style) => variant(value)[1].json(value, style),
  };
}
