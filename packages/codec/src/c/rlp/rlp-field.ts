/** Fields of a C-Chain block in RLP, with a reader and a writer for each. */

import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { CodecError } from "../../codec-error.ts";
import type { RlpReader } from "./rlp-reader.ts";
import { rlpString } from "./rlp-writer.ts";

/** One field. */
export interface RlpField<T> {
  read(reader: RlpReader): T;
  /** Returns the item of a value. */
  write(value: T): Uint8Array;
}

function checked(value: unknown): Uint8Array {
  if (value instanceof Uint8Array) return value;
  throw new CodecError("is not a Uint8Array");
}

/** Bytes of any length. */
export const rlpBytes: RlpField<Uint8Array> = {
  read: (reader) => reader.string(),
  write: (value) => rlpString(checked(value)),
};

/** Exactly `size` bytes. */
export function rlpFixed(size: number): RlpField<Uint8Array> {
  const verify = (value: Uint8Array, offset?: number): Uint8Array => {
    if (value.length === size) return value;
    throw new CodecError(`has ${value.length} bytes, not ${size}`, offset);
  };
  return {
    read(reader) {
      const { offset } = reader;
      return verify(reader.string(), offset);
    },
    write: (value) => rlpString(verify(checked(value))),
  };
}

/** An unsigned integer of at most `size` bytes, without leading zeros. */
export function rlpUint(size: number): RlpField<bigint> {
  return {
    read(reader) {
      const { offset } = reader;
      const digits = reader.string();
      if (digits.length > size) throw new CodecError(`is longer than ${size} bytes`, offset);
      if (digits[0] === 0) throw new CodecError("an integer must not begin with a zero", offset);
      return digits.length === 0 ? 0n : BigInt(`0x${bytesToHex(digits)}`);
    },
    write(value) {
      if (typeof value !== "bigint" || value < 0n || value >= 1n << BigInt(8 * size))
        throw new CodecError(`is not a bigint from 0 to 2^${8 * size} - 1`);
      if (value === 0n) return rlpString(new Uint8Array());
      const hex = value.toString(16);
      return rlpString(hexToBytes(hex.length % 2 === 1 ? `0${hex}` : hex));
    },
  };
}

/** Runs `run`, and adds the field's name to its failure. */
export function inField<T>(name: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw error instanceof CodecError ? error.within(name) : error;
  }
}
