/** Messages that a key signs outside of transactions, in the form of the network's wallets. */
import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes } from "@noble/hashes/utils.js";
import { CodecError, decodeCb58, encodeCb58, recoverDigestSigner } from "@primary-network/codec";
import { ValidationError } from "@primary-network/core/ids";
import { type AddressForm, addressesOf } from "../document/signature.ts";

/** Words before a message. No transaction begins with them. */
const PREFIX = "\x1AAvalanche Signed Message:\n";

/** Returns what is signed of a message: the prefix, the length of the message as a uint32, and the message. */
export function framedMessage(message: string): Uint8Array {
  const encoder = new TextEncoder();
  const text = encoder.encode(message);
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, text.length);
  return concatBytes(encoder.encode(PREFIX), length, text);
}

/** Returns the digest that a key signs. */
export const messageDigest = (message: string): Uint8Array => sha256(framedMessage(message));

/** Writes a signature of a message as the network's wallets do. */
export const formatMessageSignature = (signature: Uint8Array): string => encodeCb58(signature);

/**
 * Returns the address that signed a message.
 *
 * @param signature - cb58, as `signMessage` returns it.
 * @throws ValidationError if the signature is not readable.
 * @example
 * recoverMessageSigner("hello", signature, { networkId: 5, chain: "X" }); // "X-fuji1…"
 */
export function recoverMessageSigner(message: string, signature: string, form: AddressForm): string {
  try {
    const publicKey = recoverDigestSigner(messageDigest(message), decodeCb58(signature, 65));
    return addressesOf(publicKey, form)[0];
  } catch (error) {
    if (!(error instanceof CodecError || error instanceof ValidationError)) throw error;
    throw new ValidationError("recoverMessageSigner", "signature", "must be a signature of 65 bytes in cb58");
  }
}
