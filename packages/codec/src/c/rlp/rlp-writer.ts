/** Encodes RLP, Ethereum's encoding: byte strings and lists of items. */

import { concatBytes } from "@noble/hashes/utils.js";

function prefixed(offset: number, content: Uint8Array): Uint8Array {
  const { length } = content;
  if (length < 56) return concatBytes(Uint8Array.of(offset + length), content);
  const size = length < 0x100 ? 1 : length < 0x1_0000 ? 2 : length < 0x100_0000 ? 3 : 4;
  const digits = Array.from(
    { length: size },
    (_, index) => Math.floor(length / 256 ** (size - 1 - index)) % 256,
  );
  return concatBytes(Uint8Array.of(offset + 55 + size, ...digits), content);
}

/** Returns the item of a byte string. */
export function rlpString(bytes: Uint8Array): Uint8Array {
  const [first] = bytes;
  return bytes.length === 1 && first !== undefined && first < 0x80 ? bytes.slice() : prefixed(0x80, bytes);
}

/** Returns the item of a list of encoded items. */
export function rlpList(items: readonly Uint8Array[]): Uint8Array {
  return prefixed(0xc0, concatBytes(...items));
}

/** A value for RLP: a byte string, or a list of values. */
export type RlpValue = Uint8Array | readonly RlpValue[];

/**
 * Encodes any value as RLP, the encoding of the EVM's headers, transactions and tries.
 *
 * @example
 * encodeRlp([]); // Uint8Array [0xc0]
 * encodeRlp([Uint8Array.of(1), []]); // Uint8Array [0xc2, 1, 0xc0]
 */
export function encodeRlp(value: RlpValue): Uint8Array {
  return value instanceof Uint8Array ? rlpString(value) : rlpList(value.map(encodeRlp));
}
