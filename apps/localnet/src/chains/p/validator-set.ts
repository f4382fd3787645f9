/** Validator sets: weights in a subnet at a height, and the canonical order that signatures use. */
import { bls12_381 } from "@noble/curves/bls12-381.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { Memo } from "../../keys/memo.ts";
import { compareBytes, equalBytes } from "../byte-order.ts";
import type { State } from "./state.ts";

/** A node in a validator set. */
export interface WeightedNode {
  readonly nodeId: Uint8Array;
  /** Above 0; includes delegations on the Primary Network. */
  readonly weight: bigint;
  /** 48-byte compressed BLS key, if the validator has one. */
  readonly publicKey: Uint8Array | undefined;
}

/** The validators of a subnet after the block of a height, in the order in which they joined. */
export function validatorsAt(state: State, subnetId: Uint8Array, height: bigint): WeightedNode[] {
  const nodes = new Map<string, WeightedNode>();
  for (const change of state.weightChanges) {
    if (change.height > height) break;
    if (!equalBytes(change.subnetId, subnetId)) continue;
    const key = bytesToHex(change.nodeId);
    const before = nodes.get(key);
    const weight = (before?.weight ?? 0n) + change.weight;
    // Delegations change the weight alone; the key goes with the validator.
    if (weight === 0n) nodes.delete(key);
    else nodes.set(key, { nodeId: change.nodeId, weight, publicKey: change.publicKey ?? before?.publicKey });
  }
  return [...nodes.values()];
}

/** Cache of uncompressed keys: decompressing and checking one takes 2 ms, and the same validators sign every message. */
const points = new Memo<Uint8Array>(4_096, { name: "points" });

const uncompressed = (publicKey: Uint8Array): Uint8Array =>
  points.get(bytesToHex(publicKey), () => bls12_381.G1.Point.fromBytes(publicKey).toBytes(false));

/** Sorts by the 96-byte uncompressed key, whose order differs from the compressed one's. */
export function canonicalOrder<T extends { readonly publicKey: Uint8Array }>(signers: readonly T[]): T[] {
  return signers
    .map((signer) => ({ signer, point: uncompressed(signer.publicKey) }))
    .sort((left, right) => compareBytes(left.point, right.point))
    .map(({ signer }) => signer);
}
