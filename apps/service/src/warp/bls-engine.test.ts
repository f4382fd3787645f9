/** Both engines give the same responses, whatever is wrong with the signatures. */

import { bls12_381 } from "@noble/curves/bls12-381.js";
import { type BlsSigned, readBlsKey, signBls } from "@primary-network/codec/warp";
import fc from "fast-check";
import { expect, test } from "vitest";
import { portableBls } from "./bls-engine.ts";
import { loadBlst } from "./node/blst.ts";

const native = await loadBlst();
const message = new TextEncoder().encode("an unsigned message");
const signers = Array.from({ length: 6 }, (_, index) => {
  const secret = new Uint8Array(32).fill(index + 1);
  const key = readBlsKey(bls12_381.longSignatures.getPublicKey(secret).toBytes(true));
  return { key, secret, signature: signBls(message, secret) };
});
const [first, second] = signers;
if (!first || !second) throw new Error("there are signers");

const infinity = bls12_381.G2.Point.ZERO.toBytes(true);
const spoilt: { readonly [what: string]: (signature: Uint8Array) => Uint8Array } = {
  "of another message": () => signBls(new Uint8Array(3), first.secret),
  "of another key": () => second.signature,
  "with a bit turned": (signature) => signature.map((byte, at) => (at === 50 ? byte ^ 1 : byte)),
  "too short": (signature) => signature.subarray(0, 95),
  "not compressed": (signature) => bls12_381.G2.Point.fromBytes(signature).toBytes(false),
  "the zero point": () => infinity,
  empty: () => new Uint8Array(),
  "of another group": () => first.key.uncompressed,
};

test("the native library is available to the tests", () => {
  expect(native).toBeDefined();
});

test.each(Object.keys(spoilt))("a signature %s is the only one reported invalid", (what) => {
  const bad = { key: first.key, signature: spoilt[what]?.(first.signature) ?? new Uint8Array() };
  const batch = [second, bad, ...signers.slice(2)];
  const want = batch.map((one) => one !== bad);
  for (const engine of [portableBls, native]) expect(engine?.verify(message, batch)).toEqual(want);
});

test("errors of two signers that cancel each other out are detected", () => {
  const point = (signature: Uint8Array) => bls12_381.G2.Point.fromBytes(signature);
  const off = bls12_381.G2.Point.BASE;
  const batch: BlsSigned[] = [
    { key: first.key, signature: point(first.signature).add(off).toBytes(true) },
    { key: second.key, signature: point(second.signature).subtract(off).toBytes(true) },
  ];
  for (const engine of [portableBls, native]) expect(engine?.verify(message, batch)).toEqual([false, false]);
});

test("both engines aggregate and verify alike", () => {
  const chosen = fc.subarray(signers, { minLength: 1 });
  fc.assert(
    fc.property(chosen, fc.array(fc.constantFrom(...Object.keys(spoilt))), (good, faults) => {
      expect(native?.aggregate(good)).toEqual(portableBls.aggregate(good));
      const bad = faults.slice(0, 3).map((what) => ({
        key: first.key,
        signature: spoilt[what]?.(first.signature) ?? new Uint8Array(),
      }));
      const batch = [...bad, ...good];
      expect(native?.verify(message, batch)).toEqual(portableBls.verify(message, batch));
    }),
    { numRuns: 10 },
  );
  for (const engine of [portableBls, native]) {
    expect(engine?.verify(message, [])).toEqual([]);
    expect(() => engine?.aggregate([])).toThrow();
  }
});
