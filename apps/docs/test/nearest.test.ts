/** The pages that an address may have meant. */
import { expect, test } from "vitest";
import { nearestPages } from "../src/navigation/nearest.ts";
import { pagesOf, tasks } from "../src/navigation/tasks.ts";

const pages = tasks.flatMap(pagesOf).map((page) => ({ path: `/${page}/`, title: page }));

test.each<[given: string, want: string | undefined]>([
  ["/reference/data/listValidators/", "/reference/data/list-validators/"],
  ["/reference/data/list-validator", "/reference/data/list-validators/"],
  ["/docs/list-validators.html", "/reference/data/list-validators/"],
  ["/guide/quickstart/", "/guides/quick-start/"],
  ["/reference/p-chain/getTx/", "/reference/p-chain/platform-get-tx/"],
  ["/self-host", "/guides/self-hosting/"],
  ["/xyzzy/", undefined],
])("%s", (given, want) => {
  expect(nearestPages(given, pages)[0]?.path).toBe(want);
});

test("are at most as many as one reads", () => {
  expect(nearestPages("/reference/data/list/", pages)).toHaveLength(5);
  expect(nearestPages("/", [])).toEqual([]);
});
