/** NFT metadata: who reads a token, what becomes of it, and how often it may be asked for. */

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { EvmTransferFact } from "../src/domain/evm/facts.ts";
import { noEvmFacts } from "../src/domain/evm/facts.ts";
import type { Connect } from "../src/nft/fetch-metadata.ts";
import { NftWorker } from "../src/nft/nft-worker.ts";
import type { EvmCall, EvmCallResult } from "../src/sources/evm/node.ts";
import { EvmNodeError } from "../src/sources/evm/node-error.ts";
import { blockAt, type EvmServed, serveEvm } from "./evm-served.ts";

const CHAIN = 43_112;
const HOUR = 3_600_000;
const CARDS = `0x${"ca".repeat(20)}`;
const ITEMS = `0x${"17".repeat(20)}`;
const OWNER = `0x${"0e".repeat(20)}`;

let served: EvmServed;
beforeEach(async () => {
  served = await serveEvm();
  served.clock.now = 1_000_000;
  await transfer(0, [721, CARDS, "1"], [721, CARDS, "2"], [1155, ITEMS, "26"]);
});
afterEach(() => served.close());

/** Commits the next block, in which tokens move from nobody to the owner. */
async function transfer(number: number, ...tokens: readonly (readonly [721 | 1155, string, string])[]) {
  const facts = noEvmFacts();
  const { hash, parentHash, timestamp } = blockAt(number, 100 + number, 0);
  facts.blocks.push({
    number,
    hash,
    parent: parentHash,
    time: timestamp,
    timeMs: null,
    delayExcess: null,
    baseFee: null,
    txCount: 1,
    gasLimit: "1",
    gasUsed: "1",
    gasCost: null,
    fees: "1",
  });
  facts.txs.push({
    number,
    idx: 0,
    hash: `0x${String(number).padStart(64, "7")}`,
    type: 2,
    succeeded: true,
    sender: OWNER,
    recipient: CARDS,
    created: null,
    nonce: "0",
    value: "0",
    input: "0x",
    gasLimit: "1",
    gasUsed: "1",
    gasPrice: "1",
    maxFee: null,
    maxTip: null,
  });
  facts.transfers = tokens.map(
    ([kind, token, tokenId], logIndex): EvmTransferFact => ({
      number,
      idx: 0,
      logIndex,
      part: 0,
      kind,
      token,
      tokenId,
      sender: `0x${"0".repeat(40)}`,
      recipient: OWNER,
      value: kind === 721 ? null : "1",
    }),
  );
  await served.store.evm.chains.commit(
    CHAIN,
    number === 0 ? undefined : number - 1,
    facts,
    { height: number, blockId: hash, time: timestamp },
    0,
  );
}

const word = (value: number | bigint) => value.toString(16).padStart(64, "0");
/** A string as a contract returns it. */
const response = (text: string): EvmCallResult => {
  const hex = Buffer.from(text).toString("hex");
  return { data: `0x${word(32)}${word(hex.length / 2)}${hex.padEnd(Math.ceil(hex.length / 64) * 64, "0")}` };
};

interface World {
  /** What the contract says of a call. */
  readonly says: (call: EvmCall) => EvmCallResult;
  readonly connect?: Connect;
}

function workerIn({ says, connect }: World, signal = new AbortController().signal): NftWorker {
  return new NftWorker({
    store: served.store.evm.nfts,
    connect,
    signal,
    ipfsGateway: "https://gateway.test/ipfs/",
    pollMs: 10,
    nodes: new Map([[CHAIN, { calls: async (calls) => calls.map(says) }]]),
    clock: () => served.clock.now,
    log: { error: () => {} },
  });
}

/** The three tokens as the listings show them, by id. */
async function shown() {
  const cards = await served.get(`/v1/chains/${CHAIN}/addresses/${OWNER}/transactions:listErc721`);
  const items = await served.get(`/v1/chains/${CHAIN}/addresses/${OWNER}/transactions:listErc1155`);
  return Object.fromEntries(
    [
      ...cards.body.transactions.map((item: { erc721Token: unknown }) => item.erc721Token),
      ...items.body.transactions.map((item: { erc1155Token: unknown }) => item.erc1155Token),
    ].map(({ tokenId, tokenUri, metadata }) => [tokenId, { tokenUri, ...metadata }]),
  );
}

