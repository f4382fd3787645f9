/** BLS signatures against noble itself, and which of many are found to be invalid. */

import { bls12_381 } from "@noble/curves/bls12-381.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CodecError } from "../index.ts";
import { aggregateBls, type BlsSigned, readBlsKey, signBls, verifyBls } from "./index.ts";

const scheme = bls12_381.longSignatures;
const message = new TextEncoder().encode("what is signed");
const hashed = scheme.hash(message, "BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_POP_");
const secrets = Array.from({ length: 9 }, (_, index) => new Uint8Array(32).fill(index + 1));
const signed: BlsSigned[] = secrets.map((secret) => ({
  key: readBlsKey(scheme.getPublicKey(secret).toBytes(true)),
  signature: signBls(message, secret),
}));
const first = signed[0] ?? expect.fail();

test("signatures equal those of the scheme's vectors", () => {
  for (const { key, signature } of signed)
    expect(scheme.verify(signature, hashed, key.compressed)).toBe(true);
  const joint = aggregateBls(signed);
  const keys = scheme.aggregatePublicKeys(signed.map(({ key }) => key.compressed));
  expect(scheme.verify(joint, hashed, keys)).toBe(true);
});

test("an empty list and bytes that are no signature cannot be aggregated", () => {
  expect(() => aggregateBls([])).toThrow(CodecError);
  expect(() => aggregateBls([{ key: first.key, signature: new Uint8Array(96) }])).toThrow(CodecError);
});

test("keys have both formats, and foreign bytes are refused as a key", () => {
  expect([first.key.compressed.length, first.key.uncompressed.length]).toEqual([48, 96]);
  const zero = bls12_381.G1.Point.ZERO.toBytes(true);
  for (const bytes of [new Uint8Array(48), new Uint8Array(47), first.key.uncompressed.slice(1), zero])
    expect(() => readBlsKey(bytes)).toThrow(CodecError);
});

test("exactly the invalid signatures are found", () => {
  const wrong: ((index: number) => Uint8Array)[] = [
    (index) => signBls(new Uint8Array(1), secrets[index] ?? expect.fail()),
    (index) => signed[(index + 1) % signed.length]?.signature ?? expect.fail(),
    () => new Uint8Array(96),
    () => new Uint8Array(3),
    () => scheme.Signature.toBytes(bls12_381.G2.Point.ZERO),
  ];
  const faults = fc.array(fc.option(fc.nat(wrong.length - 1), { freq: 2 }), { minLength: 0, maxLength: 9 });
  fc.assert(
    fc.property(faults, (list) => {
      const given = list.map((fault, index) => {
        const { key, signature } = signed[index] ?? expect.fail();
        return { key, signature: fault === null ? signature : (wrong[fault]?.(index) ?? signature) };
      });
      expect(verifyBls(message, given)).toEqual(list.map((fault) => fault === null));
    }),
    { numRuns: 12 },
  );
});

describe("two errors that cancel each other out", () => {
  const [one, two] = [signed[0] ?? expect.fail(), signed[1] ?? expect.fail()];
  const error = bls12_381.G2.Point.BASE;
  const shift = (signature: Uint8Array, by: typeof error) =>
    scheme.Signature.toBytes(scheme.Signature.fromBytes(signature).add(by));
  const forged = [
    { key: one.key, signature: shift(one.signature, error) },
    { key: two.key, signature: shift(two.signature, error.negate()) },
  ];

  test("pass the plain aggregate check", () => {
    const sum = aggregateBls(forged);
    const keys = scheme.aggregatePublicKeys([one.key.compressed, two.key.compressed]);
    expect(scheme.verify(sum, hashed, keys)).toBe(true);
  });

  test("are detected by verifyBls", () => expect(verifyBls(message, forged)).toEqual([false, false]));
});
