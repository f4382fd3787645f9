/**
 * The price of gas in a quiet and in a busy chain; the recorded node's prices are compared in the test of
 * settlement.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  afterBlock,
  beforeBlock,
  CALM_GAS,
  excessOfPrice,
  feeTime,
  type PriceState,
  priceIn,
  priceOfExcess,
} from "./gas-price.ts";

const LEAST = { price: 25_000_000_000n, excess: 2_082_966_324n };
/** The gas clock's units in a millisecond. */
const UNITS = 2_000n;

/** The state before the next of some blocks of one charge, each so many milliseconds after the one before. */
function run(count: number, gas: bigint, milliseconds: bigint): PriceState {
  let state: PriceState = { at: 0n, excess: LEAST.excess };
  let [time, counted] = [0n, 0n];
  for (let made = 0; made < count; made += 1) {
    time += milliseconds;
    counted = feeTime(time, counted);
    state = afterBlock(beforeBlock(state, counted, LEAST), gas);
  }
  return beforeBlock(state, feeTime(time + milliseconds, counted), LEAST);
}

test.each([
  { why: "blocks of little gas, far apart", gas: 21_000n, milliseconds: 10_000n },
  { why: "blocks of one instant", gas: 21_000n, milliseconds: 0n },
  { why: "blocks of one instant with the most gas that is calm", gas: CALM_GAS, milliseconds: 0n },
  { why: "blocks at the target", gas: 10_000_000n, milliseconds: 10_000n },
])("stays at the least price after $why", ({ gas, milliseconds }) => {
  expect(priceIn(run(50, gas, milliseconds), LEAST)).toBe(LEAST.price);
});

test("rises with blocks above the target, doubles in a minute at full rate, and falls again", () => {
  const busy = run(6, 20_000_000n, 10_000n);
  const price = priceIn(busy, LEAST);
  expect(Number(price) / Number(LEAST.price)).toBeCloseTo(Math.exp(60 / 87), 2);
  const later = beforeBlock(busy, busy.at / UNITS + 30_000n, LEAST);
  expect(Number(priceIn(later, LEAST)) / Number(LEAST.price)).toBeCloseTo(Math.exp(30 / 87), 2);
  expect(priceIn(beforeBlock(busy, busy.at / UNITS + 61_000n, LEAST), LEAST)).toBe(LEAST.price);
});

test("the excess of the genesis price is the recorded node's", () => {
  expect(excessOfPrice(225_000_000_000n)).toBe(2_274_124_862n);
  expect(excessOfPrice(LEAST.price)).toBe(LEAST.excess);
});

test("the excess of a price is the least that has it, or the greatest below it", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 2n, max: 10n ** 15n }), (price) => {
      const excess = excessOfPrice(price);
      const found = priceOfExcess(excess);
      expect(found <= price).toBe(true);
      if (found === price) expect(priceOfExcess(excess - 1n) < price).toBe(true);
      else expect(priceOfExcess(excess + 1n) > price).toBe(true);
    }),
    { numRuns: 40 },
  );
});
