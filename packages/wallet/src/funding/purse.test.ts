/** Laws of payment: one owner pays where its coins are enough, and gets the change. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountOf, type Coin, ownersOfCoin } from "../coin.ts";
import { InsufficientFundsError, WalletError } from "../errors.ts";
import { equalBytes } from "../order.ts";
import type { Costs, Demand } from "./demand.ts";
import { type Selected, select } from "./select.ts";

const AVAX = new Uint8Array(32).fill(1);
const TOKEN = new Uint8Array(32).fill(2);
const [ALICE, BOB, CAROL] = [10, 11, 12].map((byte) => new Uint8Array(20).fill(byte)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];
const COSTS: Costs = {
  input: (signatures) => 30n + 10n * BigInt(signatures),
  output: (addresses) => 10n + BigInt(addresses),
};

const coins = fc
  .array(
    fc.record({
      amount: fc.oneof(fc.bigInt({ min: 1n, max: 80n }), fc.bigInt({ min: 1n, max: 5_000n })),
      assetId: fc.constantFrom(AVAX, AVAX, TOKEN),
      threshold: fc.constantFrom(1, 2),
      addresses: fc.constantFrom([ALICE], [BOB], [ALICE, BOB], [ALICE, BOB, CAROL]),
      locktime: fc.constantFrom(0n, 0n, 5n, 2_000n),
    }),
    { maxLength: 10 },
  )
  .map((all) =>
    all.map(({ assetId, threshold, addresses, ...rest }, outputIndex): Coin => {
      const owners = { addresses: [...addresses], threshold: Math.min(threshold, addresses.length) };
      const output = { type: "TransferOutput" as const, ...rest, ...owners };
      return { chain: "P", txId: new Uint8Array(32), outputIndex, assetId, output };
    }),
  );

const demandOf = (of: readonly Coin[], more: Partial<Demand>): Demand => ({
  coins: of,
  by: [ALICE, BOB],
  time: 1_000n,
  avax: AVAX,
  needs: [],
  baseFee: 7n,
  costs: COSTS,
  preference: "shared",
  ...more,
});

/** Text that is equal for equal owners. */
const keyOf = (coin: Pick<Coin, "output">): string => {
  const { threshold, addresses } = ownersOfCoin(coin);
  return [threshold, ...addresses.map((address) => address[0])].join();
};

function tried(demand: Demand): Selected | "short" | "mixed" {
  try {
    return select(demand);
  } catch (error) {
    if (error instanceof InsufficientFundsError) return "short";
    if (error instanceof WalletError && error.message.startsWith("change must be given")) return "mixed";
    throw error;
  }
}

const sum = (outputs: readonly Pick<Coin, "output">[]) =>
  outputs.reduce((total, output) => total + amountOf(output), 0n);
const amount = fc.bigInt({ min: 1n, max: 9_000n });
const small = fc.bigInt({ min: 0n, max: 2_000n });

describe("who pays", () => {
  it("is one owner of each asset, who gets the change and the returned stake", () => {
    fc.assert(
      fc.property(coins, small, small, small, (of, avax, stake, tokens) => {
        const needs = [
          { assetId: AVAX, amount: avax },
          { assetId: TOKEN, amount: tokens },
        ];
        const selected = tried(demandOf(of, { needs, stake }));
        if (typeof selected === "string") return;
        for (const assetId of [AVAX, TOKEN]) {
          const isOf = (one: { readonly assetId: Uint8Array }) => equalBytes(one.assetId, assetId);
          const spent = selected.picked.map(({ coin }) => coin).filter(isOf);
          const returned = [...selected.change, ...selected.stake].filter(isOf);
          const owners = new Set(spent.map(keyOf));
          expect(owners.size).toBeLessThanOrEqual(1);
          for (const output of returned) {
            expect(owners).toContain(keyOf(output));
            expect(ownersOfCoin(output).locktime).toBe(0n);
          }
          const paid = assetId === AVAX ? avax + selected.burned : tokens;
          expect(sum(spent) - sum(returned)).toBe(paid);
        }
        const addresses = (outputs: Selected["change"]) =>
          outputs.reduce(
            (cost, output) => cost + COSTS.output(ownersOfCoin(output).addresses.length, false),
            0n,
          );
        const inputs = selected.picked.reduce(
          (cost, { coin }) => cost + COSTS.input(ownersOfCoin(coin).threshold, false),
          0n,
        );
        expect(selected.fee).toBe(7n + inputs + addresses([...selected.change, ...selected.stake]));
      }),
    );
  });

  it("is asked for the owner of the change only if nobody is able to pay alone", () => {
    fc.assert(
      fc.property(coins, amount, (of, need) => {
        const needs = [{ assetId: AVAX, amount: need }];
        const keys = [...new Set(of.map(keyOf))];
        const alone = keys.filter((key) => {
          const own = of.filter((coin) => keyOf(coin) === key);
          return typeof tried(demandOf(own, { needs })) !== "string";
        });
        const together = tried(
          demandOf(of, { needs, change: { locktime: 0n, threshold: 1, addresses: [ALICE] } }),
        );
        const want = alone.length > 0 ? "object" : typeof together === "string" ? "short" : "mixed";
        const got = tried(demandOf(of, { needs }));
        expect(typeof got === "string" ? got : "object").toBe(want);
        if (typeof got === "string") return;
        const [payer] = got.picked.map(({ coin }) => coin);
        // Owners that need the most signatures come first, then the earlier signer.
        const rank = (key: string) =>
          key.startsWith("2") ? 0 : key === "1,10" ? 1 : key.includes("10") ? 2 : 3;
        for (const key of alone) expect(rank(keyOf(payer as Coin))).toBeLessThanOrEqual(rank(key));
      }),
    );
  });

  it("is the first signer, although a later one has larger outputs", () => {
    const outputOf = (address: Uint8Array, units: bigint, outputIndex: number): Coin => {
      const output = {
        type: "TransferOutput" as const,
        amount: units,
        locktime: 0n,
        threshold: 1,
        addresses: [address],
      };
      return { chain: "P", txId: new Uint8Array(32), outputIndex, assetId: AVAX, output };
    };
    const of = [outputOf(BOB, 5_000n, 0), outputOf(ALICE, 600n, 1), outputOf(ALICE, 600n, 2)];
    const needs = [{ assetId: AVAX, amount: 1_000n }];
    const { picked, change } = select(demandOf(of, { needs }));
    expect(picked.map(({ coin }) => ownersOfCoin(coin).addresses)).toEqual([[ALICE], [ALICE]]);
    expect(change.map((output) => ownersOfCoin(output).addresses)).toEqual([[ALICE]]);
  });
});
