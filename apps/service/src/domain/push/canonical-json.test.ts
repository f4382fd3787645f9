/** Canonical JSON: the RFC's examples, and that it is the same value whatever the order of members. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalJson, type JsonValue } from "./canonical-json.ts";

test.each<[given: JsonValue, want: string]>([
  [{ b: 1, a: "x" }, '{"a":"x","b":1}'],
  [{ a: undefined, b: null }, '{"b":null}'],
  [[56, { d: true, "10": null, "1": [] }], '[56,{"1":[],"10":null,"d":true}]'],
  // RFC 8785, section 3.2.3: sorted by UTF-16 code units.
  [
    { "\u20ac": 1, "\r": 2, "\ufb33": 3, "1": 4, "\ud83d\ude00": 5, "\u0080": 6, "\u00f6": 7 },
    '{"\\r":2,"1":4,"\u0080":6,"\u00f6":7,"\u20ac":1,"\ud83d\ude00":5,"\ufb33":3}',
  ],
  [[333333333.3333333, 1e30, 4.5, 0.002, 1e-27], "[333333333.3333333,1e+30,4.5,0.002,1e-27]"],
])("%j", (given, want) => {
  expect(canonicalJson(given)).toBe(want);
});

test("an object's text depends on its members alone, not on their order", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (object) => {
      const reversed = Object.fromEntries(Object.entries(object).reverse());
      const text = canonicalJson(object as JsonValue);
      expect(canonicalJson(reversed as JsonValue)).toBe(text);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(object)));
    }),
  );
});
