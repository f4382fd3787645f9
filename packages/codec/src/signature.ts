/** secp256k1: keys, their addresses, signatures and who made them. Nothing else calls the curve's library. */

import { hmac } from "@noble/hashes/hmac.js";
import { ripemd160 } from "@noble/hashes/legacy.js";
import { sha256 as pureSha256 } from "@noble/hashes/sha2.js";
import { getPublicKey, hashes, Point, recoverPublicKey, Signature, sign, utils } from "@noble/secp256k1";
import { keccak256 } from "@primary-network/core/ids";
import { CodecError } from "./codec-error.ts";
import { sha256 } from "./primitives.ts";
import { type Credential, SIGNATURE_SIZE } from "./wire/credential.ts";

const COMPRESSED_KEY_SIZE = 33;

/**
 * Returns the 20-byte address of a public key: ripemd160(sha256(key)).
 *
 * @param publicKey - 33-byte compressed secp256k1 key.
 * @throws CodecError if the length differs.
 * @example
 * formatAddress({ hrp: "avax", bytes: addressOfPublicKey(publicKey) });
 */
export function addressOfPublicKey(publicKey: Uint8Array): Uint8Array {
  if (publicKey.length !== COMPRESSED_KEY_SIZE) {
    throw new CodecError(`a compressed public key has ${COMPRESSED_KEY_SIZE} bytes, not ${publicKey.length}`);
  }
  return ripemd160(sha256(publicKey));
}

/**
 * Returns the 20-byte address of a public key's account on the C-Chain and every other EVM chain: the end of the
 * Keccak-256 of the point's two coordinates.
 *
 * @param publicKey - secp256k1 key of 33 bytes, or of 65.
 * @throws CodecError if it is not a point of the curve.
 * @example
 * formatEvmAddress(evmAddressOfPublicKey(publicKey)); // "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC"
 */
export function evmAddressOfPublicKey(publicKey: Uint8Array): Uint8Array {
  return keccak256(pointOf(publicKey).toBytes(false).subarray(1)).slice(12);
}

/**
 * Returns a public key in its short form, which addresses are made of.
 *
 * @param publicKey - secp256k1 key of 33 bytes, or of 65.
 * @returns 33 bytes.
 * @throws CodecError if it is not a point of the curve.
 * @example
 * addressOfPublicKey(compressPublicKey(publicKey));
 */
export function compressPublicKey(publicKey: Uint8Array): Uint8Array {
  return pointOf(publicKey).toBytes(true);
}

function pointOf(publicKey: Uint8Array): Point {
  try {
    return Point.fromBytes(publicKey);
  } catch {
    throw new CodecError("is not a secp256k1 public key");
  }
}

/**
 * Returns the compressed public key of a private key.
 *
 * @param privateKey - 32 bytes.
 * @throws CodecError if the private key is invalid.
 * @example
 * const address = addressOfPublicKey(publicKeyOf(privateKey));
 */
export function publicKeyOf(privateKey: Uint8Array): Uint8Array {
  ensurePrivateKey(privateKey);
  return getPublicKey(privateKey, true);
}

function ensurePrivateKey(key: Uint8Array): void {
  if (!utils.isValidSecretKey(key)) throw new CodecError("is not a secp256k1 private key");
}

/** Makes the credentials of any chain's unsigned transaction. */
export function signBytes(unsignedTx: Uint8Array, keys: readonly (readonly Uint8Array[])[]): Credential[] {
  const digest = sha256(unsignedTx);
  const signed = new Map<Uint8Array, Uint8Array>(); // the same key usually signs for many inputs
  const signWith = (key: Uint8Array): Uint8Array => {
    const known = signed.get(key);
    if (known) return known.slice();
    const signature = signDigest(digest, key);
    signed.set(key, signature);
    return signature;
  };
  return keys.map((group) => ({ signatures: group.map(signWith) }));
}

/**
 * Signs a digest. The same digest and key always make the same signature.
 *
 * @param digest - 32 bytes, such as the SHA-256 of an unsigned transaction.
 * @param privateKey - 32 bytes.
 * @returns 65 bytes: r, s and recovery id, with s in the lower half of the order.
 * @throws CodecError if the private key is invalid.
 * @example
 * const signature = signDigest(digest, privateKey);
 */
export function signDigest(digest: Uint8Array, privateKey: Uint8Array): Uint8Array {
  ensurePrivateKey(privateKey);
  // The library brings no hash of its own. Whatever else the program signs with it may have given it one already.
  hashes.hmacSha256 ??= (key, message) => hmac(pureSha256, key, message);
  const recovered = sign(digest, privateKey, { prehash: false, format: "recovered" });
  const signature = new Uint8Array(SIGNATURE_SIZE);
  signature.set(recovered.subarray(1));
  signature[SIGNATURE_SIZE - 1] = recovered[0] ?? 0; // the library puts the recovery id first
  return signature;
}

/**
 * Returns the public key that signed a transaction.
 *
 * @param unsignedTx - Signed bytes, as `encodeUnsignedTx` of the transaction's chain returns them.
 * @param signature - 65-byte signature of a credential: r, s, recovery id.
 * @returns The 33-byte compressed public key.
 * @throws CodecError if the signature is malformed, or s is in the upper half of the order, which the network
 * refuses.
 * @example
 * const signer = addressOfPublicKey(recoverSigner(encodeUnsignedTx(tx.unsignedTx), signature));
 */
export function recoverSigner(unsignedTx: Uint8Array, signature: Uint8Array): Uint8Array {
  return recoverDigestSigner(sha256(unsignedTx), signature);
}

/**
 * Returns the public key that signed a digest.
 *
 * @param digest - 32 bytes.
 * @param signature - 65 bytes: r, s, recovery id.
 * @returns The 33-byte compressed public key.
 * @throws CodecError if the signature is malformed, or s is in the upper half of the order.
 * @example
 * const signer = addressOfPublicKey(recoverDigestSigner(digest, signDigest(digest, privateKey)));
 */
export function recoverDigestSigner(digest: Uint8Array, signature: Uint8Array): Uint8Array {
  if (signature.length !== SIGNATURE_SIZE) {
    throw new CodecError(`a signature has ${SIGNATURE_SIZE} bytes, not ${signature.length}`);
  }
  const recovery = signature[SIGNATURE_SIZE - 1] ?? 0;
  if (recovery > 3) throw new CodecError(`recovery id ${recovery} is not from 0 to 3`, SIGNATURE_SIZE - 1);
  const recovered = new Uint8Array(SIGNATURE_SIZE);
  recovered[0] = recovery;
  recovered.set(signature.subarray(0, -1), 1);
  try {
    if (Signature.fromBytes(recovered, "recovered").hasHighS())
      throw new CodecError("s must not be in the upper half of the order");
    return recoverPublicKey(recovered, digest, { prehash: false });
  } catch (error) {
    if (error instanceof CodecError) throw error;
    throw new CodecError("no public key can be recovered from the signature");
  }
}
