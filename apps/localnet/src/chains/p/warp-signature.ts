/** Creates and checks signatures of Warp messages for a weighted set of BLS keys. */
import { bls12_381 } from "@noble/curves/bls12-381.js";
import { bytesToHex, bytesToNumberBE, concatBytes, numberToBytesBE } from "@noble/curves/utils.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { CodecError } from "@primary-network/codec";
import {
  decodeSigners,
  decodeUnsignedMessage,
  encodeMessage,
  encodeSigners,
} from "@primary-network/codec/warp";
import { Memo } from "../../keys/memo.ts";
import { ensure, RuleError } from "../rule-error.ts";
import type { SignedWarp } from "./warp-message.ts";
import type { WarpSet } from "./warp-set.ts";

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

/** The positions of the signers; the node refuses a leading zero byte. */
function positionsOf(signers: Uint8Array): number[] {
  try {
    return decodeSigners(signers);
  } catch (error) {
    if (!(error instanceof CodecError)) throw error;
    throw new RuleError("bitset is invalid");
  }
}

/** Throws unless the bytes are a point of the group. */
function checkPoint(signature: Uint8Array): void {
  try {
    scheme.Signature.fromBytes(signature).assertValidity();
  } catch (error) {
    const foreign = error instanceof Error && error.message.includes("subgroup");
    const reason = foreign ? "invalid signature" : "couldn't decompress signature";
    throw new RuleError(`failed to parse signature: ${reason}`);
  }
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
  return encodeMessage({
    ...decodeUnsignedMessage(unsigned),
    signature: {
      type: "BitSetSignature",
      signers: encodeSigners(positions),
      signature,
    },
  });
}

/** Percent of the total weight that must sign. */
const QUORUM = 67n;

/**
 * Throws unless signers of a set with at least 67 % of its total weight have signed, with the node's messages
 * (avalanchego `BitSetSignature.Verify`).
 */
export function verifyWarp(
  { networkId, unsigned, signers: bits, signature }: Omit<SignedWarp, "chainId" | "payload">,
  network: number,
  { signers, totalWeight }: WarpSet,
): void {
  ensure(networkId === network, "wrong networkID");
  const positions = positionsOf(bits);
  const last = positions.at(-1) ?? -1;
  ensure(
    last < signers.length,
    `unknown validator: NumIndices (${last}) >= NumFilteredValidators (${signers.length})`,
  );
  const signed = signers.filter((_, position) => positions.includes(position));
  const weight = signed.reduce((sum, signer) => sum + signer.weight, 0n);
  ensure(
    QUORUM * totalWeight <= 100n * weight,
    `signature weight is insufficient: ${QUORUM}*${totalWeight} > 100*${weight}`,
  );
  checkPoint(signature);
  ensure(signed.length > 0, "no public keys");
  const publicKeys = signed.map(({ publicKey }) => publicKey);
  ensure(isSignedBy(unsigned, signature, publicKeys), "signature is invalid");
}
