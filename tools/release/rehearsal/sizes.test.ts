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

test("leads each file of a budget of several to what is installed", () => {
  const [one, other] = ["packages/data/dist/index.js", "packages/core/dist/index.js"];
  const [first, second] = [
    "node_modules/@primary-network/data/dist/index.js",
    "node_modules/@primary-network/core/dist/index.js",
  ];
  expect(installedBudgets([{ path: [one, other], import: { [one]: "{ a }", [other]: "{ b }" } }])).toEqual([
    { path: [first, second], import: { [first]: "{ a }", [second]: "{ b }" } },
  ]);
});
