import { expect, test } from "vitest";
import { readSignatures, writeSignatures } from "./signatures.ts";

const [A, B] = ["aa".repeat(65), "bb".repeat(65)];

test.each([
  { given: [], want: "0x" },
  { given: [`0x${A}`], want: `0x${A}` },
  { given: [`0x${A}`, `0x${B}`], want: `0x${A}${B}` },
])("$given.length signatures are stored as one value and read back", ({ given, want }) => {
  expect(writeSignatures(given)).toBe(want);
  expect(readSignatures(want)).toEqual(given);
});
