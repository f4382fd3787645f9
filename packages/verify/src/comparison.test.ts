/** Comparisons count, and keep what differs. */
import { expect, test } from "vitest";
import { Comparison } from "./comparison.ts";

const q = { chain: "p-chain", name: "q", ask: "GET /{about}" };

test("values are equal when they have the same members in any order; absent and undefined are the same", () => {
  const comparison = new Comparison();
  comparison.compare(q, "same", { a: 1, b: [{ c: 2n }] }, { b: [{ c: "2" }], a: 1, d: undefined });
  comparison.compare(q, "other order of a list", [1, 2], [2, 1]);
  comparison.compare(q, "other value", { a: 1 }, { a: 2 });
  expect(comparison.rows).toMatchObject([{ question: "q", asked: 3, equal: 1 }]);
  expect(comparison.differences.map(({ about }) => about)).toEqual(["other order of a list", "other value"]);
});

test("collections are compared by key, on both sides", () => {
  const comparison = new Comparison();
  const entries = (text: string) => [...text].map((key) => [key, key] as const);
  comparison.compareByKey(q, entries("abc"), entries("bcd"));
  expect(comparison.rows).toMatchObject([{ asked: 4, equal: 2 }]);
  expect(comparison.differences.map(({ about }) => about)).toEqual(["a", "d"]);
});

test("results have the same order, whichever response came first", () => {
  const asked = [
    [{ ...q, chain: "x-chain" }, "9"],
    [{ ...q, name: "r" }, "10"],
    [{ ...q, name: "r" }, "9"],
    [q, "11"],
  ] as const;
  const inOrderOf = (order: typeof asked | readonly (typeof asked)[number][]) => {
    const comparison = new Comparison();
    for (const [question, about] of order)
      comparison.compare(question, about, { b: 1, a: 2 }, { a: 1, b: 2 });
    return comparison.data;
  };
  const data = inOrderOf(asked);
  expect(inOrderOf([...asked].reverse())).toEqual(data);
  expect(data.rows.map(({ chain, question }) => `${chain} ${question}`)).toEqual([
    "p-chain q",
    "p-chain r",
    "x-chain q",
  ]);
  expect(data.differences.map(({ about, field }) => about + field)).toEqual([
    ...["11a", "11b", "9a", "9b", "10a", "10b", "9a", "9b"],
  ]);
});
