/** Warp messages, unsigned and with the joint signature of validators. */

import { sha256 } from "../primitives.ts";
import { struct, union } from "../wire/layout.ts";
import { bytes, fixed, id, u32 } from "../wire/primitive.ts";
import { decodeVersioned, encodeVersioned } from "../wire/versioned.ts";

/** A message without a signature. */
export interface UnsignedMessage {
  /** Network id: 1 mainnet, 5 fuji, 12345 local (uint32). */
  networkId: number;
  /** Id of the sending chain, 32 bytes. All zero for the P-Chain. */
  sourceChainId: Uint8Array;
  /** Payload. See `decodePayload`. */
  payload: Uint8Array;
}

/** Signers as a set of canonical positions, and the sum of their signatures. */
export interface MessageSignature {
  /** Type id 0 on the wire. */
  type: "BitSetSignature";
  /** Set of signers. See `decodeSigners`. */
  signers: Uint8Array;
  /** 96-byte compressed G2 point. */
  signature: Uint8Array;
}

/** A signed message. */
export interface Message extends UnsignedMessage {
  /** Signature of the message's bytes without this field. */
  signature: MessageSignature;
}

const unsignedFields = {
  networkId: [null, u32],
  sourceChainId: [null, id],
  payload: [null, bytes()],
} as const;

const unsignedMessage = struct<UnsignedMessage>(unsignedFields);

const signature = union<MessageSignature>("Warp signature", {
  BitSetSignature: [
    0,
    struct<MessageSignature>({ signers: [null, bytes()], signature: [null, fixed(96)] }, "BitSetSignature"),
  ],
});

const message = struct<Message>({ ...unsignedFields, signature: [null, signature] });

/**
 * Decodes an unsigned message.
 *
 * @throws CodecError with the offset if the bytes are cut off or too long.
 * @example
 * const { sourceChainId } = decodeUnsignedMessage(decodeHex(hex, { checksum: false }));
 */
export function decodeUnsignedMessage(unsigned: Uint8Array): UnsignedMessage {
  return decodeVersioned(unsignedMessage, unsigned);
}

/**
 * Encodes the bytes that validators sign.
 *
 * @throws CodecError naming the field whose value is out of range.
 * @example
 * encodeUnsignedMessage({ networkId: 5, sourceChainId, payload: encodePayload(call) });
 */
export function encodeUnsignedMessage(unsigned: UnsignedMessage): Uint8Array {
  return encodeVersioned(unsignedMessage, unsigned);
}

/**
 * Decodes a signed message. It does not verify the signature.
 *
 * @throws CodecError with the offset if the bytes are cut off, too long, or have another kind of signature.
 * @example
 * const { signature } = decodeMessage(registerL1ValidatorTx.message);
 */
export function decodeMessage(signed: Uint8Array): Message {
  return decodeVersioned(message, signed);
}

/**
 * Encodes a signed message: the unsigned bytes, then signers and signature.
 *
 * @throws CodecError naming the field whose value is out of range.
 * @example
 * encodeMessage({ ...unsigned, signature: { type: "BitSetSignature", signers: encodeSigners([0, 2]), signature } });
 */
export function encodeMessage(signed: Message): Uint8Array {
  return encodeVersioned(message, signed);
}

/**
 * Returns the id of a message: SHA-256 of its unsigned bytes, with any signers.
 *
 * @param unsigned - Message, signed or not, or its unsigned bytes.
 * @example
 * encodeCb58(messageId(unsigned));
 */
export function messageId(unsigned: UnsignedMessage | Uint8Array): Uint8Array {
  return sha256(unsigned instanceof Uint8Array ? unsigned : encodeUnsignedMessage(unsigned));
}
