/** Integers in the encoding of EVM transactions. */

/** An unsigned integer in the fewest bytes, none for 0; big-endian. */
export function bigEndian(value: bigint | number): Uint8Array {
  const hex = value === 0 || value === 0n ? "" : value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return Uint8Array.from({ length: even.length / 2 }, (_, at) =>
    Number.parseInt(even.slice(2 * at, 2 * at + 2), 16),
  );
}
