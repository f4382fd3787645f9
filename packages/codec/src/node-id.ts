/** NodeIDs: the text form of a validator's 20-byte name. */

import { decodeCb58, encodeCb58 } from "./cb58.ts";
import { CodecError } from "./codec-error.ts";

const PREFIX = "NodeID-";
const SIZE = 20;

/**
 * Writes a 20-byte node id.
 *
 * @throws CodecError for another length.
 * @example
 * encodeNodeId(new Uint8Array(20)); // "NodeID-111111111111111111116DBWJs"
 */
export function encodeNodeId(bytes: Uint8Array): string {
  if (bytes.length !== SIZE) throw new CodecError(`a node id has ${SIZE} bytes, not ${bytes.length}`);
  return PREFIX + encodeCb58(bytes);
}

/**
 * Reads `NodeID-…`.
 *
 * @throws CodecError when the prefix is missing, the checksum does not fit, or it does not hold 20 bytes.
 * @example
 * decodeNodeId("NodeID-111111111111111111116DBWJs"); // 20 zero bytes
 */
export function decodeNodeId(text: string): Uint8Array {
  if (typeof text !== "string" || !text.startsWith(PREFIX))
    throw new CodecError(`a node id begins with "${PREFIX}"`, 0);
  return decodeCb58(text.slice(PREFIX.length), SIZE);
}
