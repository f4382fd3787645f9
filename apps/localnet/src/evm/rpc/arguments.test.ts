/** Keys of storage slots in the forms that a node reads. */
import { expect, test } from "vitest";
import { readStorageKey } from "./arguments.ts";

const padded = (digits: string) => `0x${digits.padStart(64, "0")}`;

test.each([
  { given: "0x0", slot: padded("0"), shown: "0x0" },
  { given: "0x", slot: padded(""), shown: "0x0" },
  { given: "", slot: padded(""), shown: "0x0" },
  { given: "0X0A", slot: padded("a"), shown: "0xa" },
  { given: "abc", slot: padded("abc"), shown: "0xabc" },
  { given: padded("1"), slot: padded("1"), shown: padded("1") },
  { given: `0x${"1".repeat(63)}`, slot: padded("1".repeat(63)), shown: padded("1".repeat(63)) },
])("$given is a key", ({ given, ...want }) => {
  expect(readStorageKey(given)).toEqual(want);
});

test.each([
  { given: "0xzz", want: "hex string invalid" },
  { given: `0x${"0".repeat(65)}`, want: "hex string too long, want at most 32 bytes" },
])("$given is refused", ({ given, want }) => {
  expect(() => readStorageKey(given)).toThrow(want);
  expect(() => readStorageKey(given, "unable to decode storage key: ")).toThrow(
    `unable to decode storage key: ${want}`,
  );
});
