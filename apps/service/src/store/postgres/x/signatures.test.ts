import { expect, test } from "vitest";
import { readSignatures, writeSignatures } from "./signatures.ts";

test.each([
  { given: [], want: "" },
  { given: ["YQ=="], want: "YQ==" },
  { given: ["YQ==", "Yg=="], want: "YQ==,Yg==" },
])("$given.length signatures are stored as $want and read back", ({ given, want }) => {
  expect(writeSignatures(given)).toBe(want);
  expect(readSignatures(want)).toEqual(given);
});
