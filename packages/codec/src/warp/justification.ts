/** Proof for signers that a validation has ended, in the Protocol Buffers form of ACP-118. */

import { CodecError } from "../codec-error.ts";
import { Reader } from "../wire/reader.ts";
import { Writer } from "../wire/writer.ts";

/** A validation that began with the conversion of its subnet. */
export interface ConversionJustification {
  /** Field 1 of the Protocol Buffers message. */
  type: "conversion";
  /** Subnet id, 32 bytes. Other lengths can be decoded, but signers refuse them. */
  subnetId: Uint8Array;
  /** Position in the conversion's list of validators (uint32). */
  index: number;
}

/** A validation that a registration requested. */
export interface RegistrationJustification {
  /** Field 2 of the Protocol Buffers message. */
  type: "registration";
  /** Bytes of the `RegisterL1Validator` message. */
  message: Uint8Array;
}

/** Origin of a validation that is not running, discriminated by `type`. */
export type RegistrationEndJustification = ConversionJustification | RegistrationJustification;

const VARINT = 0;
const FIXED64 = 1;
const COUNTED = 2;
const FIXED32 = 5;

function readVarint(reader: Reader): bigint {
  const start = reader.offset;
  let value = 0n;
  for (let shift = 0n; shift < 70n; shift += 7n) {
    const byte = reader.u8();
    value |= BigInt(byte & 0x7f) << shift;
    if (byte < 0x80) return BigInt.asUintN(64, value);
  }
  throw new CodecError("a varint has more than 10 bytes", start);
}

function readCounted(reader: Reader): Uint8Array {
  const start = reader.offset;
  const length = readVarint(reader);
  if (length > BigInt(reader.remaining))
    throw new CodecError(`${length} bytes do not fit the ${reader.remaining} bytes left`, start);
  return reader.fixed(Number(length));
}

/** Skips values by wire type, as Protocol Buffers requires for unknown fields. */
const skip: { readonly [wireType: number]: (reader: Reader) => unknown } = {
  [VARINT]: readVarint,
  [FIXED64]: (reader) => reader.fixed(8),
  [COUNTED]: readCounted,
  [FIXED32]: (reader) => reader.fixed(4),
};

/** Reads every field, and passes it to `known`. */
function readFields(payload: Uint8Array, known: (key: bigint, reader: Reader) => boolean): void {
  const reader = new Reader(payload);
  while (reader.remaining > 0) {
    const start = reader.offset;
    const key = readVarint(reader);
    if (key < 8n || key >> 35n > 0n) throw new CodecError(`${key >> 3n} is not a field number`, start);
    if (known(key, reader)) continue;
    const pass = skip[Number(key & 7n)];
    if (!pass) throw new CodecError(`${key & 7n} is not a wire type`, start);
    pass(reader);
  }
}

const key = (field: number, wireType: number): bigint => BigInt((field << 3) | wireType);

function readConversion(
  payload: Uint8Array,
  before: RegistrationEndJustification | undefined,
): ConversionJustification {
  // Merges a repeated message. Fields that the second leaves out keep their values.
  let { subnetId, index } = before?.type === "conversion" ? before : { subnetId: new Uint8Array(), index: 0 };
  readFields(payload, (found, reader) => {
    if (found === key(1, COUNTED)) subnetId = readCounted(reader);
    else if (found === key(2, VARINT)) index = Number(BigInt.asUintN(32, readVarint(reader)));
    else return false;
    return true;
  });
  return { type: "conversion", subnetId, index };
}

/**
 * Decodes the justification of an `L1ValidatorRegistration` with `false`.
 *
 * @returns undefined if the bytes are valid but empty.
 * @throws CodecError with the offset if the bytes are not such a Protocol Buffers message.
 * @example
 * decodeRegistrationEndJustification(bytes)?.type; // "conversion"
 */
export function decodeRegistrationEndJustification(
  justification: Uint8Array,
): RegistrationEndJustification | undefined {
  let found: RegistrationEndJustification | undefined;
  readFields(justification, (at, reader) => {
    if (at === key(1, COUNTED)) found = readConversion(readCounted(reader), found);
    else if (at === key(2, COUNTED)) found = { type: "registration", message: readCounted(reader) };
    else return false;
    return true;
  });
  return found;
}

function writeVarint(writer: Writer, value: number): void {
  let rest = value;
  for (; rest > 0x7f; rest = Math.floor(rest / 128)) writer.u8((rest % 128) | 0x80);
  writer.u8(rest);
}

function writeCounted(writer: Writer, field: number, bytes: Uint8Array): void {
  writeVarint(writer, Number(key(field, COUNTED)));
  writeVarint(writer, bytes.length);
  writer.raw(bytes);
}

/**
 * Encodes the justification of an `L1ValidatorRegistration` with `false`.
 *
 * @throws CodecError if the index is not a uint32.
 * @example
 * encodeRegistrationEndJustification({ type: "conversion", subnetId, index: 0 });
 */
export function encodeRegistrationEndJustification(justification: RegistrationEndJustification): Uint8Array {
  const writer = new Writer();
  if (justification.type === "registration") {
    writeCounted(writer, 2, justification.message);
    return writer.finish();
  }
  const { subnetId, index } = justification;
  if (!Number.isInteger(index) || index < 0 || index > 0xffff_ffff)
    throw new CodecError(`${index} is not an integer from 0 to 4294967295`, undefined, "index");
  const inner = new Writer();
  writeCounted(inner, 1, subnetId);
  // Zero is the default, and is left out.
  if (index > 0) {
    writeVarint(inner, Number(key(2, VARINT)));
    writeVarint(inner, index);
  }
  writeCounted(writer, 1, inner.finish());
  return writer.finish();
}
