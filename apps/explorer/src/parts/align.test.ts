/** Series on one axis. */
import { expect, it } from "vitest";
import { numberText, shareText } from "../format/number.ts";
import { align } from "./align.ts";

it("has every time once, and null where a series has no point", () => {
  const series = [
    [
      [2, 20],
      [1, 10],
    ],
    [
      [3, 0],
      [2, 5],
    ],
  ] as const;
  expect(align(series)).toEqual({
    times: [1, 2, 3],
    values: [
      [10, 20, null],
      [null, 5, 0],
    ],
  });
  expect(align([[]])).toEqual({ times: [], values: [[]] });
});

it.each([
  [0, "0"],
  [0.000081234, "0.00008123"],
  [12.3456, "12.35"],
  [-5, "-5"],
  [1_234_567, "1.235M"],
])("%d is written as %s", (value, want) => expect(numberText(value)).toBe(want));

it("writes shares in percent", () =>
  expect([0, 0.12345, 1].map(shareText)).toEqual(["0 %", "12.35 %", "100 %"]));
