import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAX_TEXT, readDecimals, readText } from "./token-metadata.ts";

const word = (value: number | bigint): string => value.toString(16).padStart(64, "0");
const hex = (text: string): string => Buffer.from(text).toString("hex");
const padded = (digits: string): string => digits.padEnd(Math.ceil(digits.length / 64) * 64, "0");
const abi = (text: string): string => `0x${word(32)}${word(Buffer.byteLength(text))}${padded(hex(text))}`;

describe("readText", () => {
  test.each([
    { given: abi("Example Coin"), want: "Example Coin", why: "a string" },
    { given: abi("Ünïcödé 🪙"), want: "Ünïcödé 🪙", why: "any script" },
    { given: `0x${padded(hex("MKR"))}`, want: "MKR", why: "bytes32" },
    { given: `0x${hex("x".repeat(32))}`, want: "x".repeat(32), why: "bytes32 without an end" },
    { given: `0x${hex("a\0b").padEnd(64, "0")}`, want: null, why: "bytes32 that goes on after its end" },
    { given: "0x", want: null, why: "nothing" },
    { given: "0x00", want: null, why: "half a word" },
    { given: abi(""), want: null, why: "an empty string" },
    { given: `0x${word(0)}`, want: null, why: "empty bytes32" },
    { given: `0x${word(32)}${word(64)}${padded(hex("short"))}`, want: null, why: "a length beyond the end" },
    { given: `0x${word(2n ** 255n)}${word(1)}${word(0)}`, want: null, why: "an offset beyond everything" },
    { given: `0x${word(32)}${word(2n ** 256n - 1n)}`, want: null, why: "a length beyond everything" },
    { given: abi("a\u202Eb\u0000c\u200Bd\ne"), want: "abcde", why: "characters that hide" },
    { given: abi("x".repeat(10_000)), want: "x".repeat(MAX_TEXT), why: "a long string" },
    { given: `0x${word(32)}${word(3)}${"61ff62".padEnd(64, "0")}`, want: "ab", why: "broken UTF-8" },
  ])("$why", ({ given, want }) => {
    expect(readText(given)).toBe(want);
  });

  test("never throws, and never returns more than its limit", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const text = readText(`0x${Buffer.from(bytes).toString("hex")}`);
        expect([...(text ?? "x")].length).toBeGreaterThan(0);
        expect([...(text ?? "x")].length).toBeLessThanOrEqual(MAX_TEXT);
      }),
    );
  });
});

test.each([
  { given: `0x${word(18)}`, want: 18 },
  { given: `0x${word(0)}`, want: 0 },
  { given: `0x${word(255)}`, want: 255 },
  { given: `0x${word(256)}`, want: null },
  { given: `0x${word(2n ** 256n - 1n)}`, want: null },
  { given: "0x", want: null },
  { given: "0x12", want: null },
])("decimals $given", ({ given, want }) => {
  expect(readDecimals(given)).toBe(want);
});
