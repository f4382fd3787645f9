/** Layouts of primitive values. */

import { encodeCb58, formatAddress, formatNodeId } from "@primary-network/core/ids";
import { CodecError } from "../codec-error.ts";
import { encodeHex } from "../hex.ts";
import type { JsonStyle, JsonValue } from "./json-value.ts";
import type { Layout, ObjectLayout } from "./layout.ts";

export const u8: Layout<number> = {
  minSize: 1,
  read: (reader) => reader.u8(),
  write: (writer, value) => writer.u8(value),
  json: (value) => value,
};

export const u32: Layout<number> = {
  minSize: 4,
  read: (reader) => reader.u32(),
  write: (writer, value) => writer.u32(value),
  json: (value) => value,
};

/** Unsigned 64-bit integer. Inside transactions, the node prints it as a plain JSON number of any size. */
export const u64: Layout<bigint> = {
  minSize: 8,
  read: (reader) => reader.u64(),
  write: (writer, value) => writer.u64(value),
  json: (value) => (value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : value),
};

/** Signed 64-bit integer, which proposers use for Unix times. */
export const i64: Layout<bigint> = {
  minSize: 8,
  read: (reader) => BigInt.asIntN(64, reader.u64()),
  write(writer, value) {
    if (typeof value !== "bigint" || BigInt.asIntN(64, value) !== value)
      throw new CodecError(`${value} is not a bigint from -2^63 to 2^63-1`, writer.length);
    writer.u64(BigInt.asUintN(64, value));
  },
  json: u64.json,
};

type BytesJson = (value: Uint8Array, style: JsonStyle) => JsonValue;

const hexJson: BytesJson = (value) => encodeHex(value, { checksum: false });

/** Exactly `size` bytes. */
export function fixed(size: number, json: BytesJson = hexJson): Layout<Uint8Array> {
  return {
    minSize: size,
    read: (reader) => reader.fixed(size),
    write(writer, value) {
      if (!(value instanceof Uint8Array) || value.length !== size) {
        throw new CodecError(`is not a Uint8Array of ${size} bytes`, writer.length);
      }
      writer.raw(value);
    },
    json,
  };
}

/** A uint32 length, then that many bytes. */
export function bytes(json: BytesJson = hexJson): Layout<Uint8Array> {
  return {
    minSize: 4,
    read: (reader) => reader.fixed(reader.count(1)),
    write(writer, value) {
      if (!(value instanceof Uint8Array)) throw new CodecError("is not a Uint8Array", writer.length);
      writer.u32(value.length);
      writer.raw(value);
    },
    json,
  };
}

/** A 32-byte id, cb58 in JSON. */
export const id = fixed(32, encodeCb58);
/** A 20-byte address, `P-avax1…` in JSON. */
export const address = fixed(20, (value, style) =>
  formatAddress({ chain: style.chain, hrp: style.hrp, bytes: value }),
);
/** A 20-byte node id, `NodeID-…` in JSON. */
export const nodeId = fixed(20, formatNodeId);

/** A uint16 length, then UTF-8. */
export const string: Layout<string> = {
  minSize: 2,
  read(reader) {
    const start = reader.offset;
    const text = reader.fixed(reader.u16());
    try {
      // ignoreBOM keeps a leading byte order mark, which would otherwise be lost when encoding again.
      return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(text);
    } catch {
      throw new CodecError("is not UTF-8", start);
    }
  },
  write(writer, value) {
    if (typeof value !== "string" || /\p{Surrogate}/u.test(value))
      throw new CodecError("is not well-formed text", writer.length);
    const text = new TextEncoder().encode(value);
    if (text.length > 0xffff) throw new CodecError("is longer than 65535 bytes of UTF-8", writer.length);
    writer.u16(text.length);
    writer.raw(text);
  },
  json: (value) => value,
};

/** A value after a constant type number, for places that allow only one type. */
export function tagged<T>(typeId: number, noun: string, layout: ObjectLayout<T>): ObjectLayout<T> {
  return {
    minSize: 4 + layout.minSize,
    read(reader) {
      const start = reader.offset;
      const found = reader.u32();
      if (found !== typeId)
        throw new CodecError(`unsupported type ${found} of ${noun}, expected ${typeId}`, start);
      return layout.read(reader);
    },
    write(writer, value) {
      writer.u32(typeId);
      layout.write(writer, value);
    },
    json: layout.json,
  };
}
