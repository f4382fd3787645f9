/** Recursive length prefix: how transactions of EVM chains are written. */
import { concatBytes } from "@noble/hashes/utils.js";

/** Bytes, or a list of such items. */
export type RlpItem = Uint8Array | readonly RlpItem[];

/** An unsigned integer in the fewest bytes, none for 0; big-endian. */
export function bigEndian(value: bigint | number): Uint8Array {
  const hex = value === 0 || value === 0n ? "" : value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return Uint8Array.from({ length: even.length / 2 }, (_, at) =>
    Number.parseInt(even.slice(2 * at, 2 * at + 2), 16),
  );
}

function prefixed(short: number, payload: Uint8Array): Uint8Array {
  if (payload.length < 56) return concatBytes(Uint8Array.of(short + payload.length), payload);
  const length = bigEndian(payload.length);
  return concatBytes(Uint8Array.of(short + 55 + length.length), length, payload);
}

/**
 * Writes an item.
 *
 * @example encodeRlp([Uint8Array.of(1), []]); // Uint8Array [0xc2, 0x01, 0xc0]
 */
export function encodeRlp(item: RlpItem): Uint8Array {
  if (item instanceof Uint8Array)
    return item.length === 1 && (item[0] ?? 0) < 0x80 ? item : prefixed(0x80, item);
  return prefixed(0xc0, concatBytes(...item.map(encodeRlp)));
}
