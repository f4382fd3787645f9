/** The secret half of an API key: how it is made, recognised and hashed. */

/** Lets people and secret scanners recognise a key. */
const PREFIX = "pn_";
const SECRET_KEY = /^pn_[0-9a-f]{64}$/;

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

const random = (length: number): string => hex(crypto.getRandomValues(new Uint8Array(length)));

/** A new public name of a key. */
export const newKeyId = (): string => `key_${random(6)}`;

/** A new secret of 256 random bits. */
export const newSecretKey = (): string => `${PREFIX}${random(32)}`;

/** Whether a text has a secret's form; what has not need not be looked up. */
export const isSecretKey = (text: string): boolean => SECRET_KEY.test(text);

/**
 * SHA-256, in hex: what is stored and looked up. A plain hash is enough, since nobody can guess 256 random bits; and
 * finding a row by it tells by its timing nothing of use, since nobody can choose a hash.
 */
export async function hashSecretKey(secret: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret))));
}
