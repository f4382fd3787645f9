/** Laws of the selection: it finds what exists, takes nothing for nothing, and never makes change at a loss. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountOf, availabilityOf, type Coin, ownersOfCoin, stakeableUntil } from "../coin.ts";
import { InsufficientFundsError } from "../errors.ts";
import { equalBytes } from "../order.ts";
import type { Costs, Demand } from "./demand.ts";
import { type Selected, select } from "./select.ts";

const AVAX = new Uint8Array(32).fill(1);
const TOKEN = new Uint8Array(32).fill(2);
const ADDRESSES = [10, 11, 12].map((byte) => new Uint8Array(20).fill(byte)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];
const BY = [ADDRESSES[0], ADDRESSES[1]];
const NOW = 1_000n;
const CHANGE = { locktime: 0n, threshold: 1, addresses: [ADDRESSES[0]] };
const COSTS: Costs = {
  input: (signatures, isLocked) => 30n + 10n * BigInt(signatures) + (isLocked ? 2n : 0n),
  output: (addresses, isLocked) => 10n + BigInt(addresses) + (isLocked ? 1n : 0n),
};

const owners = fc.record({
  locktime: fc.constantFrom(0n, 0n, 0n, 999n, 1_001n),
  addresses: fc.constantFrom(
    [ADDRESSES[0]],
    [ADDRESSES[0], ADDRESSES[1]],
    [ADDRESSES[2]],
    [ADDRESSES[1], ADDRESSES[2]],
  ),
  threshold: fc.constantFrom(1, 1, 2),
});

const output = fc
  .record({
    owner: owners,
    amount: fc.oneof(fc.bigInt({ min: 1n, max: 80n }), fc.bigInt({ min: 1n, max: 5_000n })),
  })
  .map(({ owner, amount: units }) => {
    const threshold = Math.min(owner.threshold, owner.addresses.length);
    const addresses = [...owner.addresses];
    return { type: "TransferOutput" as const, amount: units, locktime: owner.locktime, threshold, addresses };
  });

const coinsOf = (lock: fc.Arbitrary<bigint>, assets: readonly Uint8Array[] = [AVAX, AVAX, TOKEN]) =>
  fc.array(fc.record({ output, lock, assetId: fc.constantFrom(...assets) }), { maxLength: 9 }).map((all) =>
    all.map(({ output: plain, lock: locktime, assetId }, at): Coin => {
      const isLocked = locktime > 0n && equalBytes(assetId, AVAX);
      return {
        chain: "P",
        txId: new Uint8Array(32).fill(at % 4),
        outputIndex: at,
        assetId,
        output: isLocked ? { type: "LockOut", locktime, output: plain } : plain,
      };
    }),
  );

const free = coinsOf(fc.constant(0n));
const stakeable = coinsOf(fc.constantFrom(0n, 900n, 2_000n, 3_000n), [AVAX]);

const demandOf = (coins: readonly Coin[], amount: bigint, more: Partial<Demand> = {}): Demand => ({
  coins,
  by: BY,
  time: NOW,
  avax: AVAX,
  needs: [{ assetId: AVAX, amount }],
  baseFee: 7n,
  costs: COSTS,
  change: CHANGE,
  preference: "shared",
  ...more,
});

const coinOf = (units: bigint, outputIndex: number): Coin => {
  const output = { type: "TransferOutput" as const, amount: units, ...CHANGE };
  return { chain: "P", txId: new Uint8Array(32), outputIndex, assetId: AVAX, output };
};

function tried(demand: Demand): Selected | undefined {
  try {
    return select(demand);
  } catch (error) {
    if (error instanceof InsufficientFundsError) return undefined;
    throw error;
  }
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
const costOf = (coin: Coin) => COSTS.input(ownersOfCoin(coin).threshold, stakeableUntil(coin) > NOW);
const isPayer = (coin: Coin) => equalBytes(coin.assetId, AVAX) && availabilityOf(coin, BY, NOW) === "now";
const worth = (coin: Coin) => amountOf(coin) - costOf(coin);
const amount = fc.bigInt({ min: 1n, max: 9_000n });

describe("select", () => {
  it("finds enough exactly if the coins that are worth their cost are enough", () => {
    fc.assert(
      fc.property(free, amount, (coins, need) => {
        const all = sum(coins.filter((coin) => isPayer(coin) && worth(coin) > 0n).map(worth));
        expect(tried(demandOf(coins, need)) !== undefined).toBe(all >= need + 7n);
      }),
    );
  });

  it("pays what is needed, and burns the fee and no more than change would cost", () => {
    fc.assert(
      fc.property(free, amount, fc.bigInt({ min: 0n, max: 3_000n }), (coins, need, tokens) => {
        const needs = [
          { assetId: TOKEN, amount: tokens },
          { assetId: AVAX, amount: need },
        ];
        const selected = tried(demandOf(coins, need, { needs }));
        if (selected === undefined) return;
        const { picked, change, fee, burned } = selected;
        const of = (assetId: Uint8Array) => {
          const spent = picked.map(({ coin }) => coin).filter((coin) => equalBytes(coin.assetId, assetId));
          const returned = change.filter((one) => equalBytes(one.assetId, assetId));
          return (
            sum(spent.map(amountOf)) - sum(returned.map(({ output: plain }) => amountOf({ output: plain })))
          );
        };
        expect(of(TOKEN)).toBe(tokens);
        expect(of(AVAX)).toBe(need + burned);
        const parts =
          sum(picked.map(({ coin }) => costOf(coin))) + COSTS.output(1, false) * BigInt(change.length);
        expect(fee).toBe(7n + parts);
        expect(burned).toBeGreaterThanOrEqual(fee);
        expect(burned - fee).toBeLessThanOrEqual(COSTS.output(1, false) + COSTS.input(1, false));
        for (const one of change) {
          if (!equalBytes(one.assetId, AVAX)) continue;
          expect(amountOf(one)).toBeGreaterThan(COSTS.input(1, false));
          expect(burned).toBe(fee);
        }
      }),
    );
  });

  it("takes only coins that the signers can spend now, each once, with the right signers", () => {
    fc.assert(
      fc.property(free, amount, (coins, need) => {
        const picked = tried(demandOf(coins, need))?.picked ?? [];
        expect(new Set(picked.map(({ coin }) => coin)).size).toBe(picked.length);
        for (const { coin, input } of picked) {
          expect(availabilityOf(coin, BY, NOW)).toBe("now");
          const { addresses, threshold } = ownersOfCoin(coin);
          const { signatureIndices } = input.input.type === "LockIn" ? input.input.input : input.input;
          expect(signatureIndices.length).toBe(threshold);
          for (const at of signatureIndices) expect(BY).toContainEqual(addresses[at]);
        }
      }),
    );
  });

  it("takes no coin that can be left out", () => {
    fc.assert(
      fc.property(free, amount, (coins, need) => {
        const picked = tried(demandOf(coins, need))?.picked.map(({ coin }) => coin) ?? [];
        for (const left of picked) {
          const others = picked.filter((coin) => coin !== left);
          expect(sum(others.map(worth))).toBeLessThan(need + 7n);
        }
      }),
    );
  });

  it("takes as few coins as possible if all need one signature", () => {
    fc.assert(
      fc.property(free, amount, (coins, need) => {
        const single = coins.filter((coin) => ownersOfCoin(coin).threshold === 1);
        const picked = tried(demandOf(single, need))?.picked;
        if (picked === undefined) return;
        const largest = single
          .filter(isPayer)
          .map(worth)
          .sort((left, right) => Number(right - left));
        expect(sum(largest.slice(0, picked.length - 1))).toBeLessThan(need + 7n);
      }),
    );
  });

  it("burns no more than one coin without change would", () => {
    fc.assert(
      fc.property(free, amount, (coins, need) => {
        const [most = 0] = coins
          .filter((coin) => isPayer(coin) && worth(coin) > 0n)
          .map((coin) => ownersOfCoin(coin).threshold)
          .sort((left, right) => right - left);
        for (const coin of coins) {
          if (!isPayer(coin) || ownersOfCoin(coin).threshold !== most || worth(coin) < need + 7n) continue;
          const burned = amountOf(coin) - need;
          const least = 7n + costOf(coin) + COSTS.output(1, false);
          if (burned <= least) expect(select(demandOf(coins, need)).burned).toBeLessThanOrEqual(burned);
        }
      }),
    );
    // Change would be worth more than it costs, but the small coin needs none.
    const [large, small] = [5_000n, 55n].map((units, outputIndex) => coinOf(units, outputIndex));
    const { picked, burned } = select(demandOf([large, small] as Coin[], 8n));
    expect([picked.map(({ coin }) => coin), burned]).toEqual([[small], 47n]);
  });

  it("leaves coins that fewer can spend while the shared ones are enough", () => {
    fc.assert(
      fc.property(free, amount, (coins, need) => {
        const shared = coins.filter(
          (coin) => isPayer(coin) && ownersOfCoin(coin).threshold === 2 && worth(coin) > 0n,
        );
        if (sum(shared.map(worth)) < need + 7n) return;
        for (const { coin } of select(demandOf(coins, need)).picked)
          expect(ownersOfCoin(coin).threshold).toBe(2);
      }),
    );
  });

  it("depends on the coins, not on their order", () => {
    fc.assert(
      fc.property(
        free,
        amount,
        fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
        (coins, need, random) => {
          const shuffled = coins
            .map((coin) => ({ coin, at: random.next().value }))
            .sort((left, right) => left.at - right.at)
            .map(({ coin }) => coin);
          expect(tried(demandOf(shuffled, need))).toEqual(tried(demandOf(coins, need)));
        },
      ),
    );
  });

  it("stakes coins with a stakeable lock first, and keeps their locks and owners", () => {
    fc.assert(
      fc.property(stakeable, amount, (coins, stake) => {
        const selected = tried(demandOf(coins, 0n, { needs: [], stake }));
        if (selected === undefined) return;
        expect(sum(selected.stake.map(amountOf))).toBe(stake);
        const byLock = (outputs: readonly Pick<Coin, "output">[]) => {
          const sums: Record<string, bigint> = {};
          for (const one of outputs) {
            const until = stakeableUntil(one);
            if (until <= NOW) continue;
            const { threshold, addresses, locktime } = ownersOfCoin(one);
            const key = [until, locktime, threshold, ...addresses.map((address) => address[0])].join();
            sums[key] = (sums[key] ?? 0n) + amountOf(one);
          }
          return sums;
        };
        const { picked, change } = selected;
        expect(byLock([...selected.stake, ...change])).toEqual(byLock(picked.map(({ coin }) => coin)));
      }),
    );
  });

  it("finds a stake if it exists, up to the cost of two outputs", () => {
    fc.assert(
      fc.property(stakeable, amount, (coins, stake) => {
        if (tried(demandOf(coins, 0n, { needs: [], stake })) !== undefined) return;
        const payers = sum(coins.filter((coin) => isPayer(coin) && worth(coin) > 0n).map(worth));
        const lockers = coins.filter((coin) => availabilityOf(coin, BY, NOW) === "stakeable");
        // Every set of stakeable coins, with one output for each lock that they have.
        for (let set = 0; set < 1 << lockers.length; set++) {
          const used = lockers.filter((_, at) => (set >> at) & 1);
          const locked = sum(used.map(amountOf));
          const isPart = locked < stake;
          const covered = isPart ? locked : stake;
          const inputs = sum(used.map(costOf));
          const outputs = used.length > 0 ? COSTS.output(1, true) : COSTS.output(1, false);
          const bound = 2n * COSTS.output(2, true) + BigInt(lockers.length) * COSTS.output(2, true);
          expect(payers).toBeLessThan(stake - covered + 7n + inputs + outputs + bound);
        }
      }),
    );
  });

  it.each<
    [
      name: string,
      coins: readonly [amount: bigint, kind: "now" | "later" | "shared" | "foreign"][],
      want: RegExp,
    ]
  >([
    ["locked", [[1_000n, "later"]], /needed 107, available 0 \(1000 are locked\)/],
    ["shared", [[1_000n, "shared"]], /\(1000 need other signers\)/],
    [
      "dust",
      [
        [40n, "now"],
        [39n, "now"],
      ],
      /\(79 cost more to spend than they are worth\)/,
    ],
    ["foreign", [[1_000n, "foreign"]], /available 0$/],
  ])("says why coins are not enough: %s", (_name, coins, want) => {
    const made = coins.map(([units, kind], at): Coin => {
      const addresses =
        kind === "foreign"
          ? [ADDRESSES[2]]
          : kind === "shared"
            ? [ADDRESSES[1], ADDRESSES[2]]
            : [ADDRESSES[0]];
      const owner = {
        addresses,
        threshold: kind === "shared" ? 2 : 1,
        locktime: kind === "later" ? 2_000n : 0n,
      };
      return {
        chain: "P",
        txId: new Uint8Array(32),
        outputIndex: at,
        assetId: AVAX,
        output: { type: "TransferOutput", amount: units, ...owner },
      };
    });
    expect(() => select(demandOf(made, 100n))).toThrow(want);
  });
});
