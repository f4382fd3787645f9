/** A clock that runs, stands, jumps forward and is never set back by `set`. */
import { expect, test } from "vitest";
import { VirtualClock } from "./virtual-clock.ts";

function create() {
  const base = { at: 1_000 };
  return { base, clock: new VirtualClock({ now: () => base.at }) };
}

test("follows its base clock from the time it was set to", () => {
  const { base, clock } = create();
  base.at += 5;
  expect(clock.now()).toBe(1_005);
  clock.set(2_000);
  base.at += 0.5;
  expect(clock.reading).toEqual({ now: 2_000.5, frozen: false });
});

test("stands still while frozen, can be set meanwhile, and continues from there", () => {
  const { base, clock } = create();
  clock.freeze();
  base.at += 100;
  expect(clock.reading).toEqual({ now: 1_000, frozen: true });
  clock.set(1_500);
  base.at += 100;
  expect(clock.reading).toEqual({ now: 1_500, frozen: true });
  clock.resume();
  base.at += 1;
  expect(clock.reading).toEqual({ now: 1_501, frozen: false });
});

test.each([
  { to: 999, want: "now must not be before the clock's 1000" },
  { to: Number.NaN, want: "now must not be before the clock's 1000" },
  { to: 253_402_300_800, want: "the end of the year 9999" },
])("refuses to be set to $to", ({ to, want }) => {
  const { clock } = create();
  expect(() => clock.set(to)).toThrow(want);
  expect(clock.now()).toBe(1_000);
});
