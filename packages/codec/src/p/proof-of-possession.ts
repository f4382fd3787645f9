/** BLS proofs of possession: makes and checks the signer of a validator. */

import { bls12_381 } from "@noble/curves/bls12-381.js";
import { bytesToNumberBE } from "@noble/curves/utils.js";
import { CodecError } from "../codec-error.ts";
import type { BlsProof, ProofOfPossession } from "./signer.ts";

// Bundlers keep a constant that reads a property of the curve, and with it the curve, where nobody uses it.
const scheme = () => bls12_381.longSignatures;

/**
 * Domain of proofs of possession. Messages have another domain, so that a signature of one kind never counts
 * as the other.
 */
const DOMAIN = "BLS_POP_BLS12381G2_XMD:SHA-256_SSWU_RO_POP_";

/**
 * Makes the signer of a validator: the public key, and a signature of it.
 *
 * @param secretKey - 32 bytes, big-endian, from 1 to below the order of the curve.
 * @throws CodecError if the secret key is invalid.
 * @example
 * const signer = createProofOfPossession(secretKey); // { type: "ProofOfPossession", publicKey, proofOfPossession }
 */
export function createProofOfPossession(secretKey: Uint8Array): ProofOfPossession {
  const scalar = secretKey.length === 32 ? bytesToNumberBE(secretKey) : 0n;
  // noble would wrap a number beyond the order around.
  if (scalar === 0n || scalar >= bls12_381.fields.Fr.ORDER) {
    throw new CodecError("is not a BLS secret key: 32 bytes, from 1 to below the order of the curve");
  }
  const publicKey = scheme().getPublicKey(secretKey).toBytes(true);
  const proof = scheme().sign(scheme().hash(publicKey, DOMAIN), secretKey);
  return { type: "ProofOfPossession", publicKey, proofOfPossession: scheme().Signature.toBytes(proof) };
}

/**
 * Returns true if a proof shows that its maker has the secret of its public key.
 *
 * @returns false also if the key or the signature is not a point of the curve.
 * @example
 * if (signer.type === "ProofOfPossession" && !verifyProofOfPossession(signer)) throw new Error("forged");
 */
export function verifyProofOfPossession({ publicKey, proofOfPossession }: BlsProof): boolean {
  try {
    return scheme().verify(proofOfPossession, scheme().hash(publicKey, DOMAIN), publicKey);
  } catch {
    return false; // noble throws for bytes that are not a point
  }
}
