/** Reads the request to the P-Chain from a signed Warp message of an L1's validator manager. */

import { decodeL1Message, decodeMessage, decodePayload, type L1Message } from "@primary-network/codec/warp";

/** Thrown when a well-formed message has an unexpected payload. */
export class WarpPayloadError extends Error {
  override readonly name = "WarpPayloadError";
}

/**
 * The manager's request in a transaction.
 *
 * @param message the signed Warp message
 * @throws CodecError when the bytes are malformed, WarpPayloadError when they hold another request
 */
export function managerRequest<T extends L1Message["type"]>(
  message: Uint8Array,
  type: T,
): Extract<L1Message, { type: T }> {
  const call = decodePayload(decodeMessage(message).payload);
  if (call.type !== "AddressedCall") throw new WarpPayloadError("payload is not an addressed call");
  const request = decodeL1Message(call.payload);
  if (request.type !== type) throw new WarpPayloadError(`payload is a ${request.type}, not a ${type}`);
  return request as Extract<L1Message, { type: T }>; // just compared
}
