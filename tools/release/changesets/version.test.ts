/** Versions in order, and the step that each level of change needs before and after 1.0.0. */
import { describe, expect, it } from "vitest";
import { isRelease, isStep, larger, neededStep, type Step, stepped } from "./version.ts";

describe("neededStep", () => {
  it.each<{ released: string; level: Step; want: string }>([
    { released: "0.1.0", level: "none", want: "0.1.0" },
    { released: "0.1.0", level: "patch", want: "0.1.1" },
    { released: "0.1.0", level: "minor", want: "0.1.1" },
    { released: "0.1.4", level: "major", want: "0.2.0" },
    { released: "0.0.3", level: "major", want: "0.1.0" },
    { released: "1.2.3", level: "none", want: "1.2.3" },
    { released: "1.2.3", level: "patch", want: "1.2.4" },
    { released: "1.2.3", level: "minor", want: "1.3.0" },
    { released: "1.2.3", level: "major", want: "2.0.0" },
  ])("$level after $released leads to $want", ({ released, level, want }) => {
    expect(stepped(released, neededStep(released, level).step)).toBe(want);
  });

  it("names the rule that applies", () => {
    expect(neededStep("0.9.9", "major").rule).toContain("before 1.0.0");
    expect(neededStep("1.0.0", "major").rule).toContain("from 1.0.0 on");
  });
});

it.each([
  { given: "1.2.3", want: true },
  { given: "0.10.0", want: true },
  { given: "1.2", want: false },
  { given: "1.2.3-beta.1", want: false },
  { given: "v1.2.3", want: false },
  { given: "", want: false },
  { given: "1.2.3.4", want: false },
])("accepts $given as the version of a release: $want", ({ given, want }) => {
  expect(isRelease(given)).toBe(want);
});

it.each(["none", "patch", "minor", "major", "huge", "", undefined])("knows the steps: %j", (step) => {
  expect(isStep(step)).toBe(["none", "patch", "minor", "major"].includes(String(step)));
});

it("finds the larger step", () => {
  expect(larger("minor", "patch")).toBe("minor");
  expect(larger("none", "major")).toBe("major");
});
