/** The worth of amounts has all digits, and none that say nothing. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { tokenWorth } from "./token-worth.ts";

test.each([
  { amount: "1500000", decimals: 6, price: "2.5", want: "3.75" },
  { amount: "0", decimals: 18, price: "21.37", want: "0" },
  { amount: "1", decimals: 18, price: "1", want: "0.000000000000000001" },
  { amount: "7", decimals: 0, price: "3", want: "21" },
  { amount: "70", decimals: 0, price: "10", want: "700" },
  { amount: "12", decimals: 0, price: "0.25", want: "3" },
  {
    amount: "115792089237316195423570985008687907853269984665640564039457584007913129639935",
    decimals: 255,
    price: "1",
    want: `0.${"0".repeat(177)}115792089237316195423570985008687907853269984665640564039457584007913129639935`,
  },
])("$amount of $decimals decimals at $price is $want", ({ amount, decimals, price, want }) => {
  expect(tokenWorth(amount, decimals, price)).toBe(want);
});

test("is the product of the two", () => {
  const digits = fc.bigInt({ min: 0n, max: 10n ** 20n });
  const places = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(digits, places, digits, places, (amount, decimals, price, scale) => {
      const text =
        scale === 0
          ? String(price)
          : String(price)
              .padStart(scale + 1, "0")
              .replace(new RegExp(`(\\d{${scale}})$`), ".$1");
      const [integer = "", fraction = ""] = tokenWorth(String(amount), decimals, text).split(".");
      expect(fraction.endsWith("0")).toBe(false);
      const all = decimals + scale;
      expect(BigInt(integer + fraction.padEnd(all, "0"))).toBe(amount * price);
      expect(integer).toMatch(/^(0|[1-9]\d*)$/);
    }),
  );
});
