/** Whole values: two bytes of codec version, the value, and nothing after it. */

import { CodecError } from "../codec-error.ts";
import type { Layout } from "./layout.ts";
import { Reader } from "./reader.ts";
import { Writer } from "./writer.ts";

/** The only codec version there is. */
const VERSION = 0;

export function decodeMessage<T>(layout: Layout<T>, bytes: Uint8Array): T {
  if (!(bytes instanceof Uint8Array)) throw new CodecError("bytes to decode are not a Uint8Array");
  const reader = new Reader(bytes);
  const version = reader.u16();
  if (version !== VERSION)
    throw new CodecError(`codec version ${version} is unknown, only ${VERSION} exists`, 0);
  const value = layout.read(reader);
  reader.end();
  return value;
}

export function encodeMessage<T>(layout: Layout<T>, value: T): Uint8Array {
  const writer = new Writer();
  writer.u16(VERSION);
  layout.write(writer, value);
  return writer.finish();
}
