/** BLS key of a validator, with the proof that it has the secret. */

import { struct, union } from "../wire/layout.ts";
import { fixed } from "../wire/primitive.ts";

/** No BLS key, for subnets other than the Primary Network. */
export interface EmptySigner {
  /** Type id 27 on the wire. */
  type: "Empty";
}

/** A BLS public key, and a signature of it that proves possession of its secret key. */
export interface BlsProof {
  /** 48-byte compressed G1 point. */
  publicKey: Uint8Array;
  /** 96-byte compressed G2 point. */
  proofOfPossession: Uint8Array;
}

/** A BLS key as the signer of a permissionless validator. */
export interface ProofOfPossession extends BlsProof {
  /** Type id 28 on the wire. */
  type: "ProofOfPossession";
}

/** The signer of a permissionless validator. */
export type Signer = EmptySigner | ProofOfPossession;

const blsProofFields = {
  publicKey: ["publicKey", fixed(48)],
  proofOfPossession: ["proofOfPossession", fixed(96)],
} as const;

export const blsProof = struct<BlsProof>(blsProofFields);

export const signer = union<Signer>("signer", {
  Empty: [27, struct<EmptySigner>({}, "Empty")],
  ProofOfPossession: [28, struct<ProofOfPossession>(blsProofFields, "ProofOfPossession")],
});
