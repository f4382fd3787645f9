/** Amounts convert exactly in both directions, and what would lose a digit is refused. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ValidationError } from "./errors/validation.ts";
import { type Amount, formatAvax, formatUnits, parseAvax, parseUnits } from "./units.ts";

describe("formatUnits", () => {
  it.each<[amount: Amount, decimals: number, want: string]>([
    ["0", 9, "0"],
    ["1", 9, "0.000000001"],
    ["1500000000", 9, "1.5"],
    [1_000_000_000, 9, "1"],
    [-1n, 18, "-0.000000000000000001"],
    ["-2500", 3, "-2.5"],
    ["42", 0, "42"],
    ["720000000000000001", 9, "720000000.000000001"],
    [`1${"0".repeat(60)}`, 18, `1${"0".repeat(42)}`],
    ["007", 1, "0.7"],
  ])("%s of %i places is %s", (amount, decimals, want) => {
    expect(formatUnits(amount, decimals)).toBe(want);
  });

  it.each<[amount: unknown, decimals: unknown, message: string]>([
    ["1.5", 9, "amount must be an integer"],
    ["", 9, "amount must be an integer"],
    [" 1", 9, "amount must be an integer"],
    ["0x10", 9, "amount must be an integer"],
    [2 ** 53, 9, "amount must be an integer"],
    [0.5, 9, "amount must be an integer"],
    [undefined, 9, "amount must be an integer"],
    ["1", -1, "decimals must be an integer of 0 to 255"],
    ["1", 1.5, "decimals must be an integer of 0 to 255"],
    ["1", 256, "decimals must be an integer of 0 to 255"],
  ])("refuses %s of %s places", (amount, decimals, message) => {
    expect(() => formatUnits(amount as Amount, decimals as number)).toThrow(`formatUnits: ${message}`);
  });
});

describe("parseUnits", () => {
  it.each<[text: Amount, decimals: number, want: bigint]>([
    ["0", 9, 0n],
    ["-0", 9, 0n],
    ["1", 9, 1_000_000_000n],
    ["0.000000001", 9, 1n],
    ["-1.5", 9, -1_500_000_000n],
    ["1.5000000000", 1, 15n],
    ["1.000", 0, 1n],
    [25, 9, 25_000_000_000n],
    [25n, 18, 25n * 10n ** 18n],
  ])("%s with %i places is %s", (text, decimals, want) => {
    expect(parseUnits(text, decimals)).toBe(want);
  });

  it.each<[text: unknown, message: string]>([
    ["", "text must be a decimal number"],
    [".5", "text must be a decimal number"],
    ["1.", "text must be a decimal number"],
    ["1e3", "text must be a decimal number"],
    ["1,000", "text must be a decimal number"],
    [" 1", "text must be a decimal number"],
    ["+1", "text must be a decimal number"],
    ["NaN", "text must be a decimal number"],
    ["0.0000000001", "text must have at most 9 decimal places"],
    [0.1, "amount must be an integer"], // a number has been rounded already: 0.1 is not a tenth
    [2 ** 53, "amount must be an integer"],
  ])("refuses %s", (text, message) => {
    expect(() => parseUnits(text as Amount, 9)).toThrow(message);
  });

  it("throws an error of the clients", () => {
    const thrown = (() => {
      try {
        return parseAvax("a lot");
      } catch (error) {
        return error;
      }
    })();
    expect(thrown instanceof ValidationError).toBe(true);
  });
});

it("reads back what it wrote, for every amount and every number of places", () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.integer({ min: 0, max: 255 }), (amount, decimals) => {
      expect(parseUnits(formatUnits(amount, decimals), decimals)).toBe(amount);
      expect(formatUnits(String(amount), decimals)).toBe(formatUnits(amount, decimals));
    }),
  );
});

it("counts nine decimal places in one AVAX", () => {
  expect(formatAvax("720000000000000000")).toBe("720000000");
  expect(parseAvax("0.000000001")).toBe(1n);
});
