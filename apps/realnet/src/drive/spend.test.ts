/** Which outputs are spent, by whom, and what comes back. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { compareInputs, sortedOutputs } from "./order.ts";
import { authorize, ownedBy, type Signer, spend, type Unspent } from "./spend.ts";

const key = (fill: number): Signer => ({
  address: new Uint8Array(20).fill(fill),
  privateKey: new Uint8Array(32).fill(fill),
});
const [one, two, three] = [key(1), key(2), key(3)];
const AVAX = new Uint8Array(32).fill(9);
const OTHER = new Uint8Array(32).fill(8);
const NOW = 1_000;

const unspent = (
  amount: bigint,
  owners: readonly Signer[] = [one],
  more: Partial<Unspent> & { threshold?: number; locktime?: bigint } = {},
): Unspent => {
  const { threshold = 1, locktime = 0n, ...rest } = more;
  return {
    txId: new Uint8Array(32).fill(Number(amount % 251n)),
    outputIndex: 0,
    assetId: AVAX,
    output: { type: "TransferOutput", amount, ...ownedBy(owners, threshold, locktime) },
    ...rest,
  };
};

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

test("locked outputs are not spent before their time, and stake keeps its lock", () => {
  const pool = [
    unspent(100n, [one], { locktime: 2_000n }),
    unspent(50n, [one], { stakeableLock: 2_000n }),
    unspent(30n, [one], { stakeableLock: 900n }),
  ];
  const free = (amount: bigint, lockedNeed = 0n, ignoreLocks = false) =>
    spend({
      unspent: pool,
      signers: [one],
      now: NOW,
      needs: [{ assetId: AVAX, amount }],
      lockedNeed,
      ignoreLocks,
    });
  expect(() => free(31n)).toThrow("1 of 31 units are missing");
  expect(free(31n, 0n, true).inputs).toHaveLength(1);
  const { inputs, lockedStake, change } = free(30n, 20n);
  expect(inputs.map(({ input }) => input.type).sort()).toEqual(["LockIn", "TransferInput"]);
  const kept = [...lockedStake, ...change].map(({ output }) => output);
  expect(kept).toMatchObject([
    { type: "LockOut", locktime: 2_000n, output: { amount: 20n } },
    { type: "LockOut", locktime: 2_000n, output: { amount: 30n } },
  ]);
  expect(() => free(0n, 51n)).toThrow("1 of 51 units are missing under a lock");
});

test("inputs equal outputs and change for every asset, in order, with the required number of signatures", () => {
  const amounts = fc.array(fc.bigInt(1n, 1_000n), { minLength: 1, maxLength: 12 });
  const property = fc.property(amounts, fc.bigInt(0n, 6_000n), fc.boolean(), (values, amount, foreign) => {
    const pool = values.map((value, index) =>
      unspent(value, index % 2 ? [one] : [one, two], {
        threshold: index % 2 ? 1 : 2,
        outputIndex: index,
        assetId: index % 3 === 0 && foreign ? OTHER : AVAX,
      }),
    );
    const total = pool
      .filter(({ assetId }) => assetId === AVAX)
      .reduce((sum, { output }) => sum + output.amount, 0n);
    const run = () =>
      spend({ unspent: pool, signers: [one, two], now: NOW, needs: [{ assetId: AVAX, amount }] });
    if (total < amount) {
      expect(run).toThrow("units are missing");
      return;
    }
    const { inputs, change, keys } = run();
    const taken = inputs.reduce((sum, { input }) => sum + ("amount" in input ? input.amount : 0n), 0n);
    const back = change.reduce((sum, { output }) => sum + ("amount" in output ? output.amount : 0n), 0n);
    expect(taken - back).toBe(amount);
    expect(inputs).toEqual(inputs.toSorted(compareInputs));
    expect(change).toEqual(sortedOutputs(change));
    expect(keys.map(({ length }) => length)).toEqual(
      inputs.map(({ input }) => ("signatureIndices" in input ? input.signatureIndices.length : -1)),
    );
  });
  fc.assert(property, { numRuns: 100 });
});
