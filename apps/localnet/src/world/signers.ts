/** Who signed: recovers the public key of a signature, and remembers it for those that were made in this process. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { type Credential, publicKeyOf, recoverSigner } from "@primary-network/codec";

/** Signatures that are remembered; the oldest are forgotten first. Each is checked within a block or two of being made. */
export const MOST_REMEMBERED = 4_096;

/** By transaction and signature: the public key, 33 bytes. A signature says the same in every network. */
const known = new Map<string, Uint8Array>();
const publicKeys = new WeakMap<Uint8Array, Uint8Array>();

const nameOf = (unsignedTx: Uint8Array, signature: Uint8Array): string =>
  bytesToHex(sha256(unsignedTx)) + bytesToHex(signature);

function remember(name: string, publicKey: Uint8Array): Uint8Array {
  known.set(name, publicKey);
  const [oldest] = known.size > MOST_REMEMBERED ? known.keys() : [];
  if (oldest !== undefined) known.delete(oldest);
  return publicKey;
}

function publicKeyFor(privateKey: Uint8Array): Uint8Array {
  const publicKey = publicKeys.get(privateKey) ?? publicKeyOf(privateKey);
  publicKeys.set(privateKey, publicKey);
  return publicKey;
}

/**
 * Notes whose keys just signed a transaction, so that checking it need not recover them: recovery takes 1.2 ms, which was
 * two fifths of building a network.
 *
 * @param keys in the order of the credentials and of their signatures, as they were given to the codec
 */
export function rememberSigners(
  unsignedTx: Uint8Array,
  credentials: readonly Pick<Credential, "signatures">[],
  keys: readonly (readonly Uint8Array[])[],
): void {
  for (const [index, { signatures }] of credentials.entries()) {
    for (const [position, signature] of signatures.entries()) {
      const key = keys[index]?.[position];
      if (key !== undefined) remember(nameOf(unsignedTx, signature), publicKeyFor(key));
    }
  }
}

/**
 * The compressed public key that a signature is by.
 *
 * @throws CodecError when the signature is malformed
 */
export function signerKeyOf(unsignedTx: Uint8Array, signature: Uint8Array): Uint8Array {
  const name = nameOf(unsignedTx, signature);
  return known.get(name) ?? remember(name, recoverSigner(unsignedTx, signature));
}
