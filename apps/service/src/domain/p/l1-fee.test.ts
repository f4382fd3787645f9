/** Fees by day equal those that are added up second by second. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { feeDays, type L1PaidState } from "./l1-fee.ts";

const DAY = 86_400;
const PRICE = 512n;

/** The days as counting each hour of each validation gives them; times and balances are of whole hours. */
function counted(states: readonly L1PaidState[], until: number) {
  const ids = [...new Set(states.map(({ validationId }) => validationId))];
  const first = Math.floor(Math.min(...states.map(({ time }) => time)) / DAY);
  let soFar = 0n;
  return Array.from({ length: Math.floor(until / DAY) - first + 1 }, (_, at) => {
    const start = (first + at) * DAY;
    let paid = 0n;
    const payers = new Set<string>();
    for (const id of ids) {
      for (let hour = start; hour < start + DAY && hour < until; hour += 3_600) {
        const state = states.findLast(({ validationId, time }) => validationId === id && time <= hour);
        if (state === undefined || BigInt(state.paidUntil) <= PRICE * BigInt(hour)) continue;
        paid += 3_600n * PRICE;
        payers.add(id);
      }
    }
    soFar += paid;
    return { start, paid, paidSoFar: soFar, paying: payers.size };
  });
}

test("days are what counting hours gives", () => {
  const change = fc.record({
    id: fc.constantFrom("a", "b", "c"),
    wait: fc.nat(60),
    // Hours that the balance lasts; 0 deactivates.
    lasts: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 200 })),
  });
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 12 }), fc.nat(100), (changes, rest) => {
      let time = 20_000 * DAY;
      const states = changes.map(({ id, wait, lasts }): L1PaidState => {
        time += wait * 3_600;
        const paidUntil = lasts === 0 ? 0n : PRICE * BigInt(time + lasts * 3_600);
        return { validationId: id, time, paidUntil: String(paidUntil) };
      });
      const until = time + rest * 3_600;
      expect(feeDays(states, { price: PRICE, until })).toEqual(counted(states, until));
    }),
  );
});

test.each([
  { what: "no validation", states: [], want: [] },
  {
    what: "a balance that is used up within a second",
    states: [{ validationId: "a", time: 0, paidUntil: "700" }],
    want: [{ start: 0, paid: 700n, paidSoFar: 700n, paying: 1 }],
  },
  {
    what: "one that was never active",
    states: [{ validationId: "a", time: 0, paidUntil: "0" }],
    want: [{ start: 0, paid: 0n, paidSoFar: 0n, paying: 0 }],
  },
])("$what", ({ states, want }) => {
  expect(feeDays(states, { price: PRICE, until: 100 })).toEqual(want);
});
