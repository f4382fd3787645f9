/** Proofs of possession against the ones recorded in the local network's genesis. */

import { bls12_381 } from "@noble/curves/bls12-381.js";
import { describe, expect, test } from "vitest";
import { readFixture } from "../../../../fixtures/fixture.ts";
import { CodecError, decodeHex } from "../index.ts";
import { createProofOfPossession, verifyProofOfPossession } from "./index.ts";

const genesis = readFixture<{
  initialStakers: { nodeID: string; signer: { publicKey: string; proofOfPossession: string } }[];
}>("avalanchego/genesis_local.json");

const hex = (text: string) => decodeHex(text, { checksum: false });

describe.each(genesis.initialStakers)("$nodeID", ({ signer }) => {
  const proof = { publicKey: hex(signer.publicKey), proofOfPossession: hex(signer.proofOfPossession) };

  test("verifies under the proof-of-possession domain", () =>
    expect(verifyProofOfPossession(proof)).toBe(true));

  test("does not verify as an ordinary signature", () => {
    const scheme = bls12_381.longSignatures;
    const message = scheme.hash(proof.publicKey, "BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_POP_");
    expect(scheme.verify(proof.proofOfPossession, message, proof.publicKey)).toBe(false);
  });
});

test("a generated proof verifies, another key's does not, and bytes off the curve do not throw", () => {
  const one = createProofOfPossession(new Uint8Array(32).fill(1));
  const two = createProofOfPossession(new Uint8Array(32).fill(2));
  expect([one.publicKey.length, one.proofOfPossession.length]).toEqual([48, 96]);
  expect(verifyProofOfPossession(one)).toBe(true);
  expect(verifyProofOfPossession({ ...one, proofOfPossession: two.proofOfPossession })).toBe(false);
  expect(
    verifyProofOfPossession({ publicKey: new Uint8Array(48), proofOfPossession: new Uint8Array(96) }),
  ).toBe(false);
  expect(verifyProofOfPossession({ ...one, publicKey: one.publicKey.slice(1) })).toBe(false);
});

test.each([new Uint8Array(32), new Uint8Array(31).fill(1), new Uint8Array(32).fill(255)])(
  "%s is not a secret key",
  (key) => {
    expect(() => createProofOfPossession(key)).toThrow(CodecError);
  },
);
