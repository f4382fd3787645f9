/** secp256k1: signs transactions, and recovers signers. */

import { secp256k1 } from "@noble/curves/secp256k1.js";
import { ripemd160 } from "@noble/hashes/legacy.js";
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
 * Returns the compressed public key of a private key.
 *
 * @param privateKey - 32 bytes.
 * @throws CodecError if the private key is invalid.
 * @example
 * const address = addressOfPublicKey(publicKeyOf(privateKey));
 */
export function publicKeyOf(privateKey: Uint8Array): Uint8Array {
  if (!secp256k1.utils.isValidSecretKey(privateKey)) throw new CodecError("is not a secp256k1 private key");
  return secp256k1.getPublicKey(privateKey, true);
}

/** Makes the credentials of any chain's unsigned transaction. */
export function signBytes(unsignedTx: Uint8Array, keys: readonly (readonly Uint8Array[])[]): Credential[] {
  const digest = sha256(unsignedTx);
  const signed = new Map<Uint8Array, Uint8Array>(); // the same key usually signs for many inputs
  const sign = (key: Uint8Array): Uint8Array => {
    const known = signed.get(key);
    if (known) return known.slice();
    const signature = signDigest(digest, key);
    signed.set(key, signature);
    return signature;
  };
  return keys.map((group) => ({ signatures: group.map(sign) }));
}

/** Returns r, s and recovery id. noble puts the recovery id first. */
function signDigest(digest: Uint8Array, key: Uint8Array): Uint8Array {
  if (!secp256k1.utils.isValidSecretKey(key)) throw new CodecError("is not a secp256k1 private key");
  const recovered = secp256k1.sign(digest, key, { prehash: false, format: "recovered" });
  const signature = new Uint8Array(SIGNATURE_SIZE);
  signature.set(recovered.subarray(1));
  signature[SIGNATURE_SIZE - 1] = recovered[0] ?? 0;
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
  if (signature.length !== SIGNATURE_SIZE) {
    throw new CodecError(`a signature has ${SIGNATURE_SIZE} bytes, not ${signature.length}`);
  }
  const digest = sha256(unsignedTx);
  const recovery = signature[SIGNATURE_SIZE - 1] ?? 0;
  if (recovery > 3) throw new CodecError(`recovery id ${recovery} is not from 0 to 3`, SIGNATURE_SIZE - 1);
  const recovered = new Uint8Array(SIGNATURE_SIZE);
  recovered[0] = recovery;
  recovered.set(signature.subarray(0, -1), 1);
  try {
    if (secp256k1.Signature.fromBytes(recovered, "recovered").hasHighS())
      throw new CodecError("s must not be in the upper half of the order");
    return secp256k1.recoverPublicKey(recovered, digest, { prehash: false });
  } catch (error) {
    if (error instanceof CodecError) throw error;
    throw new CodecError("no public key can be recovered from the signature");
  }
}
