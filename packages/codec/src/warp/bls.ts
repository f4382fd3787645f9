/** BLS signatures of Warp messages: signing, single and batch verification, and aggregation. */

import { bls12_381 } from "@noble/curves/bls12-381.js";
import { bytesToNumberBE } from "@noble/curves/utils.js";
import { CodecError } from "../codec-error.ts";

// Bundlers keep a constant that reads a property of the curve, and with it the curve, where nobody uses it.
const scheme = () => bls12_381.longSignatures;
type G1 = InstanceType<typeof bls12_381.G1.Point>;
type G2 = InstanceType<typeof bls12_381.G2.Point>;

/** Domain of message signatures. Proofs of possession have their own. */
const DOMAIN = "BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_POP_";

/** A checked and decompressed public key. Checking takes a thousand times longer than reading it again. */
export interface BlsKey {
  /** Compressed key, 48 bytes. */
  readonly compressed: Uint8Array;
  /** Uncompressed key, 96 bytes. Warp's canonical order sorts validators by these bytes. */
  readonly uncompressed: Uint8Array;
}

// Callers use bytes only, so the point stays private.
const points = new WeakMap<BlsKey, G1>();

/**
 * Checks and decompresses a public key.
 *
 * @param compressed - 48 bytes.
 * @throws CodecError if the bytes are not a point of the group, or are the zero point.
 * @example
 * const key = readBlsKey(validator.blsPublicKey);
 */
export function readBlsKey(compressed: Uint8Array): BlsKey {
  try {
    const point = bls12_381.G1.Point.fromBytes(compressed);
    point.assertValidity();
    if (point.is0()) throw new Error("the zero point is not a key");
    const key = { compressed: compressed.slice(), uncompressed: point.toBytes(false) };
    points.set(key, point);
    return key;
  } catch {
    throw new CodecError("is not a BLS public key: 48 bytes, a point of the group");
  }
}

/**
 * Signs a message.
 *
 * @param secretKey - 32 bytes, big-endian.
 * @returns 96 bytes.
 * @throws Error if the secret key is invalid
 * @example
 * const signature = signBls(unsignedMessage, secretKey);
 */
export function signBls(message: Uint8Array, secretKey: Uint8Array): Uint8Array {
  return scheme().Signature.toBytes(scheme().sign(scheme().hash(message, DOMAIN), secretKey));
}

/** A signature with its claimed key. */
export interface BlsSigned {
  /** Key that is claimed to have signed. */
  readonly key: BlsKey;
  /** 96 bytes, compressed. */
  readonly signature: Uint8Array;
}

interface Signed {
  readonly key: G1;
  readonly signature: G2;
}

// Decoding a signature takes longer than adding it, so decoded signatures are kept for adding.
const readings = new WeakMap<BlsSigned, Signed>();

function read(one: BlsSigned): Signed | undefined {
  const known = readings.get(one);
  if (known) return known;
  try {
    const signature = scheme().Signature.fromBytes(one.signature);
    signature.assertValidity();
    if (signature.is0()) return undefined;
    const key = points.get(one.key) ?? bls12_381.G1.Point.fromBytes(one.key.compressed);
    readings.set(one, { key, signature });
    return { key, signature };
  } catch {
    return undefined;
  }
}

const RANDOM_BYTES = 8;

/**
 * Returns true if all signatures are valid. Invalid ones pass with a probability of 2^-64, even if an
 * attacker chose them.
 */
function allRight(hashed: G2, signed: readonly Signed[]): boolean {
  const [only, ...others] = signed;
  if (only === undefined) return true;
  if (others.length === 0) return scheme().verify(only.signature, hashed, only.key);
  // Without weights, the errors of two signers could cancel each other out.
  const weights = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES * signed.length));
  let key = bls12_381.G1.Point.ZERO;
  let signature = bls12_381.G2.Point.ZERO;
  for (const [index, one] of signed.entries()) {
    const at = index * RANDOM_BYTES;
    const weight = bytesToNumberBE(weights.subarray(at, at + RANDOM_BYTES));
    key = key.add(one.key.multiplyUnsafe(weight));
    signature = signature.add(one.signature.multiplyUnsafe(weight));
  }
  return !key.is0() && !signature.is0() && scheme().verify(signature, hashed, key);
}

/**
 * Verifies signatures of one message. It checks all at once, and searches by halves only if that fails.
 *
 * @returns true or false for each signature. Malformed bytes are false.
 * @example
 * const [right] = verifyBls(unsignedMessage, [{ key, signature }]);
 */
export function verifyBls(message: Uint8Array, signed: readonly BlsSigned[]): boolean[] {
  const hashed = scheme().hash(message, DOMAIN);
  const verdict = signed.map(() => false);
  const readable = signed.flatMap((one, index) => {
    const value = read(one);
    return value ? [{ index, value }] : [];
  });
  const check = (group: typeof readable): void => {
    const right = allRight(
      hashed,
      group.map(({ value }) => value),
    );
    if (right) for (const { index } of group) verdict[index] = true;
    if (right || group.length < 2) return;
    const middle = group.length >> 1;
    check(group.slice(0, middle));
    check(group.slice(middle));
  };
  check(readable);
  return verdict;
}

/**
 * Aggregates signatures of one message into the joint signature of their signers.
 *
 * @param signed - At least one signature. Verify them first, since an invalid one spoils the result.
 * @returns 96 bytes.
 * @throws CodecError if a signature is malformed or the list is empty
 * @example
 * const signature = aggregateBls([{ key, signature: first }, { key: other, signature: second }]);
 */
export function aggregateBls(signed: readonly BlsSigned[]): Uint8Array {
  if (signed.length === 0) throw new CodecError("needs at least one signature");
  let sum = bls12_381.G2.Point.ZERO;
  for (const one of signed) {
    const value = read(one);
    if (!value) throw new CodecError("is not a BLS signature: 96 bytes, a point of the group");
    sum = sum.add(value.signature);
  }
  return scheme().Signature.toBytes(sum);
}
