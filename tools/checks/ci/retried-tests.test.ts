/** Tests that passed only when they were run again are named, with what they failed with first. */
import { expect, it } from "vitest";
import { retriedTests } from "./retried-tests.ts";

it("names those alone", () => {
  const test = (fullName: string, flaky: boolean, message?: string) => ({
    fullName,
    diagnostic: () => ({ flaky }) as never, // of it only this is read
    result: () => ({ state: "passed" as const, errors: message === undefined ? undefined : [{ message }] }),
  });
  const tests = [test("adds", false), test("waits", true, "expected 503 to be 200"), test("ends", true)];
  expect(retriedTests([{ moduleId: "a.test.ts", children: { allTests: () => tests } }])).toEqual([
    "a.test.ts: waits: expected 503 to be 200",
    "a.test.ts: ends: ",
  ]);
});
