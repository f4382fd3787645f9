/** Development keys, all derived from the seed: they are public and must never hold real funds. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { addressOfPublicKey, publicKeyOf } from "@primary-network/codec";
import { createProofOfPossession, type ProofOfPossession } from "@primary-network/codec/p";
import { deriveTlsKey } from "./certificate.ts";
import { Memo } from "./memo.ts";
import { rememberProof } from "./proofs.ts";

/** A secp256k1 key that owns outputs. */
export interface OwnerKey {
  /** 32 bytes. */
  readonly privateKey: Uint8Array;
  /** 33 bytes, compressed. */
  readonly publicKey: Uint8Array;
  /** 20 bytes: ripemd160 of sha256 of the public key. */
  readonly address: Uint8Array;
}

/** A node with its staking identity. */
export interface NodeKey {
  /** 20 bytes. */
  readonly nodeId: Uint8Array;
  /** 32 bytes: the secret key of its BLS signatures. */
  readonly blsSecret: Uint8Array;
  /** Its BLS public key, with the proof that it has the secret key. */
  readonly signer: ProofOfPossession;
}

/** Cached owner keys, by seed and name. */
const owners = new Memo<OwnerKey>(1_024, { name: "owners" });

/**
 * The owner key with a name.
 *
 * @example deriveOwnerKey("primary-network", "alice").address
 */
export function deriveOwnerKey(seed: string, name: string): OwnerKey {
  const label = `${seed}/owner/${name}`;
  return owners.get(label, () => {
    // A sha256 value is a valid secp256k1 key except with probability 2^-128.
    const privateKey = sha256(utf8ToBytes(label));
    const publicKey = publicKeyOf(privateKey);
    return { privateKey, publicKey, address: addressOfPublicKey(publicKey) };
  });
}

/** The id of a node: the digest of its certificate. */
export function deriveNodeId(seed: string, name: string): Uint8Array {
  return deriveTlsKey(seed, name).nodeId;
}

/** Cached identities by public key: a validator signs with the key that was derived for it. */
const identities = new Map<string, NodeKey>();
/** Cached identities by seed and name. */
const nodes = new Memo<NodeKey>(Number.POSITIVE_INFINITY, {
  name: "nodes",
  stored(_label, identity) {
    identities.set(bytesToHex(identity.signer.publicKey), identity);
    rememberProof(identity.signer);
  },
});

/** The identity with a public key; undefined when it was not derived here, as for the validators of a genesis file. */
export function nodeKeyOf(publicKey: Uint8Array): NodeKey | undefined {
  return identities.get(bytesToHex(publicKey));
}

/**
 * The staking identity of a node. Creating the proof of possession takes some 15 ms, so each is created once per process.
 *
 * @example deriveNodeKey("primary-network", "genesis-0").nodeId
 */
export function deriveNodeKey(seed: string, name: string): NodeKey {
  const label = `${seed}/node/${name}`;
  // Outside of the cache's function: recorded work must have the certificate too, with which the node signs.
  const nodeId = deriveNodeId(seed, name);
  return nodes.get(label, () => {
    const blsSecret = sha256(utf8ToBytes(label));
    // The BLS group order starts with 0x73; clearing two bits keeps every value below it.
    blsSecret[0] = (blsSecret[0] ?? 0) & 0x3f;
    return { nodeId, blsSecret, signer: createProofOfPossession(blsSecret) };
  });
}