const reindex = (address: string, tokenId: string, of = served) =>
  of.post(`/v1/chains/${CHAIN}/nfts/collections/${address}/tokens/${tokenId}:reindex`);

describe("a metadata read", () => {
  test("calls each standard's function with the token's id", async () => {
    const calls: EvmCall[] = [];
    const worker = workerIn({
      says(call) {
        calls.push(call);
        return { reverted: "no" };
      },
    });
    expect(await worker.step()).toBe(true);
    expect(new Set(calls.map(({ to, data }) => `${to} ${data}`))).toEqual(
      new Set([
        `${CARDS} 0xc87b56dd${word(1)}`,
        `${CARDS} 0xc87b56dd${word(2)}`,
        `${ITEMS} 0x0e89341c${word(26)}`,
      ]),
    );
    expect(await worker.step()).toBe(false);
    expect(await shown()).toMatchObject({ 1: { indexStatus: "MISSING_TOKEN", tokenUri: "" } });
  });

  test.each<[string, EvmCallResult, string, string]>([
    ["a contract that refuses", { reverted: "no" }, "MISSING_TOKEN", ""],
    ["a contract that says too much", { reverted: "x", tooLong: true }, "METADATA_CONTENT_TOO_LARGE", ""],
    ["no string", { data: "0x" }, "INVALID_TOKEN_URI", ""],
    ["an empty string", response(""), "INVALID_TOKEN_URI", ""],
    ["no URI", response("card one"), "INVALID_TOKEN_URI", "card one"],
    ["another scheme", response("ar://x"), "INVALID_TOKEN_URI_SCHEME", "ar://x"],
    ["no JSON", response("data:,x"), "INVALID_METADATA_JSON", "data:,x"],
    ["no object", response("data:,[]"), "INVALID_METADATA", "data:,[]"],
    ["metadata", response('data:,{"name":"A"}'), "INDEXED", 'data:,{"name":"A"}'],
    ["a URI of the web, which is not asked", response("https://a.test/1"), "UNINDEXED", "https://a.test/1"],
  ])("of %s", async (_, says, indexStatus, tokenUri) => {
    await workerIn({ says: () => says }).step();
    expect((await shown())[1]).toMatchObject({
      indexStatus,
      tokenUri,
      metadataLastUpdatedTimestamp: 1_000,
      ...(indexStatus === "INDEXED" && { name: "A" }),
    });
  });

  test.each<[string, Connect, string]>([
    ["what cannot be reached", () => Promise.reject(new Error("away")), "UNREACHABLE_TOKEN_URI"],
    ["what wants to be left alone", replying(429, ""), "THROTTLED_TOKEN_URI"],
    ["what is too large", replying(200, "x".repeat(1_048_577)), "METADATA_CONTENT_TOO_LARGE"],
    ["what is there", replying(200, '{"name":"B","properties":{"a":1},"attributes":[1]}'), "INDEXED"],
  ])("over the web: %s", async (_, connect, indexStatus) => {
    const asked: string[] = [];
    const noting: Connect = (url, signal) => {
      asked.push(url.href);
      return connect(url, signal);
    };
    await workerIn({ says: () => response("https://a.test/{id}.json"), connect: noting }).step();
    const tokens = await shown();
    expect(tokens[1]).toMatchObject({ indexStatus });
    expect(asked).toContain(`https://a.test/${word(26)}.json`);
    if (indexStatus !== "INDEXED") return;
    expect(tokens[1]).toMatchObject({ name: "B", attributes: "[1]" });
    expect(tokens[26]).toMatchObject({ name: "B", properties: '{"a":1}' });
    expect(tokens[26]).not.toHaveProperty("attributes");
  });

  test("that fails keeps the earlier result", async () => {
    await workerIn({ says: () => response('data:,{"name":"A"}') }).step();
    await reindex(CARDS, "1");
    await workerIn({ says: () => ({ reverted: "burned" }) }).step();
    expect((await shown())[1]).toMatchObject({ indexStatus: "MISSING_TOKEN", name: "A" });
  });

  test("waits while the node is unreachable", async () => {
    const store = served.store.evm.nfts;
    const worker = new NftWorker({
      store,
      connect: undefined,
      ipfsGateway: "https://g.test/",
      pollMs: 10,
      signal: new AbortController().signal,
      nodes: new Map([
        [CHAIN, { calls: () => Promise.reject(new EvmNodeError("away", { unreachable: true })) }],
      ]),
      clock: () => served.clock.now,
      log: { error: () => {} },
    });
    expect(await worker.step()).toBe(true);
    expect(await worker.step()).toBe(false); // until its time has come
    expect((await shown())[1]).toEqual({ indexStatus: "UNINDEXED", tokenUri: "" });
    served.clock.now += 60_000;
    await workerIn({ says: () => response('data:,{"name":"A"}') }).step();
    expect((await shown())[1]).toMatchObject({ indexStatus: "INDEXED" });
  });
});

