/** Creates and checks signatures of Warp messages for a weighted set of BLS keys. */
import { bls12_381 } from "@noble/curves/bls12-381.js";
import { bytesToHex, bytesToNumberBE, concatBytes, numberToBytesBE } from "@noble/curves/utils.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { decodeUnsignedWarpMessage, encodeSigners, encodeWarpMessage } from "@primary-network/codec";
import { Memo } from "../../keys/memo.ts";
import { ensure } from "../rule-error.ts";
import { canonicalOrder } from "./validator-set.ts";
import type { SignedWarp } from "./warp-message.ts";

const scheme = bls12_381.longSignatures;
const DOMAIN = "BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_POP_";

/** Cached signatures: a rebuilt network signs the same messages, and each signature takes some 15 ms. */
const made = new Memo<Uint8Array>(1_024, { name: "warp-signatures" });

/** Cached results of checks: a rebuilt network checks the same messages, and each check takes some 20 ms. */
const checked = new Memo<boolean>(256, { name: "warp-checks" });

function isSignedBy(unsigned: Uint8Array, signature: Uint8Array, publicKeys: readonly Uint8Array[]): boolean {
  const name = [unsigned, signature, concatBytes(...publicKeys)]
    .map((bytes) => bytesToHex(sha256(bytes)))
    .join("/");
  return checked.get(name, () => {
    const key = scheme.aggregatePublicKeys([...publicKeys]);
    return scheme.verify(signature, scheme.hash(unsigned, DOMAIN), key);
  });
}

/** A BLS key with its weight in a set of signers. */
export interface WarpSigner {
  /** 48 bytes, compressed. */
  readonly publicKey: Uint8Array;
  readonly weight: bigint;
}

/**
 * Signs for a whole set of signers at once: a signature by the sum of the secret keys equals the sum of their signatures.
 *
 * @param positions of the signers in the canonical order; by default all of it
 */
export function signWarp(
  unsigned: Uint8Array,
  signers: readonly { readonly publicKey: Uint8Array; readonly secret: Uint8Array }[],
  positions: Iterable<number> = signers.keys(),
): Uint8Array {
  const { Fr } = bls12_381.fields;
  const secret = signers.reduce((sum, signer) => Fr.add(sum, bytesToNumberBE(signer.secret)), 0n);
  const key = numberToBytesBE(secret, 32);
  const name = [unsigned, key].map((bytes) => bytesToHex(sha256(bytes))).join("/");
  const signature = made.get(name, () =>
    scheme.Signature.toBytes(scheme.sign(scheme.hash(unsigned, DOMAIN), key)),
  );
  return encodeWarpMessage({
    ...decodeUnsignedWarpMessage(unsigned),
    signature: {
      type: "BitSetSignature",
      signers: encodeSigners(positions),
      signature,
    },
  });
}

/**
 * Throws unless signers with at least 67 % of the total weight have signed.
 *
 * @param totalWeight includes validators without a key and inactive ones
 */
export function verifyWarp(
  { unsigned, signers: positions, signature }: Pick<SignedWarp, "unsigned" | "signers" | "signature">,
  signers: readonly WarpSigner[],
  totalWeight: bigint,
): void {
  const ordered = canonicalOrder(signers);
  const signed = positions.map((position) => {
    const signer = ordered[position];
    ensure(signer !== undefined, "bitset is invalid");
    return signer;
  });
  const weight = signed.reduce((sum, signer) => sum + signer.weight, 0n);
  ensure(weight * 100n >= totalWeight * 67n, `signature weight is insufficient: ${weight} of ${totalWeight}`);
  const publicKeys = signed.map(({ publicKey }) => publicKey);
  ensure(isSignedBy(unsigned, signature, publicKeys), `the Warp signature ${bytesToHex(signature)} is wrong`);
}
