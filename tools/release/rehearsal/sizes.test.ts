/** The size budgets of the repository are led to what a user installs. */
import { expect, test } from "vitest";
import { installedBudgets } from "./sizes.ts";

test("changes only the path", () => {
  const budget = { name: "data", path: "packages/data/dist/index.js", limit: "13 kB", gzip: true };
  expect(installedBudgets([budget])).toEqual([
    { ...budget, path: "node_modules/@primary-network/data/dist/index.js" },
  ]);
});

test("refuses a budget for another file", () => {
  expect(() => installedBudgets([{ path: "apps/docs/dist/main.js" }])).toThrow("apps/docs/dist/main.js");
});