describe("a contract that does not respond", () => {
  const silent: EvmCallResult = { noResult: "the node did not respond in time" };
  const card = response('data:,{"name":"A"}');

  test("leaves its token as it was, and the others of the batch are read", async () => {
    const worker = workerIn({ says: ({ data }) => (data.endsWith(word(1)) ? silent : card) });
    expect(await worker.step()).toBe(true);
    const tokens = await shown();
    expect(tokens[1]).toEqual({ indexStatus: "UNINDEXED", tokenUri: "" });
    expect(tokens[2]).toMatchObject({ indexStatus: "INDEXED" });
    expect(await worker.step()).toBe(false); // until its time has come
    served.clock.now += 30_000;
    await workerIn({ says: () => card }).step();
    expect((await shown())[1]).toMatchObject({ indexStatus: "INDEXED", name: "A" });
  });

  test("keeps the status of an earlier reading", async () => {
    await workerIn({ says: () => card }).step();
    const before = (await shown())[1];
    await reindex(CARDS, "1");
    await workerIn({ says: () => silent }).step();
    expect((await shown())[1]).toEqual(before);
  });

  test("is read less and less often, once an hour in the end", async () => {
    const worker = workerIn({ says: () => silent });
    expect(await worker.step()).toBe(true);
    for (const minutes of [0.5, 1, 2, 4, 8, 16, 32, 60, 60]) {
      served.clock.now += minutes * 60_000 - 1;
      expect(await worker.step()).toBe(false);
      served.clock.now += 1;
      expect(await worker.step()).toBe(true);
    }
  });
});

/** One reply, whatever is asked. */
function replying(status: number, text: string): Connect {
  return async () => ({
    status,
    location: undefined,
    close: () => {},
    body: (async function* () {
      yield new TextEncoder().encode(text);
    })(),
  });
}

describe("several workers", () => {
  test("read different tokens, and a token left behind is taken up when its lease ends", async () => {
    const take = (limit: number) =>
      served.store.evm.nfts.take([CHAIN], served.clock.now, served.clock.now + 60_000, limit);
    const [first, second, third] = [await take(2), await take(2), await take(2)];
    expect([first.length, second.length, third.length]).toEqual([2, 1, 0]);
    const ids = [...first, ...second].map(({ address, tokenId }) => `${address}/${tokenId}`);
    expect(new Set(ids).size).toBe(3);
    expect(await served.store.evm.nfts.take([1], served.clock.now + 61_000, 0, 9)).toEqual([]);
    served.clock.now += 60_000;
    const again = await take(9);
    expect(again).toHaveLength(3);
    // Whoever had it before has lost it.
    const [lost] = first;
    if (!lost) return expect.fail("nothing was taken");
    const reading = { uri: "late", status: "INDEXED" as const, metadata: {} };
    expect(await served.store.evm.nfts.save(lost, reading, served.clock.now)).toBe(false);
    await served.store.evm.nfts.release(lost, 0);
    expect(await take(9)).toEqual([]);
  });

  test("twenty at a time read every token once", async () => {
    let reads = 0;
    const says = () => {
      reads++;
      return response('data:,{"name":"A"}');
    };
    await Promise.all(Array.from({ length: 20 }, () => workerIn({ says }).step()));
    expect(reads).toBe(3);
  });
});

