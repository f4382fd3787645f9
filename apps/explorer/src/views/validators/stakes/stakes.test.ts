/** Figures that are computed from all validators. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { concentrationOf, PERCENTAGES, ranksOf } from "./concentration.ts";
import { calendarOf, mondayOf, placeOfDay } from "./ends.ts";
import { alikeOf, endsOf } from "./fee-uptime.ts";
import { bandsOf } from "./room.ts";
import { weightOf } from "./weight.ts";

const AVAX = 1_000_000_000n;
const stakes = fc.array(fc.bigInt({ min: 0n, max: 3_000_000n * AVAX }), { maxLength: 60 });

describe("the concentration of stakes", () => {
  it.each<[stakes: number[], largest: number, counts: number[]]>([
    [[], 0, [0, 0, 0]],
    [[5], 1, [1, 1, 1]],
    [[1, 1, 1, 1], 0.25, [2, 3, 3]],
    [[10, 60, 30], 0.6, [1, 1, 2]],
    [[33, 67], 0.67, [1, 1, 2]],
    [[0, 0], 0, [0, 0, 0]],
  ])("of %j has the largest with %d and the coefficients %j", (given, largest, counts) => {
    const found = concentrationOf(given.map(BigInt));
    expect(found.largest).toBe(largest);
    expect(found.coefficients).toEqual(
      PERCENTAGES.map((percent, index) => ({ percent, count: counts[index] })),
    );
  });

  it("has the fewest whose stakes exceed a percentage, whatever their order", () =>
    fc.assert(
      fc.property(stakes, (given) => {
        const { total, coefficients, curve, count } = concentrationOf(given);
        expect(concentrationOf([...given].reverse())).toEqual({
          total,
          coefficients,
          curve,
          count,
          largest: curve[0] ?? 0,
        });
        const sorted = [...given].sort((one, other) => (one < other ? 1 : one > other ? -1 : 0));
        const together = (few: number) => sorted.slice(0, few).reduce((sum, stake) => sum + stake, 0n);
        expect(together(count)).toBe(total);
        for (const { percent, count: few } of coefficients) {
          if (total === 0n) expect(few).toBe(0);
          else {
            expect(together(few) * 100n > total * BigInt(percent)).toBe(true);
            expect(together(few - 1) * 100n > total * BigInt(percent)).toBe(false);
          }
        }
      }),
    ));

  it("has a curve that never falls, bends downwards and ends at the whole", () =>
    fc.assert(
      fc.property(stakes, (given) => {
        const { curve, total } = concentrationOf(given);
        const steps = curve.map((share, index) => share - (curve[index - 1] ?? 0));
        for (const [index, step] of steps.entries()) {
          expect(step).toBeGreaterThanOrEqual(0);
          expect(step).toBeLessThanOrEqual((steps[index - 1] ?? 1) + 3e-6); // shares are cut to millionths
        }
        if (total > 0n) expect(curve.at(-1)).toBe(1);
      }),
    ));

  it.each([
    [0, []],
    [1, [1]],
    [2, [1, 2]],
    [17, [1, 2, 5, 10, 17]],
    [200, [1, 2, 5, 10, 20, 50, 100, 200]],
  ])("of %i stakes is listed at the ranks %j", (count, want) => expect(ranksOf(count)).toEqual(want));
});

describe("the calendar of ends", () => {
  const at = (text: string) => Date.parse(text) / 1000;

  it.each([
    ["2026-11-22T23:59:59Z", "2026-11-16T00:00:00Z"], // a Sunday
    ["2026-11-23T00:00:00Z", "2026-11-23T00:00:00Z"],
    ["1970-01-01T00:00:00Z", "1969-12-29T00:00:00Z"],
  ])("has %s in the week of %s", (time, monday) => expect(mondayOf(at(time))).toBe(at(monday)));

  it("sums what ends on a day, and counts what ends after its last week", () => {
    const { from, days, later } = calendarOf(
      [
        { at: at("2026-11-25T20:00:00Z"), stake: 2n },
        { at: at("2026-11-24T01:00:00Z"), stake: 5n },
        { at: at("2026-11-25T03:00:00Z"), stake: 1n },
        { at: at("2026-11-30T00:00:00Z"), stake: 9n },
      ],
      1,
    );
    expect(from).toBe(at("2026-11-23T00:00:00Z"));
    expect(days).toEqual([
      { at: at("2026-11-24T00:00:00Z"), count: 1, stake: 5n },
      { at: at("2026-11-25T00:00:00Z"), count: 2, stake: 3n },
    ]);
    expect(later).toBe(1);
    expect(days.map((day) => placeOfDay(day.at, from))).toEqual([
      [0, 1],
      [0, 2],
    ]);
  });

  it("loses none", () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ at: fc.integer({ min: 0, max: 4e9 }), stake: fc.bigInt({ min: 0n, max: 9n }) })),
        (endings) => {
          const { days, later, from, weeks } = calendarOf(endings, 53);
          expect(days.reduce((sum, { count }) => sum + count, later)).toBe(endings.length);
          for (const day of days) {
            const [week, weekday] = placeOfDay(day.at, from);
            expect(week >= 0 && week < weeks && weekday >= 0 && weekday < 7).toBe(true);
          }
        },
      ),
    ));

  it("of nothing is empty", () =>
    expect(calendarOf([], 53)).toEqual({ from: 0, weeks: 53, days: [], later: 0 }));
});

describe("the room for delegations", () => {
  it("is counted in bands whose lower ends belong to them", () => {
    const rooms = [0n, 1n, 1_000n * AVAX - 1n, 1_000n * AVAX, 999_999n * AVAX, 1_000_000n * AVAX];
    expect(bandsOf(rooms).map(({ count }) => count)).toEqual([1, 2, 1, 0, 1, 1]);
  });

  it("loses none", () =>
    fc.assert(
      fc.property(stakes, (rooms) => {
        const bands = bandsOf(rooms);
        expect(bands.reduce((sum, { count }) => sum + count, 0)).toBe(rooms.length);
        expect(bands.reduce((sum, { room }) => sum + room, 0n)).toBe(
          rooms.reduce((sum, room) => sum + room, 0n),
        );
      }),
    ));
});

describe("uptimes by fee", () => {
  it("stand together where they look alike", () =>
    expect(
      alikeOf([
        { fee: 20, uptime: 99.4 },
        { fee: 2, uptime: 99.4 },
        { fee: 2.04, uptime: 98.6 },
        { fee: 2, uptime: 50 },
      ]),
    ).toEqual([
      { fee: 2, uptime: 50, count: 1 },
      { fee: 2, uptime: 99, count: 2 },
      { fee: 20, uptime: 99, count: 1 },
    ]));

  it.each([
    [[], { fee: 20, uptime: 80 }],
    [[{ fee: 20, uptime: 100 }], { fee: 20, uptime: 80 }],
    [
      [
        { fee: 20.1, uptime: 79 },
        { fee: 2, uptime: 81 },
      ],
      { fee: 40, uptime: 60 },
    ],
    [[{ fee: 100, uptime: 0 }], { fee: 100, uptime: 0 }],
  ])("%j need axes to %j", (points, want) => expect(endsOf(points)).toEqual(want));
});

it("weighs own and delegated stake", () => {
  expect(weightOf({ amountStaked: "2000", amountDelegated: "500" })).toBe(2_500n);
  expect(weightOf({ amountStaked: "2000" })).toBe(2_000n);
});
