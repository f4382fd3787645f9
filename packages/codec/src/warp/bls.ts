/** BLS signatures of Warp messages: made, checked alone or many at once, and added up. */

import { bls12_381 } from "@noble/curves/bls12-381.js";
import { bytesToNumberBE } from "@noble/curves/utils.js";
import { CodecError } from "../codec-error.ts";

const scheme = bls12_381.longSignatures;
type G1 = InstanceType<typeof bls12_381.G1.Point>;
type G2 = InstanceType<typeof bls12_381.G2.Point>;

/** Domain of signatures over messages; proofs of possession have their own. */
const DOMAIN = "BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_POP_";

/** A public key that has been checked and decompressed, which takes a thousand times longer than reading it again. */
export interface BlsKey {
  /** 48 bytes. */
  readonly compressed: Uint8Array;
  /** 96 bytes: Warp's canonical order of validators sorts by these. */
  readonly uncompressed: Uint8Array;
}

// The point stays in here: callers deal in bytes only.
const points = new WeakMap<BlsKey, G1>();

/**
 * Checks and decompresses a public key.
 *
 * @param compressed - 48 bytes.
 * @throws CodecError when they are no point of the right group, or the zero point.
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
 * @throws when the secret is none
 * @example
 * const signature = signBls(unsignedMessage, secretKey);
 */
export function signBls(message: Uint8Array, secretKey: Uint8Array): Uint8Array {
  return scheme.Signature.toBytes(scheme.sign(scheme.hash(message, DOMAIN), secretKey));
}

/** A signature with the key that is said to have made it. */
export interface BlsSigned {
  /** The key that is said to have signed. */
  readonly key: BlsKey;
  /** 96 bytes, compressed. */
  readonly signature: Uint8Array;
}

interface Signed {
  readonly key: G1;
  readonly signature: G2;
}

// Reading a signature takes longer than adding it, so what was read for checking is kept for adding.
const readings = new WeakMap<BlsSigned, Signed>();

function read(one: BlsSigned): Signed | undefined {
  const known = readings.get(one);
  if (known) return known;
  try {
    const signature = scheme.Signature.fromBytes(one.signature);
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

/** Whether all of some signatures are right; wrong ones pass with a chance of 2^-64, whoever chose them. */
function allRight(hashed: G2, signed: readonly Signed[]): boolean {
  const [only, ...others] = signed;
  if (only === undefined) return true;
  if (others.length === 0) return scheme.verify(only.signature, hashed, only.key);
  // Unweighted sums would let two signers' errors cancel each other out.
  const weights = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES * signed.length));
  let key = bls12_381.G1.Point.ZERO;
  let signature = bls12_381.G2.Point.ZERO;
  for (const [index, one] of signed.entries()) {
    const at = index * RANDOM_BYTES;
    const weight = bytesToNumberBE(weights.subarray(at, at + RANDOM_BYTES));
    key = key.add(one.key.multiplyUnsafe(weight));
    signature = signature.add(one.signature.multiplyUnsafe(weight));
  }
  return !key.is0() && !signature.is0() && scheme.verify(signature, hashed, key);
}

/**
 * Checks signatures of one message: all in one go, and only when that fails in halves, until the wrong ones are found.
 *
 * @returns for each whether it is right; false also for bytes that are no signature at all.
 * @example
 * const [right] = verifyBls(unsignedMessage, [{ key, signature }]);
 */
export function verifyBls(message: Uint8Array, signed: readonly BlsSigned[]): boolean[] {
  const hashed = scheme.hash(message, DOMAIN);
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
 * Adds signatures of one message up to the joint signature of their signers.
 *
 * @param signed - At least one; to be checked before, since a wrong one spoils the sum.
 * @returns 96 bytes.
 * @throws CodecError when one is no signature at all, or there is none
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
  return scheme.Signature.toBytes(sum);
}