describe("reindexing", () => {
  test("queues the token, responds without a body, and is allowed again after an hour", async () => {
    const worker = workerIn({ says: () => response('data:,{"name":"A"}') });
    await worker.step();
    expect(await reindex(CARDS, "1")).toEqual({ status: 200, text: "" });
    served.clock.now += 10_000;
    const refused = await reindex(CARDS, "1");
    expect(refused).toMatchObject({ status: 429, retryAfter: "3590" });
    expect(JSON.parse(refused.text).message).toBe(
      `token 1 of ${CARDS} can be read again once per hour; try again in 3590 seconds`,
    );
    // Others are not concerned.
    expect((await reindex(CARDS, "2")).status).toBe(200);
    expect((await reindex(ITEMS, "26")).status).toBe(200);
    served.clock.now += HOUR - 10_001;
    expect(await reindex(CARDS, "1")).toMatchObject({ status: 429, retryAfter: "1" });
    served.clock.now += 1;
    expect((await reindex(CARDS, "1")).status).toBe(200);
    // What is read is read anew.
    await workerIn({ says: () => response('data:,{"name":"Z"}') }).step();
    expect((await shown())[1]).toMatchObject({ name: "Z" });
  });

  test("takes a token from a reader that may have read the old metadata", async () => {
    const [task] = await served.store.evm.nfts.take([CHAIN], served.clock.now, served.clock.now + 60_000, 1);
    if (!task) return expect.fail("nothing was taken");
    expect((await reindex(task.address, task.tokenId)).status).toBe(200);
    const old = { uri: "old", status: "INDEXED" as const, metadata: { name: "old" } };
    expect(await served.store.evm.nfts.save(task, old, served.clock.now)).toBe(false);
  });

  test("accepts one of several concurrent requests", async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => reindex(CARDS, "1")));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(19);
  });

  test("uses the database's clock if there is no other", async () => {
    const wish = () =>
      served.store.evm.nfts.reindex(CHAIN, { address: CARDS, tokenId: "1" }, undefined, HOUR);
    expect(await wish()).toEqual({ outcome: "queued" });
    const refused = await wish();
    expect(refused.outcome).toBe("too soon");
    if (refused.outcome === "too soon") {
      expect(refused.wait).toBeGreaterThan(HOUR - 60_000);
      expect(refused.wait).toBeLessThanOrEqual(HOUR);
    }
  });

  test("of a token that never moved or was taken back is refused", async () => {
    expect((await reindex(CARDS, "3")).status).toBe(404);
    expect((await reindex(ITEMS, "1")).status).toBe(404);
    await transfer(1, [721, CARDS, "3"], [721, CARDS, "1"]);
    expect((await reindex(CARDS, "3")).status).toBe(200);
    await served.store.evm.chains.rewind(CHAIN, 1, 0, 0);
    expect((await reindex(CARDS, "3")).status).toBe(404);
    expect((await reindex(CARDS, "1")).status).toBe(200);
  });
});

test("a URI that was not allowed is fetched once it is allowed", async () => {
  await workerIn({ says: () => response("https://a.test/1") }).step();
  expect((await shown())[1]).toMatchObject({ indexStatus: "UNINDEXED", tokenUri: "https://a.test/1" });
  const stop = new AbortController();
  const says = () => response("https://a.test/1");
  const running = workerIn({ says, connect: replying(200, '{"name":"B"}') }, stop.signal).run();
  await expect.poll(async () => (await shown())[1]?.indexStatus).toBe("INDEXED");
  stop.abort();
  await running;
});

test("a running worker is woken by queued tokens, and stops on its signal", async () => {
  const stop = new AbortController();
  const worker = new NftWorker({
    store: served.store.evm.nfts,
    connect: undefined,
    signal: stop.signal,
    ipfsGateway: "https://g.test/",
    pollMs: 60_000,
    nodes: new Map([[CHAIN, { calls: async (calls) => calls.map(() => response('data:,{"name":"A"}')) }]]),
    clock: () => served.clock.now,
    log: { error: () => {} },
  });
  const running = worker.run();
  const indexed = async () => (await shown())[1]?.metadataLastUpdatedTimestamp;
  await expect.poll(indexed).toBe(1_000);
  served.clock.now += 5_000;
  await reindex(CARDS, "1");
  worker.wake();
  await expect.poll(indexed).toBe(1_005);
  stop.abort();
  await running;
});
