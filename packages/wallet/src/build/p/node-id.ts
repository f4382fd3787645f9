/** Nodes of an intent: their ids, and their BLS keys. */
import { CodecError, decodeHex } from "@primary-network/codec";
import type { BlsProof, ProofOfPossession } from "@primary-network/codec/p";
import { parseNodeId, ValidationError } from "@primary-network/core/ids";
import type { Where } from "../../owner.ts";

/** A node's BLS key, as `info.getNodeID` returns it in `nodePOP`. */
export interface BlsKeyProof {
  /** 48 bytes as hex. */
  readonly publicKey: string;
  /** 96 bytes as hex: a signature that proves possession of the secret key. */
  readonly proofOfPossession: string;
}

/** Reads a NodeID. */
export function nodeIdOf(where: Where, text: string): Uint8Array {
  try {
    return parseNodeId(text);
  } catch (error) {
    if (error instanceof ValidationError) throw where.refuse(error.rule);
    throw error;
  }
}

/** Reads hex of a size. */
export function hexOf(where: Where, text: string, size?: number): Uint8Array {
  let bytes: Uint8Array;
  try {
    bytes = decodeHex(text, { checksum: false });
  } catch (error) {
    if (error instanceof CodecError) throw where.refuse(`must be hex: ${error.reason}`);
    throw error;
  }
  where.ensure(size === undefined || bytes.length === size, `must be ${size} bytes of hex`);
  return bytes;
}

/** Reads a BLS key with its proof. */
export function blsProofOf(where: Where, { publicKey, proofOfPossession }: BlsKeyProof): BlsProof {
  return {
    publicKey: hexOf(where.at("publicKey"), publicKey, 48),
    proofOfPossession: hexOf(where.at("proofOfPossession"), proofOfPossession, 96),
  };
}

/** Reads the BLS key of a validator of the Primary Network. */
export const signerOf = (where: Where, key: BlsKeyProof): ProofOfPossession => ({
  type: "ProofOfPossession",
  ...blsProofOf(where, key),
});
