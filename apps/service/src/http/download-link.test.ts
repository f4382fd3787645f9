/** A link holds for an hour, for one file, under one secret. */

import { expect, test } from "vitest";
import { DownloadLinks } from "./download-link.ts";

const id = "aa22054a-cb7c-4a4e-9b83-59f2ede74138";
const clock = { now: 1_767_225_600_500 };
const links = new DownloadLinks(new Uint8Array(32).fill(1), () => clock.now);
const others = new DownloadLinks(new Uint8Array(32).fill(2), () => clock.now);

test("the link has the given origin and states its expiry", async () => {
  const url = new URL(await links.create(id, "https://data.example"));
  expect(url.origin + url.pathname).toBe(`https://data.example/downloads/${id}.csv`);
  expect(url.searchParams.get("expires")).toBe("1767229200");
  expect(await links.refusal(id, url.searchParams)).toBeUndefined();
});

const FORGED = "signature does not belong to this link; ask for the operation again to get a new one";
const EXPIRED = "the link has expired after an hour; ask for the operation again to get a new one";

const changes: [name: string, change: (query: URLSearchParams) => void, id: string, want: string][] = [
  ["another file", () => {}, "bb22054a-cb7c-4a4e-9b83-59f2ede74138", FORGED],
  ["a later end", (query) => query.set("expires", "1767229201"), id, FORGED],
  ["an end that is no number", (query) => query.set("expires", "1767229200.0"), id, FORGED],
  ["no end", (query) => query.delete("expires"), id, FORGED],
  ["no signature", (query) => query.delete("signature"), id, FORGED],
  [
    "half a signature",
    (query) => query.set("signature", query.get("signature")?.slice(0, 32) ?? ""),
    id,
    FORGED,
  ],
  ["another signature", (query) => query.set("signature", "0".repeat(64)), id, FORGED],
  ["a signature that is no hex", (query) => query.set("signature", "z".repeat(64)), id, FORGED],
];
test.each(changes)("%s is refused", async (_, change, of, want) => {
  const query = new URL(await links.create(id, "http://service")).searchParams;
  change(query);
  expect(await links.refusal(of, query)).toBe(want);
});

test("a link signed with another secret is refused, and every link after an hour", async () => {
  const query = new URL(await others.create(id, "http://service")).searchParams;
  expect(await links.refusal(id, query)).toBe(FORGED);
  const begun = clock.now;
  clock.now = begun + 3_599_499;
  expect(await others.refusal(id, query)).toBeUndefined();
  clock.now = begun + 3_599_500; // links end with whole seconds
  expect(await others.refusal(id, query)).toBe(EXPIRED);
  clock.now = begun;
});
