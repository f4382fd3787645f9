/** base58 as an independent implementation writes and reads it. */

import { base58 } from "@scure/base";
import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeBase58, encodeBase58 } from "./base58.ts";

const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 80 }),
  // Leading zeros have digits of their own, and runs of 0 and 255 carry far.
  fc.array(fc.constantFrom(0, 0, 1, 57, 58, 255), { maxLength: 80 }).map((list) => Uint8Array.from(list)),
);

test("equals the independent implementation", () => {
  fc.assert(
    fc.property(bytes, (input) => {
      const text = base58.encode(input);
      expect(encodeBase58(input)).toBe(text);
      expect(decodeBase58(text)).toEqual(input);
    }),
    {
      numRuns: 1_000,
      examples: [[new Uint8Array()], [new Uint8Array(40)], [new Uint8Array(2_048).fill(255)]],
    },
  );
});
