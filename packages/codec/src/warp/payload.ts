/** Payloads of a Warp message: a block hash, or a call with its sender. */

import { struct, union } from "../wire/layout.ts";
import { bytes, id } from "../wire/primitive.ts";
import { decodeVersioned, encodeVersioned } from "../wire/versioned.ts";

/** A chain has accepted a block. */
export interface BlockHash {
  /** Type id 0 on the wire. */
  type: "Hash";
  /** 32-byte id of the block. */
  hash: Uint8Array;
}

/** A message from a contract of a chain, or from the chain itself. */
export interface AddressedCall {
  /** Type id 1 on the wire. */
  type: "AddressedCall";
  /** Address of the contract. Empty if the chain itself sends, as the P-Chain does. */
  sourceAddress: Uint8Array;
  /** Bytes that only the receiver interprets. */
  payload: Uint8Array;
}

/** The payload of a Warp message, discriminated by `type`. */
export type Payload = BlockHash | AddressedCall;

// The node has no JSON form of Warp messages, so the fields have no JSON names.
const anyPayload = union<Payload>("Warp payload", {
  Hash: [0, struct<BlockHash>({ hash: [null, id] }, "Hash")],
  AddressedCall: [
    1,
    struct<AddressedCall>({ sourceAddress: [null, bytes()], payload: [null, bytes()] }, "AddressedCall"),
  ],
});

/**
 * Decodes the payload of a Warp message.
 *
 * @throws CodecError with the offset if the bytes are cut off, too long, or of an unknown type.
 * @example
 * const call = decodePayload(decodeMessage(tx.message).payload);
 */
export function decodePayload(payload: Uint8Array): Payload {
  return decodeVersioned(anyPayload, payload);
}

/**
 * Encodes the payload of a Warp message.
 *
 * @throws CodecError naming the field whose value is out of range.
 * @example
 * encodePayload({ type: "AddressedCall", sourceAddress: new Uint8Array(), payload: encodeL1Message(message) });
 */
export function encodePayload(payload: Payload): Uint8Array {
  return encodeVersioned(anyPayload, payload);
}
