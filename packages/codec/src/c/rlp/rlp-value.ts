/** Reads any RLP value, where no layout says what it holds. */

import { RlpReader } from "./rlp-reader.ts";
import type { RlpValue } from "./rlp-writer.ts";

/** Lists inside of lists; the access list of a signed transaction is three deep. */
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
 * Reads a value from RLP, the reverse of `encodeRlp`.
 *
 * @throws CodecError when the bytes are not the canonical form of one value, or lists are more than 16 deep.
 * @example
 * decodeRlp(Uint8Array.of(0xc2, 1, 0xc0)); // [Uint8Array [1], []]
 */
export function decodeRlp(bytes: Uint8Array): RlpValue {
  return read(bytes, MAX_DEPTH);
}
