/** bech32 as an independent implementation writes it. */

import { bech32 } from "@scure/base";
import fc from "fast-check";
import { expect, test } from "vitest";
import { encodeBech32 } from "./bech32.ts";

const letters = [..."abcdefghijklmnopqrstuvwxyz"];
const hrp = fc
  .array(fc.constantFrom(...letters), { minLength: 1, maxLength: 40 })
  .map((list) => list.join(""));

test("equals the independent implementation", () => {
  fc.assert(
    fc.property(hrp, fc.uint8Array({ maxLength: 25 }), (part, bytes) => {
      expect(encodeBech32(part, bytes)).toBe(bech32.encode(part, bech32.toWords(bytes)));
    }),
    { numRuns: 500 },
  );
});
