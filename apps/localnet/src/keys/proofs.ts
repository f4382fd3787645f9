/** Checks of proofs of possession, with a cache: a rebuilt network has the same proofs, and each check takes some 20 ms. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { verifyProofOfPossession } from "@primary-network/codec/p";
import { Memo } from "./memo.ts";

interface Proof {
  readonly publicKey: Uint8Array;
  readonly proofOfPossession: Uint8Array;
}

const proven = new Memo<boolean>(4_096, { name: "proofs" });

const nameOf = ({ publicKey, proofOfPossession }: Proof): string =>
  `${bytesToHex(publicKey)}/${bytesToHex(proofOfPossession)}`;

/** Records a proof that was made in this process, so that it need not be checked. */
export function rememberProof(proof: Proof): void {
  proven.put(nameOf(proof), true);
}

/** Returns true if the maker of the proof has the secret of the key. */
export function isProven(proof: Proof): boolean {
  return proven.get(nameOf(proof), () => verifyProofOfPossession(proof));
}
