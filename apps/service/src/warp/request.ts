/** Validates requests: messages in both forms, justifications, and the id of the signing subnet. */

import { CodecError, decodeCb58, decodeHex, encodeCb58, ValidationError } from "@primary-network/codec";
import { decodeUnsignedMessage, type UnsignedMessage } from "@primary-network/codec/warp";
import { AggregationError } from "./aggregation-error.ts";

/** Hex with or without 0x. */
function readHex(field: string, text: string): Uint8Array {
  try {
    return decodeHex(text.replace(/^0X/, "0x"), { checksum: false });
  } catch (error) {
    throw new AggregationError(
      "invalid",
      `${field} ${error instanceof Error ? error.message : "is not hex"}`,
    );
  }
}

/** @throws AggregationError invalid */
export function readJustification(text: string): Uint8Array {
  return readHex("justification", text);
}

const WORD = 32;
/** The first word of the data of an event with one `bytes` value: the value's offset. */
const ABI_OFFSET = 32n;

const word = (bytes: Uint8Array, at: number): bigint =>
  bytes.subarray(at, at + WORD).reduce((value, byte) => value * 256n + BigInt(byte), 0n);

/**
 * Extracts the message from the data of a SendWarpMessage log: offset, length, bytes, zeros up to a whole word. A bare message
 * cannot be taken for it: where the offset's last bytes are zero, it has its network id, and no network has the id 0.
 */
function unwrap(bytes: Uint8Array): Uint8Array {
  if (bytes.length < 2 * WORD || word(bytes, 0) !== ABI_OFFSET) return bytes;
  const length = word(bytes, WORD);
  const end = 2n * BigInt(WORD) + length;
  if (end > BigInt(bytes.length) || bytes.length - Number(end) >= WORD) {
    const rest = bytes.length - 2 * WORD;
    throw new AggregationError(
      "invalid",
      `message: ABI-encoded bytes of length ${length} do not fit the ${rest} given`,
    );
  }
  if (bytes.subarray(Number(end)).some((byte) => byte !== 0))
    throw new AggregationError("invalid", "message: ABI-encoded bytes must be filled up with zeros");
  return bytes.subarray(2 * WORD, Number(end));
}

/**
 * Reads a message, bare or as the data of a SendWarpMessage log.
 *
 * @throws AggregationError invalid
 */
export function readMessage(text: string): UnsignedMessage {
  const bytes = unwrap(readHex("message", text));
  try {
    return decodeUnsignedMessage(bytes);
  } catch (error) {
    if (!(error instanceof CodecError)) throw error;
    throw new AggregationError(
      "invalid",
      `message must be an unsigned Warp message or the data of a SendWarpMessage log: ${error.message}`,
    );
  }
}

/**
 * The cb58 form of a subnet id given in hex (64 digits, with or without 0x) or in cb58.
 *
 * @throws AggregationError invalid
 */
export function readSubnetId(text: string): string {
  if (/^(0[xX])?[0-9a-fA-F]{64}$/.test(text)) return encodeCb58(readHex("signingSubnetId", text));
  try {
    return encodeCb58(decodeCb58(text, WORD));
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // A text that holds other bytes breaks no more than this rule.
    const rule = error.rule.startsWith("must be") ? "" : `: it ${error.rule}`;
    throw new AggregationError("invalid", `signingSubnetId must be a 32-byte id in hex or cb58${rule}`);
  }
}
