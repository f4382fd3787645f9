/** Decodes any RLP value, without a layout. */

import { RlpReader } from "./rlp-reader.ts";
import type { RlpValue } from "./rlp-writer.ts";

/** Maximum depth of nested lists. The access list of a signed transaction has a depth of three. */
const MAX_DEPTH = 16;

function read(bytes: Uint8Array, depth: number): RlpValue {
  const reader = new RlpReader(bytes);
  const [prefix = 0] = bytes;
  if (prefix < 0xc0) {
    const value = reader.string();
    reader.end();
    return value;
  }
  const items = reader.list();
  reader.end();
  const values: RlpValue[] = [];
  while (items.remaining > 0) values.push(read(items.item(depth), depth - 1));
  return values;
}

/**
 * Decodes a value from RLP, the reverse of `encodeRlp`.
 *
 * @throws CodecError if the bytes are not the canonical form of one value, or have more than 16 nested lists.
 * @example
 * decodeRlp(Uint8Array.of(0xc2, 1, 0xc0)); // [Uint8Array [1], []]
 */
export function decodeRlp(bytes: Uint8Array): RlpValue {
  return read(bytes, MAX_DEPTH);
}
