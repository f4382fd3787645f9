/** Page tokens come back as they were given, to the same query only, for a day, over renewed keys, and not when they were changed. */

import { bytesToHex } from "@noble/hashes/utils.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PageTokenKey } from "../store/service/page-token-key.ts";
import type { Store } from "../store/store.ts";
import { nodeCipher } from "./node/node-cipher.ts";
import { PageTokens } from "./page-token.ts";
import { webCipher } from "./token-cipher.ts";

const DAY = 24 * 3_600_000;
/** The longest time beyond a day for which a token is valid. */
const TEN_MINUTES = 600_000;

/** Keys as the database keeps them. */
function keyStore(): Store["pageTokenKeys"] & { keys: PageTokenKey[]; asked: number } {
  const store = {
    keys: [] as PageTokenKey[],
    asked: 0,
    async list() {
      store.asked++;
      return [...store.keys].reverse();
    },
    async renew(key: Omit<PageTokenKey, "id">, { since, forget }: { since: number; forget: number }) {
      const id = (store.keys.at(-1)?.id ?? 0) + 1;
      if (!store.keys.some(({ createdAt }) => createdAt > since)) store.keys.push({ id, ...key });
      store.keys = store.keys.filter(
        (old) => !store.keys.some(({ id, createdAt }) => id > old.id && createdAt < forget),
      );
    },
  };
  return store;
}

const count = fc.nat({ max: Number.MAX_SAFE_INTEGER });
const text = fc.oneof(
  fc.string(),
  fc.bigInt({ min: -1n, max: 2n ** 128n }).map(String),
  fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => `0x${bytesToHex(bytes)}`),
  fc.constantFrom("007", "0", "", "-1"),
);
const heights = fc.dictionary(fc.constantFrom("p-chain", "x-chain", "c-chain", "evm-43114", "evm-1"), count, {
  noNullPrototype: true,
});
const continuation = fc.record({
  snapshot: fc.record(
    { height: count, time: count, poll: count, heights },
    { requiredKeys: ["height", "time", "poll"] },
  ),
  after: fc.record({ sort: text, tie: text }),
});
const query = { sortOrder: "asc", addresses: ["a", "b"], minUtxoAmount: 5n, pageSize: 10 };

test("a token decodes to its content, and is the same in every process for ten minutes", async () => {
  const store = keyStore();
  const clock = { now: 1_000 };
  const tokens = new PageTokens(store, () => clock.now);
  const others = new PageTokens(store, () => clock.now, nodeCipher);
  await fc.assert(
    fc.asyncProperty(continuation, async (position) => {
      clock.now = 1_000;
      const token = await tokens.create("list", query, position);
      expect(token).toMatch(/^[\w-]+$/);
      expect(await tokens.find("list", { ...query, pageSize: 99, pageToken: token }, token)).toEqual({
        ...position,
        expiresAt: DAY + TEN_MINUTES,
      });
      clock.now = TEN_MINUTES - 1;
      expect(await others.create("list", query, position)).toBe(token);
      expect(await others.find("list", query, token)).toMatchObject(position);
      expect(await others.create("other", query, position)).not.toBe(token);
      clock.now = TEN_MINUTES;
      expect(await others.create("list", query, position)).not.toBe(token);
    }),
    { numRuns: 100 },
  );
});

const position = {
  snapshot: {
    height: 9_000_000,
    time: 1_760_000_000,
    poll: 40_000,
    heights: { "p-chain": 9_000_000, "x-chain": 500_000, "c-chain": 60_000_000 },
  },
  after: { sort: "8999999", tie: `0x${"ff".repeat(32)}` },
};

test.each([
  ["Web Crypto", webCipher],
  ["Node", nodeCipher],
])("by %s the same key, query and position give the token that they always gave", async (_, cipher) => {
  const store = keyStore();
  store.keys.push({ id: 7, secret: "5a".repeat(32), createdAt: 0 });
  const tokens = new PageTokens(store, () => 1_760_000_000_000, cipher);
  // Each again: what is cached gives the same.
  for (let time = 0; time < 2; time += 1) {
    expect(await tokens.keyName()).toBe("9644149fe7c0408b");
    expect(await tokens.create("listUtxos", query, position)).toBe(
      "AAAAB1emtTwJ-NklW4hcdKXduLLa349nvxMcEuNsavTv3EhsiZ0P-DfD8FTCw2b8Xbvzp6NPP6Bj2cOKwd1-cWiQ3vnR849b_igy5VXbFpasa-44FU7dRDJbK4PYA3HLq-wtS1n84C9BBRr6MgBBE_wnFO40hjWQbT_0zqZ1",
    );
    expect(await tokens.create("listUtxos", { addresses: ["a".repeat(101)] }, position)).toBe(
      "AAAAB3SgIifFv_CBA-pop25OZFF2NXOPqwFiTI3h1OeHMkYRyBOpw6HMr8FzfVH9gqgLvZdzBq2eyIEO2eF3VwR_UGZmQxDBkDZZECpQOEe0XBxhpUKbLTbDJhH1Oww_2B5mSJMzioAeriQxk1j3thoR61pVWPtw",
    );
  }
});

