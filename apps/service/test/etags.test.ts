/** ETags say what a response depends on: whoever has the response gets 304, and nothing is listed for that. */

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { notImplementedReasons, operationOf } from "../src/api/operations.ts";
import { specOperations } from "../src/http/spec.ts";
import { blockAt, CHAIN, type EvmServed, serveEvm } from "./evm-served.ts";

const BEGIN = 1_767_571_200;
const A = "/v1/chains/43112";
const ACCOUNT = `0x${"a".repeat(40)}`;

test("every GET that is performed has a basis, and nothing else has", () => {
  for (const { id, method } of specOperations) {
    const operation = operationOf(id);
    expect(operation.id).toBe(id);
    if (operation.kind === "stream") continue;
    const isPerformed = !notImplementedReasons.has(id);
    expect([id, operation.basis !== undefined]).toEqual([id, isPerformed && method === "GET"]);
  }
});

let served: EvmServed;
/** Statements that the database ran. */
const ran: string[] = [];
beforeAll(async () => {
  const other = { ...CHAIN.source, evmChainId: 77_100, blockchainId: "away" };
  served = await serveEvm([CHAIN, { ...CHAIN, source: other }]);
  await served.commit([blockAt(0, 0, 0), blockAt(1, BEGIN, 2), blockAt(2, BEGIN + 10, 3)]);
  const { db } = served;
  const query = db.query.bind(db);
  db.query = (given) => {
    ran.push(given.text);
    return query(given);
  };
});
afterAll(() => served.close());
beforeEach(() => void ran.splice(0));

const send = async (
  path: string,
  headers: Record<string, string> = {},
  to: Pick<EvmServed, "fetch"> = served,
) => {
  const response = await to.fetch(new Request(`http://service${path}`, { headers }));
  const text = await response.text();
  return {
    status: response.status,
    text,
    etag: response.headers.get("etag") ?? "none",
    headers: response.headers,
  };
};

/** The status for one who has the response with an ETag. */
const revalidated = async (path: string, etag: string) =>
  (await send(path, { "if-none-match": etag })).status;

