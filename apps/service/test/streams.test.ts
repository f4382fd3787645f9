/** Streams of an EVM chain: what they send, where they go on, and what they say of reorganisations. */

import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { EvmBlock, EvmLog } from "../src/domain/evm/block.ts";
import { blockAt, type EvmServed, CHAIN as SERVED, serveEvm } from "./evm-served.ts";
import type { Json } from "./harness.ts";
import { openedStream, type StreamEvent } from "./stream-events.ts";

const TRANSFER = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";
const BATCH = "0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb";
const account = (digit: string) => `0x${digit.repeat(40)}`;
const [ALICE, BOB, COIN, NFT, MULTI] = ["a", "b", "1", "2", "3"].map(account) as [
  string,
  string,
  string,
  string,
  string,
];
const word = (value: number | string) => BigInt(value).toString(16).padStart(64, "0");
const topic = (address: string) => `0x${word(address)}`;

/** What a transaction logs: a coin's transfer, an NFT's, and two tokens of one batch. */
const logsOf = (first: number, nft: number): EvmLog[] => [
  { logIndex: first, address: COIN, topics: [TRANSFER, topic(ALICE), topic(BOB)], data: `0x${word(7)}` },
  {
    logIndex: first + 1,
    address: NFT,
    topics: [TRANSFER, topic(BOB), topic(ALICE), `0x${word(nft)}`],
    data: "0x",
  },
  {
    logIndex: first + 2,
    address: MULTI,
    topics: [BATCH, topic(ALICE), topic(ALICE), topic(BOB)],
    data: `0x${[64, 160, 2, 5, 6, 2, 70, 80].map(word).join("")}`,
  },
];

/** A block of three transactions: the second one between others, the third with transfers. */
function blockOf(number: number, branch = 0): EvmBlock {
  const block = blockAt(number, 10 + number, 3, branch);
  const txs = block.txs.map((tx, index) => {
    if (index === 0) return { ...tx, receipt: { ...tx.receipt, logs: logsOf(0, number) } };
    if (index === 1) return { ...tx, from: account("c"), to: account("d") };
    return { ...tx, receipt: { ...tx.receipt, logs: logsOf(3, 1_000 + number) } };
  });
  return { ...block, txs };
}

const CHAIN = "/v1/chains/43112";
/** A chain that is served, and has no node. */
const NODELESS = { ...SERVED, source: { ...SERVED.source, evmChainId: 43_113 } };
const blocks = new Map<number, EvmBlock>();
let served: EvmServed;

beforeAll(async () => {
  const logs = {
    has: (chain: number) => chain !== NODELESS.source.evmChainId,
    block: async (_chain: number, number: number, hash: string | undefined) => {
      const block = blocks.get(number);
      return block?.hash === hash ? block : undefined;
    },
  };
  served = await serveEvm([SERVED, NODELESS], { logs, prices: { "43112": { [COIN]: { usd: "1.5" } } } });
  await commit(...[0, 1, 2, 3].map((number) => (number === 0 ? blockAt(0, 10, 0) : blockOf(number))));
});
afterAll(() => served.close());

/** Each test begins with the same four blocks. */
beforeEach(async () => {
  const { height = 0 } = (await served.store.evm.chains.checkpoint(43_112)) ?? {};
  if (height > 3) await rewind(3);
});

async function commit(...given: EvmBlock[]) {
  for (const block of given) blocks.set(block.number, block);
  await served.commit(given);
}

async function rewind(to: number) {
  const { height = 0 } = (await served.store.evm.chains.checkpoint(43_112)) ?? {};
  await served.store.evm.chains.rewind(43_112, height, to, 0);
}

const request = (path: string, lastEventId?: string) =>
  served.fetch(
    new Request(`http://service${path}`, {
      headers: lastEventId === undefined ? {} : { "last-event-id": lastEventId },
    }),
  );
const open = async (path: string, lastEventId?: string) => openedStream(await request(path, lastEventId));

/** What a stream sends until it has caught up. */
async function sent(path: string, lastEventId?: string): Promise<StreamEvent[]> {
  const stream = await open(path, lastEventId);
  const { events } = await stream.untilReady();
  await stream.close();
  return events;
}

const dataOf = (events: readonly StreamEvent[]) => events.map(({ data }) => data);
const listed = async (path: string, field: string): Promise<Json[]> =>
  (await served.get(`${path}${path.includes("?") ? "&" : "?"}pageSize=100`)).body[field].toReversed();
const transfersOf = (address: string) => listed(`${CHAIN}/tokens/${address}/transfers`, "transfers");

