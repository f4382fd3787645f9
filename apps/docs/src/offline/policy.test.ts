import { expect, test } from "vitest";
import { keyOf, surplus, type Way, wayOf } from "./policy.ts";

const scope = "https://site/base/";

test.each<[method: string, url: string, destination: string, want: Way]>([
  ["GET", "https://site/base/guides/x/?a=1", "document", "fresh"],
  ["GET", "https://site/base/_astro/a.1b2c.js", "script", "kept"],
  ["GET", "https://site/base/_astro/worker.1b2c.js", "sharedworker", "kept"],
  ["GET", "https://site/base/favicon.svg", "image", "fresh"],
  ["GET", "https://site/base/local.json", "", "other"],
  ["GET", "https://site/base/network/data-1b2c.pack", "", "other"],
  ["GET", "https://site/other/", "document", "other"],
  ["GET", "https://data.example/v1/x", "", "other"],
  ["GET", "https://data.example/base/_astro/a.js", "script", "other"],
  ["POST", "https://site/base/guides/x/", "document", "other"],
])("%s %s for a %s is %s", (method, url, destination, want) => {
  expect(wayOf({ method, url, destination }, scope)).toBe(want);
});

test("a page is kept once, whatever its form has in it", () => {
  expect(keyOf("https://site/base/x/?pageSize=2#response")).toBe("https://site/base/x/");
});

test("the oldest pages go, assets stay", () => {
  const pages = Array.from({ length: 62 }, (_, index) => `${scope}page-${index}/`);
  expect(surplus([`${scope}_astro/a.js`, ...pages], scope)).toEqual(pages.slice(0, 2));
  expect(surplus(pages.slice(0, 60), scope)).toEqual([]);
});
