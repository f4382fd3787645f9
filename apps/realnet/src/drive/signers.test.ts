/** Who signs for an owner. */
import { expect, test } from "vitest";
import { authorize, keysOf, ownedBy, type Signer } from "./signers.ts";

const key = (fill: number): Signer => ({
  address: new Uint8Array(20).fill(fill),
  privateKey: new Uint8Array(32).fill(fill),
});
const [one, two, three] = [key(1), key(2), key(3)];

const rows: {
  given: string;
  owners: readonly Signer[];
  threshold: number;
  by: Signer[];
  want: number[] | undefined;
}[] = [
  { given: "its only owner", owners: [one], threshold: 1, by: [one], want: [0] },
  { given: "another key", owners: [one], threshold: 1, by: [two], want: undefined },
  { given: "two of three", owners: [one, two, three], threshold: 2, by: [three, one], want: [0, 2] },
  {
    given: "one of three where two must",
    owners: [one, two, three],
    threshold: 2,
    by: [one],
    want: undefined,
  },
  {
    given: "more than are needed",
    owners: [one, two, three],
    threshold: 1,
    by: [one, two, three],
    want: [0],
  },
];
test.each(rows)("an owner of $owners.length and $given", ({ owners, threshold, by, want }) => {
  expect(authorize(ownedBy(owners, threshold), by)?.auth.signatureIndices).toEqual(want);
});

test("the keys of coins are in the order of the coins, and of their owners", () => {
  const coins = [ownedBy([one, two, three], 2), ownedBy([three])].map((owners, outputIndex) => ({
    chain: "P" as const,
    txId: new Uint8Array(32),
    outputIndex,
    assetId: new Uint8Array(32),
    output: { type: "TransferOutput" as const, amount: 1n, ...owners },
  }));
  expect(keysOf(coins, [three, one])).toEqual([[one.privateKey, three.privateKey], [three.privateKey]]);
});
