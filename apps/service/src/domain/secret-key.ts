/** The secret half of an API key: how it is made, recognised and hashed. */

import { bytesToHex } from "@noble/hashes/utils.js";

/** Prefix by which people and secret scanners recognise a key. */
const PREFIX = "pn_";
const SECRET_KEY = /^pn_[0-9a-f]{64}$/;

const random = (length: number): string => bytesToHex(crypto.getRandomValues(new Uint8Array(length)));

/** A new public id of a key. */
export const newKeyId = (): string => `key_${random(6)}`;

/** A new secret of 256 random bits. */
export const newSecretKey = (): string => `${PREFIX}${random(32)}`;

/** True when a text has a secret's form; other texts need no lookup. */
export const isSecretKey = (text: string): boolean => SECRET_KEY.test(text);

/**
 * SHA-256 in hex, for storage and look-up. A plain hash is enough, because 256 random bits cannot be guessed.
 * The timing of the look-up reveals nothing useful, because callers cannot choose the hash.
 */
export async function hashSecretKey(secret: string): Promise<string> {
  return bytesToHex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret))));
}
