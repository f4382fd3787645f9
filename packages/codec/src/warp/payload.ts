/** What stands inside a Warp message: a block hash, or a call that names its sender. */

import { struct, union } from "../wire/layout.ts";
import { decodeMessage, encodeMessage } from "../wire/message.ts";
import { bytes, id } from "../wire/primitive.ts";

/** Says that a chain has accepted a block. */
export interface WarpHash {
  /** Type id 0 on the wire. */
  type: "Hash";
  /** 32-byte id of the block. */
  hash: Uint8Array;
}

/** What a contract of a chain, or the chain itself, has to say. */
export interface WarpAddressedCall {
  /** Type id 1 on the wire. */
  type: "AddressedCall";
  /** Address of the contract; empty when the chain itself speaks, as the P-Chain does. */
  sourceAddress: Uint8Array;
  /** Bytes that only the receiver interprets. */
  payload: Uint8Array;
}

/** The payload of a Warp message, discriminated by `type`. */
export type WarpPayload = WarpHash | WarpAddressedCall;

// The node has no JSON form of Warp messages, so no field has a name there.
const warpPayload = union<WarpPayload>("Warp payload", {
  Hash: [0, struct<WarpHash>({ hash: [null, id] }, "Hash")],
  AddressedCall: [
    1,
    struct<WarpAddressedCall>({ sourceAddress: [null, bytes()], payload: [null, bytes()] }, "AddressedCall"),
  ],
});

/**
 * Reads the payload of a Warp message.
 *
 * @throws CodecError with the offset when the bytes are cut, too long, or of an unknown type.
 * @example
 * const call = decodeWarpPayload(decodeWarpMessage(tx.message).payload);
 */
export function decodeWarpPayload(payload: Uint8Array): WarpPayload {
  return decodeMessage(warpPayload, payload);
}

/**
 * Writes the payload of a Warp message.
 *
 * @throws CodecError naming the field whose value is out of range.
 * @example
 * encodeWarpPayload({ type: "AddressedCall", sourceAddress: new Uint8Array(), payload: encodeL1Message(message) });
 */
export function encodeWarpPayload(payload: WarpPayload): Uint8Array {
  return encodeMessage(warpPayload, payload);
}