describe("a caller who has the response", () => {
  const hash = blockAt(1, BEGIN, 2).txs[0]?.hash;
  test.each([
    { path: `${A}/blocks` },
    { path: `${A}/blocks/1` },
    { path: `${A}/transactions` },
    { path: `${A}/transactions/${hash}` },
    { path: `${A}/addresses/${ACCOUNT}/transactions` },
    { path: `${A}/addresses/${ACCOUNT}/transactions:listErc20` },
    { path: `${A}/addresses/${ACCOUNT}/balances:listCollectibles` },
    { path: "/v1/blocks" },
    { path: `/v1/address/${ACCOUNT}/chains` },
    { path: "/v1/icm/messages" },
  ])("gets 304 at $path by one statement", async ({ path }) => {
    const first = await send(path);
    expect([first.status, first.etag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]{22}"$/)]);
    expect(first.headers.get("cache-control")).toBe("private, no-cache");
    const before = ran.splice(0).length;
    const again = await send(path, { "if-none-match": `"other", ${first.etag}` });
    expect([again.status, again.text, again.etag]).toEqual([304, "", first.etag]);
    expect(again.headers.get("cache-control")).toBe("private, no-cache");
    expect(ran).toEqual([expect.stringContaining("from evm_checkpoint c")]);
    expect(ran.length).toBeLessThan(before);
    const other = await send(path, { "if-none-match": '"other"' });
    expect([other.status, other.text, other.etag]).toEqual([200, first.text, first.etag]);
  });

  test("of what does not exist gets 404, whatever it says that it has", async () => {
    const found = await send(`${A}/blocks/9`, { "if-none-match": "*" });
    expect([found.status, found.etag]).toEqual([404, "none"]);
    expect((await send(`${A}/blocks/1`, { "if-none-match": "*" })).status).toBe(304);
  });

  test.each([
    { path: "/v2/chains/43112/metrics/txCount", why: "the time" },
    { path: "/v1/chains", why: "the configuration" },
    { path: "/v1/status", why: "the node" },
  ])("has no ETag of what depends on $why, which is not to be stored", async ({ path }) => {
    const { status, etag, headers } = await send(path);
    expect([status, etag, headers.get("cache-control")]).toEqual([200, "none", "no-store"]);
  });
});

test("the ETag is of one request, in one form", async () => {
  const paths = [`${A}/blocks`, `${A}/blocks?pageSize=1`, `${A}/transactions`, "/v1/chains/77100/blocks"];
  const found = await Promise.all(paths.map(async (path) => (await send(path)).etag));
  const compat = (await send(`${A}/blocks`, { "x-service-compat": "true" })).etag;
  expect(new Set([...found, compat]).size).toBe(paths.length + 1);
  const [one, same] = [
    `${A}/transactions?pageSize=3&status=success`,
    `${A}/transactions?status=success&pageSize=3`,
  ];
  expect((await send(one)).etag).toBe((await send(same)).etag);
});

test("another process of the database has the same ETags; another version, configuration or list of prices has not", async () => {
  const path = `${A}/transactions`;
  const priced = `${A}/addresses/${ACCOUNT}/transactions`;
  const { etag } = await send(path);
  const [same, renamed, newer] = [
    served.beside(),
    served.beside({ chains: [{ ...CHAIN, source: { ...CHAIN.source, name: "Renamed" } }] }),
    served.beside({ version: "newer" }),
  ];
  expect((await send(path, { "if-none-match": etag }, same)).status).toBe(304);
  expect((await send(path, { "if-none-match": etag }, renamed)).status).toBe(200);
  expect((await send(path, { "if-none-match": etag }, newer)).status).toBe(200);
  const withPrices = served.beside({ prices: { "43112": { native: { usd: "1.5" } } } });
  expect((await send(path, {}, withPrices)).etag).toMatch(/^W/); // shows none
  expect((await send(priced, {}, withPrices)).etag).toBe("none");
});

test("a page has another ETag when the token of the next page is another", async () => {
  const path = `${A}/blocks?pageSize=1`;
  const { etag } = await send(path);
  served.clock.now += 600_000;
  expect(await revalidated(path, etag)).toBe(200);
  expect(await revalidated(`${A}/blocks/1`, (await send(`${A}/blocks/1`)).etag)).toBe(304);
});

test("a new block, a reorganisation to the same height and one back, and a reading of a contract: each has another ETag", async () => {
  const path = `${A}/blocks`;
  const { chains, tokens } = served.store.evm;
  const block3 = blockAt(3, BEGIN + 20, 1);
  const changes: [what: string, change: () => Promise<unknown>][] = [
    ["a block", () => served.commit([block3])],
    [
      "another block of that height",
      async () => {
        await chains.rewind(43_112, 3, 2, 0);
        await served.commit([blockAt(3, BEGIN + 20, 4, 1)]);
      },
    ],
    [
      "the former block again",
      async () => {
        await chains.rewind(43_112, 3, 2, 0);
        await served.commit([block3]);
      },
    ],
    ["the chain taken back", () => chains.rewind(43_112, 3, 2, 0)],
    [
      "the name of a token",
      () => tokens.save(43_112, [{ address: ACCOUNT, name: "A", symbol: "A", decimals: 0 }], 1),
    ],
  ];
  const known = [await send(path)];
  for (const [what, change] of changes) {
    await change();
    const now = await send(path);
    for (const { etag } of known) {
      expect([what, now.etag]).not.toEqual([what, etag]);
      expect([what, await revalidated(path, etag)]).toEqual([what, 200]);
    }
    expect([what, await revalidated(path, now.etag)]).toEqual([what, 304]);
    known.push(now);
  }
});

test("a block that comes while a page is read gives no ETag under which the page could stay", async () => {
  const path = `${A}/blocks`;
  const { chains } = served.store.evm;
  const states = chains.states;
  let late: (() => Promise<void>) | undefined = async () => {
    await served.commit([blockAt(3, BEGIN + 20, 1)]);
  };
  Object.assign(chains, {
    states: async (ids: readonly number[]) => {
      const read = await states(ids);
      await late?.();
      late = undefined;
      return read;
    },
  });
  const [first, then] = [await send(path), await send(path)];
  Object.assign(chains, { states });
  expect(JSON.parse(first.text).blocks[0].blockNumber).toBe("2"); // the page of its ETag
  expect(JSON.parse(then.text).blocks[0].blockNumber).toBe("3");
  expect(await revalidated(path, first.etag)).toBe(200);
  await chains.rewind(43_112, 3, 2, 0);
});
