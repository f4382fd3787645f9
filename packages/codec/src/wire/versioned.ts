/** Whole values: a codec version of two bytes, the value, and nothing after it. */

import { CodecError } from "../codec-error.ts";
import { sha256 } from "../primitives.ts";
import type { Layout } from "./layout.ts";
import { Reader } from "./reader.ts";
import { Writer } from "./writer.ts";

/** The only codec version. */
const VERSION = 0;
const VERSION_SIZE = 2;

function readerOf(bytes: Uint8Array): Reader {
  if (!(bytes instanceof Uint8Array)) throw new CodecError("bytes to decode are not a Uint8Array");
  return new Reader(bytes);
}

function readVersioned<T>(layout: Layout<T>, reader: Reader): T {
  const version = reader.u16();
  if (version !== VERSION) throw new CodecError(`unknown codec version ${version}, expected ${VERSION}`, 0);
  const value = layout.read(reader);
  reader.end();
  return value;
}

export function decodeVersioned<T>(layout: Layout<T>, bytes: Uint8Array): T {
  return readVersioned(layout, readerOf(bytes));
}

/** Returns the id of a signed transaction inside a message: SHA-256 of the shared version and these bytes. */
function txIdOf(message: Uint8Array, start: number, end: number): Uint8Array {
  const signed = new Uint8Array(VERSION_SIZE + end - start);
  signed.set(message.subarray(start, end), VERSION_SIZE); // the version is 0, as the buffer is
  return sha256(signed);
}

/**
 * Like `decodeVersioned`, with the ids of the signed transactions in byte order. Nothing is encoded again.
 */
export function decodeWithTxIds<T>(layout: Layout<T>, bytes: Uint8Array): { value: T; txIds: Uint8Array[] } {
  const reader = readerOf(bytes);
  reader.signedSpans = [];
  const value = readVersioned(layout, reader);
  return { value, txIds: reader.signedSpans.map(([start, end]) => txIdOf(bytes, start, end)) };
}

export function encodeVersioned<T>(layout: Layout<T>, value: T): Uint8Array {
  const writer = new Writer();
  writer.u16(VERSION);
  layout.write(writer, value);
  return writer.finish();
}