test("a token is short", async () => {
  const tokens = new PageTokens(keyStore(), () => 1_760_000_000_000);
  expect((await tokens.create("listUtxos", query, position)).length).toBeLessThan(200);
});

test.each([
  ["Web Crypto", webCipher],
  ["Node", nodeCipher],
])("by %s a changed token and a foreign token are refused", async (_, cipher) => {
  const tokens = new PageTokens(keyStore(), () => 1_000, cipher);
  const token = await tokens.create("list", query, position);
  const refused = async (text: string): Promise<void> => {
    const message = "pageToken was not issued by this service";
    await expect(tokens.find("list", query, text), text).rejects.toMatchObject({ status: 400, message });
  };
  for (let at = 0; at < token.length; at += 7) {
    await refused(`${token.slice(0, at)}${token[at] === "A" ? "B" : "A"}${token.slice(at + 1)}`);
  }
  const others = [
    "",
    "x",
    token.slice(1),
    token.slice(0, -4),
    `${token}AAAA`,
    token.toUpperCase(),
    "A".repeat(999),
  ];
  for (const other of others) await refused(other);
  await refused(crypto.randomUUID());
  await refused(await new PageTokens(keyStore(), () => 1_000).create("list", query, position));
  await fc.assert(fc.asyncProperty(fc.string({ maxLength: 300 }), refused), { numRuns: 100 });
});

test("a token belongs to its operation and query and expires after a day", async () => {
  const clock = { now: 5_000 };
  const tokens = new PageTokens(keyStore(), () => clock.now);
  const token = await tokens.create("list", query, position);
  const other = "pageToken belongs to another query: ";
  const given: [operation: string, params: object, message: string][] = [
    ["other", query, "pageToken belongs to another operation"],
    ["list", { ...query, sortOrder: "desc" }, `${other}sortOrder must be as in the request that gave it`],
    [
      "list",
      { ...query, addresses: ["a"], minUtxoAmount: 6n },
      `${other}addresses, minUtxoAmount must be as in the request that gave it`,
    ],
    ["list", { ...query, more: 1 }, `${other}more must be as in the request that gave it`],
    [
      "list",
      { addresses: query.addresses, minUtxoAmount: 5n },
      `${other}a parameter is missing that the request had which gave it`,
    ],
  ];
  for (const [operation, params, message] of given)
    await expect(tokens.find(operation, { ...params }, token)).rejects.toMatchObject({
      status: 400,
      message,
    });
  clock.now = DAY + TEN_MINUTES - 1;
  expect(await tokens.find("list", query, token)).toMatchObject(position);
  clock.now += 1;
  await expect(tokens.find("list", query, token)).rejects.toMatchObject({
    status: 400,
    message: "pageToken has expired after 24 hours; start again from the first page",
  });
});

describe("keys", () => {
  test("are renewed after a week, and the previous key opens its tokens, also in other processes", async () => {
    const store = keyStore();
    const clock = { now: 0 };
    const [one, other] = [new PageTokens(store, () => clock.now), new PageTokens(store, () => clock.now)];
    await one.renewKeys();
    await one.renewKeys();
    expect(store.keys).toHaveLength(1);
    clock.now = 7 * DAY - 1;
    const old = await other.create("list", query, position);
    clock.now = 7 * DAY;
    await one.renewKeys();
    expect(store.keys).toHaveLength(2);
    const fresh = await one.create("list", query, position);
    expect(await other.find("list", query, fresh)).toMatchObject(position); // which has not heard of its key yet
    for (const tokens of [one, other, new PageTokens(store, () => clock.now)])
      expect(await tokens.find("list", query, old)).toMatchObject(position);
    clock.now = 9 * DAY + 1;
    await one.renewKeys();
    expect(store.keys.map(({ id }) => id)).toEqual([2]);
  });

  test("are read from the store once an hour, not for each page", async () => {
    const store = keyStore();
    const clock = { now: 0 };
    const tokens = new PageTokens(store, () => clock.now);
    await tokens.renewKeys();
    const token = await tokens.create("list", query, position);
    const { asked } = store;
    for (let pages = 0; pages < 5; pages++) await tokens.create("list", query, position);
    await tokens.find("list", query, token);
    expect(store.asked).toBe(asked);
    clock.now += 3_600_000;
    await tokens.create("list", query, position);
    expect(store.asked).toBe(asked + 1);
  });
});
