/** Computations of the development panel. */
import { expect, test } from "vitest";
import { faultOf } from "./fault-of.ts";
import { secondsOf, textOf } from "./time-field.ts";

test.each([
  [1_780_272_000, "2026-06-01T00:00:00", 1_780_272_000],
  [1_780_272_000.25, "2026-06-01T00:00:01", 1_780_272_001],
])("the field of %d is %s, and is read as %d", (at, text, seconds) => {
  expect(textOf(at)).toBe(text);
  expect(secondsOf(text)).toBe(seconds);
});

test("a field without seconds is read, too", () => {
  expect(secondsOf("2026-06-01T00:00")).toBe(1_780_272_000);
});

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

test.each<[fields: Record<string, string>, want: object]>([
  [
    { kind: "status", route: "/ext/bc/P", method: "platform.getHeight", status: "503", every: "2", next: "" },
    { kind: "status", route: "/ext/bc/P", method: "platform.getHeight", status: 503, every: 2 },
  ],
  [
    { kind: "delay", route: "/ext/*", method: "", ms: "250", every: "1", next: "3" },
    { kind: "delay", route: "/ext/*", ms: 250, every: 1, next: 3 },
  ],
  [
    { kind: "drift", route: "/ext/bc/P", at: "/result/height", value: '"7"', every: "1" },
    { kind: "drift", route: "/ext/bc/P", at: "/result/height", value: "7", every: 1 },
  ],
  [
    { kind: "drift", route: "/ext/bc/P", at: "/result/height", value: "7 days", every: "1" },
    { kind: "drift", route: "/ext/bc/P", at: "/result/height", value: "7 days", every: 1 },
  ],
  [
    { kind: "drift", route: "/ext/bc/P", at: "/result/height", value: "", every: "1" },
    { kind: "drift", route: "/ext/bc/P", at: "/result/height", every: 1 },
  ],
  [
    { kind: "malformed", route: "/ext/bc/P", every: "1" },
    { kind: "malformed", route: "/ext/bc/P", every: 1 },
  ],
])("the fields %j are the fault %j", (fields, want) => {
  expect(faultOf(form(fields))).toEqual(want);
});
