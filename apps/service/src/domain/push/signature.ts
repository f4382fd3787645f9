/** The secret that a receiver shares with the service, and the signature of a message by it. */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** Header that carries a message's signature. */
export const SIGNATURE_HEADER = "x-signature";

/** A new secret: 32 random bytes in hex. */
export const newSharedSecret = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

/**
 * The signature of a message: HMAC-SHA256 by the secret's bytes, in base64.
 *
 * @param secret hex
 * @param canonical the message's canonical JSON
 */
export function signatureOf(secret: string, canonical: string): string {
  const digest = hmac(sha256, hexToBytes(secret), utf8ToBytes(canonical));
  return btoa(String.fromCharCode(...digest));
}
