/** Hex of others, which comes with or without a checksum. */
import { decodeHex } from "@primary-network/codec";

/**
 * Reads hex with or without checksum.
 *
 * @throws CodecError for other text.
 */
export function hexBytes(text: string): Uint8Array {
  try {
    return decodeHex(text);
  } catch {
    return decodeHex(text, { checksum: false }); // says what is wrong with the digits
  }
}
