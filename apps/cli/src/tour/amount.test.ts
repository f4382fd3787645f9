/** Amounts for people. */
import { expect, it } from "vitest";
import { formatAvax } from "./amount.ts";

it.each([
  ["0", "0"],
  ["1", "0.000000001"],
  ["2000000000000", "2,000"],
  ["1500000000", "1.5"],
  ["720000000000000001", "720,000,000.000000001"],
  [undefined, "–"],
])("%s nAVAX is %s AVAX", (given, want) => expect(formatAvax(given)).toBe(want));