const STREAMS = [
  `${CHAIN}/blocks:stream`,
  `${CHAIN}/transactions:stream`,
  `${CHAIN}/transactions:stream?addresses=${ALICE},${account("c")}`,
  `${CHAIN}/transfers:stream`,
  `${CHAIN}/transfers:stream?addresses=${ALICE},${BOB}`,
  `${CHAIN}/transfers:stream?tokens=${MULTI},${NFT}`,
  `${CHAIN}/transfers:stream?addresses=${BOB}&tokens=${MULTI}`,
  `${CHAIN}/transfers:stream?kinds=ERC-20,ERC-1155`,
  `${CHAIN}/logs:stream`,
  `${CHAIN}/logs:stream?addresses=${COIN}&topics=${TRANSFER}`,
];
const earliest = (path: string) => `${path}${path.includes("?") ? "&" : "?"}since=earliest`;

describe("a stream from the beginning sends", () => {
  test("the blocks of the list, lowest first", async () => {
    expect(dataOf(await sent(earliest(STREAMS[0] ?? "")))).toEqual(await listed(`${CHAIN}/blocks`, "blocks"));
  });

  test("the transactions of the list, and of addresses those that concern one of them", async () => {
    const all = await listed(`${CHAIN}/transactions`, "transactions");
    expect(all).toHaveLength(9);
    expect(dataOf(await sent(earliest(`${CHAIN}/transactions:stream`)))).toEqual(all);
    const of = async (...addresses: string[]) =>
      dataOf(await sent(earliest(`${CHAIN}/transactions:stream?addresses=${addresses}`)));
    expect(await of(ALICE, account("c"))).toEqual(all);
    expect(await of(account("d"))).toEqual(all.filter(({ blockIndex }) => blockIndex === 1));
    expect(await of(account("e"))).toEqual([]);
  });

  test("the transfers of the list in the order of the log, by address, token and kind", async () => {
    const lists = await Promise.all([COIN, NFT, MULTI].map(transfersOf));
    const order = ({ blockNumber, logIndex }: Json) => Number(blockNumber) * 1_000 + logIndex;
    const all = lists.flat().sort((one, other) => order(one) - order(other));
    expect(all).toHaveLength(3 * 2 * 4);
    const of = async (query: string) => dataOf(await sent(earliest(`${CHAIN}/transfers:stream?${query}`)));
    expect(await of("")).toEqual(all);
    expect(await of(`addresses=${ALICE}`)).toEqual(all);
    expect(await of(`addresses=${ALICE},${BOB}`)).toEqual(all);
    expect(await of(`tokens=${MULTI}`)).toEqual(lists[2]);
    expect(await of(`tokens=${NFT}&kinds=ERC-721`)).toEqual(lists[1]);
    expect(await of(`tokens=${NFT}&kinds=ERC-20`)).toEqual([]);
    expect(await of(`addresses=${BOB}&tokens=${COIN}`)).toEqual(lists[0]);
    expect(await of("kinds=ERC-20,ERC-1155")).toEqual(all.filter(({ erc721Token }) => !erc721Token));
    expect(await of(`addresses=${account("e")}`)).toEqual([]);
  });

  test("the logs of the node's blocks, by contract and first topic", async () => {
    const of = async (query: string) => dataOf(await sent(earliest(`${CHAIN}/logs:stream?${query}`)));
    const all = await of("");
    expect(all.map(({ blockNumber, logIndex }) => [Number(blockNumber), logIndex])).toEqual(
      [1, 2, 3].flatMap((number) => [0, 1, 2, 3, 4, 5].map((index) => [number, index])),
    );
    expect(all[1]).toEqual({
      blockNumber: "1",
      blockTimestamp: 11,
      blockHash: blocks.get(1)?.hash,
      txHash: blocks.get(1)?.txs[0]?.hash,
      transactionIndex: 0,
      logIndex: 1,
      address: NFT,
      topics: [TRANSFER, topic(BOB), topic(ALICE), `0x${word(1)}`],
      data: "0x",
    });
    expect(await of(`addresses=${COIN}`)).toEqual(all.filter(({ address }) => address === COIN));
    expect(await of(`topics=${BATCH}`)).toEqual(all.filter(({ topics: [first] }) => first === BATCH));
    expect(await of(`addresses=${COIN}&topics=${BATCH}`)).toEqual([]);
  });
});

test("a node that has another block than the index, or none, ends a stream of logs with 503", async () => {
  const kept = blocks.get(2);
  blocks.set(2, blockOf(2, 5));
  const stream = await open(earliest(`${CHAIN}/logs:stream`));
  expect(await stream.next()).toMatchObject({
    event: "error",
    id: undefined,
    data: { statusCode: 503, error: "Service Unavailable" },
  });
  expect(await stream.next()).toBeUndefined();
  if (kept) blocks.set(2, kept);
  expect(served.streams.size).toBe(0);
});

test("without a node there are no logs, which is said at once", async () => {
  const response = await request("/v1/chains/43113/logs:stream");
  expect([response.status, (await response.json()).message]).toEqual([
    501,
    "logs are not indexed, and this deployment has no node of chain 43113 to read them from",
  ]);
});

