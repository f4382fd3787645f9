/** The table is aligned and the closing line counts. */
import { expect, test } from "vitest";
import { closingLine, createSteps } from "./steps.ts";
import { table } from "./table.ts";

test("columns are as wide as their widest cell", () => {
  const rows = [
    ["consumer", "seconds"],
    ["Node 20", "1.0"],
    ["a longer one", "12.5"],
  ];
  expect(table(rows)).toBe(
    ["consumer      seconds", "------------  -------", "Node 20       1.0", "a longer one  12.5"].join("\n"),
  );
});

test("a failed step is reported with its reason, does not stop the others, and is named at the end", async () => {
  const printed: string[] = [];
  let now = 0;
  const steps = createSteps("release:rehearse", {
    print: (line) => printed.push(line),
    now: () => {
      now += 500;
      return now;
    },
  });
  expect(await steps.run("first", async () => "a note")).toBe("a note");
  const fails = async () => {
    throw new Error("no such thing");
  };
  expect(await steps.run("second", fails)).toBeUndefined();
  expect(await steps.run("third", async () => ({ version: "1.2.3" }))).toEqual({ version: "1.2.3" });
  steps.skip("fourth", "not here");
  expect(printed[0]).toBe("ok     0.5 s  first (a note)");
  expect(printed[1]).toBe("FAIL   0.5 s  second");
  expect(printed[2]).toContain("     | Error: no such thing");
  expect(printed.slice(3)).toEqual(["ok     0.5 s  third", "skip   0.0 s  fourth (not here)"]);
  expect(closingLine("release:rehearse", steps.done)).toBe(
    "release:rehearse: 2 passed, 1 failed (second), 1 skipped",
  );
});

test("an interrupted step is not counted, and no step follows it", async () => {
  const printed: string[] = [];
  const interruption = new AbortController();
  const steps = createSteps("check", { print: (line) => printed.push(line), signal: interruption.signal });
  const cutShort = async () => {
    interruption.abort(new Error("interrupted"));
    throw new Error("the program was ended");
  };
  await expect(steps.run("first", cutShort)).rejects.toThrow("interrupted");
  let isBegun = false;
  const begin = async () => {
    isBegun = true;
  };
  await expect(steps.run("second", begin)).rejects.toThrow("interrupted");
  expect(isBegun).toBe(false);
  expect(printed).toEqual([]);
});
