/** The response cache keeps a bounded number of bytes, serves every encoding, and lets the least recently used leave first. */

import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compression } from "./node/compression.ts";
import { acceptedEncodings, matchesEtag, ResponseCache } from "./response-cache.ts";

test.each([
  { given: null, want: [] },
  { given: "", want: [] },
  { given: "gzip, deflate, br", want: ["gzip", "deflate", "br"] },
  { given: "GZIP;q=0.5,br;q=0", want: ["gzip"] },
  { given: "br; q=0.000, *", want: ["*"] },
  { given: "br;q=0.001", want: ["br"] },
])("Accept-Encoding $given", ({ given, want }) => {
  expect([...acceptedEncodings(given)]).toEqual(want);
});

test.each([
  { given: null, want: false },
  { given: "*", want: true },
  { given: '"a"', want: true },
  { given: 'W/"a"', want: true },
  { given: '"b", W/"a"', want: true },
  { given: '"b"', want: false },
  { given: "a", want: false },
])('If-None-Match $given and W/"a"', ({ given, want }) => {
  expect(matchesEtag(given, 'W/"a"')).toBe(want);
});

const ETAG = 'W/"1"';

function openCache(maxBytes: number) {
  const clock = { now: 0 };
  const counted: string[] = [];
  const cache = new ResponseCache(
    maxBytes,
    compression,
    () => clock.now,
    (result) => counted.push(result),
  );
  const keep = (key: string, text: string, until = 1) =>
    cache.keep(key, text, { etag: ETAG, headers: { "x-of": key } }, until);
  const find = (key: string, headers: Record<string, string> = {}) => cache.find(key, new Headers(headers));
  return { cache, clock, counted, keep, find };
}

describe("a kept response", () => {
  const text = JSON.stringify({ items: Array.from({ length: 200 }, (_, id) => ({ id, text: "Zürich" })) });

  test.each([
    { accept: "", coding: null, decode: (bytes: Buffer) => bytes },
    { accept: "gzip", coding: "gzip", decode: gunzipSync },
    { accept: "gzip, br", coding: "br", decode: brotliDecompressSync },
    { accept: "*", coding: "gzip", decode: gunzipSync },
    { accept: "gzip;q=0, deflate", coding: null, decode: (bytes: Buffer) => bytes },
  ])("is served with Accept-Encoding '$accept'", async ({ accept, coding, decode }) => {
    const { keep, find } = openCache(1 << 20);
    await keep("a", text);
    for (let times = 0; times < 2; times++) {
      const response = await find("a", { "accept-encoding": accept });
      expect(response?.headers.get("content-encoding")).toBe(coding);
      expect(response?.headers.get("etag")).toBe(ETAG);
      expect(response?.headers.get("x-of")).toBe("a");
      const bytes = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer());
      expect(response?.headers.get("content-length")).toBe(String(bytes.length));
      expect(String(decode(bytes))).toBe(text);
    }
  });

  test("is not sent again to who has it", async () => {
    const { keep, find, counted } = openCache(1 << 20);
    await keep("a", text);
    const response = await find("a", { "if-none-match": `"other", ${ETAG}` });
    expect([response?.status, await response?.text()]).toEqual([304, ""]);
    expect(response?.headers.get("vary")).toBe("accept-encoding, x-service-compat");
    expect((await find("a", { "if-none-match": '"other"' }))?.status).toBe(200);
    expect(await find("b")).toBeUndefined();
    expect(counted).toEqual(["hit", "hit", "miss"]);
  });

  test("leaves at its time", async () => {
    const { cache, clock, keep, find } = openCache(1 << 20);
    await keep("a", text, 1_000);
    clock.now = 999;
    expect(await find("a")).toBeDefined();
    clock.now = 1_000;
    expect(await find("a")).toBeUndefined();
    expect([cache.size, cache.bytes]).toEqual([0, 0]);
  });
});

test("a response of more than an eighth of the bound is not kept", async () => {
  const { cache, keep } = openCache(6_400);
  await keep("a", Array.from({ length: 400 }, (_, index) => String(index * 7_919)).join());
  expect(cache.size).toBe(0);
  await keep("b", "small");
  expect(cache.size).toBe(1);
});

test("of many responses at the same time some are not kept, and none is counted twice", async () => {
  const { cache, keep } = openCache(1 << 20);
  await Promise.all(Array.from({ length: 40 }, (_, index) => keep(String(index), "text")));
  expect(cache.size).toBe(16);
  const { bytes } = cache;
  await Promise.all([keep("0", "text"), keep("0", "text")]);
  expect([cache.size, cache.bytes]).toEqual([16, bytes]);
});

test("whatever is kept and read, the bound holds, and the last used is still there", async () => {
  const key = fc.integer({ min: 0, max: 12 }).map(String);
  const step = fc.oneof(
    fc.record({ key, size: fc.integer({ min: 1, max: 300 }) }),
    fc.record({ key, accept: fc.constantFrom("br", "gzip", "") }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { cache, keep, find } = openCache(6_000);
      for (const step of steps) {
        if ("size" in step) {
          await keep(step.key, "ab".repeat(step.size));
          expect(await find(step.key)).toBeDefined();
        } else {
          await find(step.key, { "accept-encoding": step.accept });
        }
        expect(cache.bytes).toBeLessThanOrEqual(6_000);
      }
      for (let name = 0; name <= 12; name++) await find(String(name));
      if (cache.size === 0) expect(cache.bytes).toBe(0);
    }),
    { numRuns: 60 },
  );
});
