/** Quorums and pruning against every subset of small sets, and the canonical set against plain rules. */

import { bls12_381 } from "@noble/curves/bls12-381.js";
import { encodeHex } from "@primary-network/codec";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { prune, requiredWeight, weightOf } from "./quorum.ts";
import { BlsKeys, canonicalSet } from "./validator-set.ts";

const u64 = fc.bigInt(0n, 2n ** 64n - 1n);
const percent = fc.integer({ min: 1, max: 100 });

test.each<[total: bigint, percent: number, want: bigint]>([
  [100n, 67, 67n],
  [101n, 67, 68n],
  [3n, 67, 3n],
  [1n, 1, 1n],
  [2n ** 64n - 1n, 100, 2n ** 64n - 1n],
  [2n ** 64n - 1n, 33, 6_087_425_544_324_152_033n],
])("of weight %i, %i %% are %i", (total, share, want) => expect(requiredWeight(total, share)).toBe(want));

test("the required weight is the least that the network accepts", () => {
  fc.assert(
    fc.property(u64, percent, (total, share) => {
      const accepts = (weight: bigint) => weight * 100n >= total * BigInt(share);
      const required = requiredWeight(total, share);
      expect(accepts(required)).toBe(true);
      expect(required === 0n || !accepts(required - 1n)).toBe(true);
    }),
  );
});

describe("pruning", () => {
  const sets = fc.array(fc.bigInt(1n, 9n), { minLength: 1, maxLength: 9 });

  test("keeps the smallest subset that reaches the quorum, the heaviest of those, the first among equals", () => {
    fc.assert(
      fc.property(sets, percent, (weights, share) => {
        const signers = weights.map((weight, position) => ({ position, weight }));
        const required = requiredWeight(weightOf(signers), share);
        const kept = prune(signers, required);
        const subsets = Array.from({ length: 2 ** signers.length }, (_, mask) =>
          signers.filter(({ position }) => (mask >> position) & 1),
        ).filter((subset) => weightOf(subset) >= required);
        const fewest = Math.min(...subsets.map((subset) => subset.length));
        const small = subsets.filter((subset) => subset.length === fewest);
        const weightsOfSmall = small.map(weightOf);
        const heaviest = weightsOfSmall.find((weight) => weightsOfSmall.every((other) => other <= weight));
        const best = small.filter((subset) => weightOf(subset) === heaviest);
        const positions = (subset: typeof signers) => subset.map(({ position }) => position).join();
        // Of all that are as few and as heavy, the one whose positions come first.
        const first = best.sort((left, right) => {
          const at = left.findIndex(({ position }, index) => position !== right[index]?.position);
          return at < 0 ? 0 : (left[at]?.position ?? 0) - (right[at]?.position ?? 0);
        })[0];
        expect(positions(kept)).toBe(positions(first ?? []));
      }),
      { numRuns: 300 },
    );
  });

  test("does not depend on the order of the signatures", () => {
    fc.assert(
      fc.property(sets, percent, fc.infiniteStream(fc.nat()), (weights, share, stream) => {
        const signers = weights.map((weight, position) => ({ position, weight }));
        const required = requiredWeight(weightOf(signers), share);
        const shuffled = signers
          .map((signer) => ({ signer, sort: stream.next().value ?? 0 }))
          .sort((left, right) => left.sort - right.sort)
          .map(({ signer }) => signer);
        expect(prune(shuffled, required)).toEqual(prune(signers, required));
      }),
    );
  });

  test("keeps all when they do not reach the quorum", () => {
    expect(prune([{ position: 0, weight: 1n }], 5n)).toHaveLength(1);
    expect(prune([], 5n)).toEqual([]);
  });
});

describe("the canonical set", () => {
  const keys = Array.from({ length: 24 }, (_, index) =>
    bls12_381.longSignatures.getPublicKey(new Uint8Array(32).fill(index + 1)),
  );
  const row = (index: number, weight: bigint, node: string) => ({
    publicKey: encodeHex(keys[index]?.toBytes(true) ?? expect.fail(), { checksum: false }),
    weight,
    nodeIds: [node],
  });

  test("is sorted by uncompressed keys, whose order differs from that of compressed ones", () => {
    const rows = keys.map((_, index) => row(index, 1n, String(index)));
    const order = canonicalSet(rows, 24n, new BlsKeys()).validators.map(({ nodeIds }) => Number(nodeIds[0]));
    const sorted = (compressed: boolean) =>
      keys
        .map((key, index) => ({ index, hex: key.toHex(compressed) }))
        .sort((left, right) => (left.hex < right.hex ? -1 : 1))
        .map(({ index }) => index);
    expect(order).toEqual(sorted(false));
    expect(order).not.toEqual(sorted(true));
  });

  test("merges equal keys in any spelling, and counts validators without a key only in the total", () => {
    const upper = {
      ...row(0, 5n, "b"),
      publicKey: row(0, 5n, "b").publicKey.toUpperCase().replace("0X", "0x"),
    };
    const set = canonicalSet([row(0, 3n, "a"), row(1, 4n, "c"), upper], 100n, new BlsKeys());
    const merged = set.validators.find(({ nodeIds }) => nodeIds.includes("a"));
    expect(merged).toMatchObject({ weight: 8n, nodeIds: ["a", "b"] });
    expect(set.validators.map(({ position }) => position)).toEqual([0, 1]);
    expect(set.totalWeight).toBe(100n);
  });

  test("keys are decompressed once", () => {
    const cache = new BlsKeys();
    const { publicKey } = row(2, 1n, "");
    expect(cache.read(publicKey)).toBe(cache.read(publicKey));
  });
});
