/** A validator's BLS key with the proof that it holds the secret. */

/** No BLS key: for subnets other than the Primary Network. */
export interface EmptySigner {
  type: "Empty";
}

/** A BLS public key and the signature over it that proves possession of its secret key. */
export interface BlsProof {
  /** 48-byte compressed G1 point. */
  publicKey: Uint8Array;
  /** 96-byte compressed G2 point. */
  proofOfPossession: Uint8Array;
}

/** A BLS key as the signer of a permissionless validator. */
export interface ProofOfPossession extends BlsProof {
  type: "ProofOfPossession";
}

/** The signer of a permissionless validator. */
export type Signer = EmptySigner | ProofOfPossession;