describe("a cursor", () => {
  test.each(STREAMS)("of any event of %s continues behind it", async (path) => {
    const events = await sent(earliest(path));
    expect(events.length).toBeGreaterThan(2);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    await fc.assert(
      fc.asyncProperty(fc.nat(events.length - 1), fc.boolean(), async (cut, asHeader) => {
        const id = events[cut]?.id ?? "";
        const rest = asHeader
          ? await sent(earliest(path), id) // the header wins
          : await sent(`${path}${path.includes("?") ? "&" : "?"}since=${id}`);
        expect(rest).toEqual(events.slice(cut + 1));
      }),
      { numRuns: 2 },
    );
  });

  test("of ready continues behind what was indexed then", async () => {
    const stream = await open(`${CHAIN}/transactions:stream`);
    const { events, ready } = await stream.untilReady();
    expect(events).toEqual([]);
    await stream.close();
    await commit(blockOf(4));
    const later = await sent(`${CHAIN}/transactions:stream`, ready.id);
    expect(dataOf(later).map(({ blockNumber, blockIndex }) => [blockNumber, blockIndex])).toEqual([
      ["4", 0],
      ["4", 1],
      ["4", 2],
    ]);
  });

  test("is valid whatever the order of the filter's members, and for no other filter, stream or chain", async () => {
    const [first] = await sent(earliest(`${CHAIN}/transactions:stream?addresses=${ALICE},${BOB}`));
    const id = first?.id ?? "";
    expect((await sent(`${CHAIN}/transactions:stream?addresses=${BOB},${ALICE}`, id)).length).toBe(5);
    for (const path of [
      `${CHAIN}/transactions:stream?addresses=${ALICE}`,
      `${CHAIN}/transactions:stream`,
      `${CHAIN}/transfers:stream?addresses=${ALICE},${BOB}`,
    ]) {
      const response = await request(path, id);
      expect([response.status, (await response.json()).message], path).toEqual([
        400,
        "since is the cursor of another stream, or of this stream with other filters",
      ]);
    }
  });
});

describe("a reorganisation", () => {
  test("is reported in each stream, and what replaces its blocks follows", async () => {
    const paths = STREAMS.filter((_, index) => index % 2 === 0);
    await commit(blockOf(4), blockOf(5));
    const sentBefore: (readonly [path: string, events: StreamEvent[]])[] = [];
    for (const path of paths) sentBefore.push([path, await sent(earliest(path))]);
    await rewind(3);
    await commit(blockOf(4, 1), blockOf(5, 1), blockOf(6, 1));
    for (const [path, before] of sentBefore) {
      const [rewound, ...replaced] = await sent(path, before.at(-1)?.id);
      expect(rewound, path).toMatchObject({ event: "rewind", data: { height: 3 } });
      const after = await sent(earliest(path));
      const kept = before.filter(({ data }) => Number(data.blockNumber) <= 3);
      expect(dataOf([...kept, ...replaced]), path).toEqual(dataOf(after));
      // The rewind has a cursor of its own, and what was sent below it goes on without one.
      expect(dataOf(await sent(path, rewound?.id)), path).toEqual(dataOf(replaced));
      expect(dataOf(await sent(path, kept.at(-1)?.id)), path).toEqual(dataOf(replaced));
    }
  });

  test("while a stream is open is reported as it happens", async () => {
    const stream = await open(`${CHAIN}/blocks:stream`);
    await stream.untilReady();
    await commit(blockOf(4));
    expect(await stream.next()).toMatchObject({ event: "item", data: { blockNumber: "4" } });
    await rewind(3);
    await commit(blockOf(4, 1), blockOf(5, 1));
    expect(await stream.next()).toMatchObject({ event: "rewind", data: { height: 3 } });
    expect(await stream.next()).toMatchObject({ event: "item", data: { blockHash: blockOf(4, 1).hash } });
    expect(await stream.next()).toMatchObject({ event: "item", data: { blockNumber: "5" } });
    await stream.close();
  });
});

test("a caller has ten streams at a time; one that is closed, or whose request is aborted, frees its place", async () => {
  const path = `${CHAIN}/blocks:stream`;
  const gone = new AbortController();
  const opened = await Promise.all(Array.from({ length: 9 }, () => open(path)));
  const unread = await served.fetch(new Request(`http://service${path}`, { signal: gone.signal }));
  expect(unread.status).toBe(200);
  const refused = await request(path);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "5"]);
  gone.abort();
  expect(served.streams.size).toBe(9);
  await opened[0]?.close();
  expect(served.streams.size).toBe(8);
  const head = await served.fetch(new Request(`http://service${path}`, { method: "HEAD" }));
  expect([head.status, served.streams.size]).toEqual([200, 8]);
  await Promise.all(opened.map((stream) => stream.close()));
  expect(served.streams.size).toBe(0);
});

test("the end of the process ends streams without an error, and begins no further ones", async () => {
  const path = `${CHAIN}/blocks:stream`;
  const stream = await open(path);
  await stream.untilReady();
  const end = stream.next();
  served.streams.end();
  expect(await end).toBeUndefined();
  const refused = await request(path);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  served.renew();
});
