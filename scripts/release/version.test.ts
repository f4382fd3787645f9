/** Versions in order, and the step that each level of change needs before and after 1.0.0. */
import { describe, expect, it } from "vitest";
import { compareVersions, larger, neededStep, parseVersion, stepped } from "./version.mjs";

describe("neededStep", () => {
  it.each([
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

  it("says which rule applies", () => {
    expect(neededStep("0.9.9", "major").rule).toContain("before 1.0.0");
    expect(neededStep("1.0.0", "major").rule).toContain("from 1.0.0 on");
  });
});

it("orders versions by number, not by text", () => {
  expect(["0.10.0", "1.0.0", "0.9.9", "0.9.10"].sort(compareVersions)).toEqual([
    "0.9.9",
    "0.9.10",
    "0.10.0",
    "1.0.0",
  ]);
  expect(compareVersions("1.2.3", "1.2.3")).toBe(0);
});

it.each(["1.2", "1.2.3-beta.1", "v1.2.3", "", "1.2.3.4"])("takes %j for no version", (text) => {
  expect(parseVersion(text)).toBeUndefined();
});

it("finds the larger step", () => {
  expect(larger("minor", "patch")).toBe("minor");
  expect(larger("none", "major")).toBe("major");
});
