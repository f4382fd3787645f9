/** What is remembered is made once; what was forgotten or failed is made again. */
import { expect, test } from "vitest";
import { Memo } from "./memo.ts";

test("a value is computed once, and the number of kept values is bounded", () => {
  const memo = new Memo<string>(2);
  const made: string[] = [];
  const get = (name: string) =>
    memo.get(name, () => {
      made.push(name);
      return name.toUpperCase();
    });
  expect(["a", "b", "a", "c", "b", "a"].map(get)).toEqual(["A", "B", "A", "C", "B", "A"]);
  expect(made).toEqual(["a", "b", "c", "a"]);
});

test("a failed computation is not kept", () => {
  const memo = new Memo<number>(2);
  const fail = () => {
    throw new Error("no");
  };
  expect(() => memo.get("a", fail)).toThrow("no");
  expect(memo.get("a", () => 1)).toBe(1);
  expect(memo.put("a", 2)).toBe(2);
  expect(memo.get("a", fail)).toBe(2);
});
