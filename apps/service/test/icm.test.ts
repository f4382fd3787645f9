/** Interchain messages from the events of two or three chains, in any order, compared with a simple model. */

import { encodeCb58 } from "@primary-network/codec";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rounds } from "../../../tools/shared/rounds.ts";
import type { ServedEvmChain } from "../src/api/request/handler.ts";
import { checksummed } from "../src/domain/evm/address.ts";
import { applyEvmBlock } from "../src/domain/evm/apply.ts";
import type { EvmBlock, EvmLog } from "../src/domain/evm/block.ts";
import { noEvmFacts } from "../src/domain/evm/facts.ts";
import { icmMessageId, TOPICS } from "../src/domain/evm/icm/messenger-event.ts";
import { addressWord, MESSENGER, messageBytes, word } from "./evm-history.ts";
import { blockAt, CHAIN, type EvmServed, serveEvm } from "./evm-served.ts";
import type { Json } from "./harness.ts";

/** Three chains, of which the service knows two. */
const IDS = ["a1", "b2", "c3"].map((byte) => `0x${byte.repeat(32)}`);
const KNOWN = 2;
const cb58 = (hex: string) => encodeCb58(Uint8Array.from(Buffer.from(hex.slice(2), "hex")));
const idOf = (index: number) => IDS[index] ?? expect.fail(`no chain ${index}`);
const people = ["1", "2", "3"].map((digit) => `0x${digit.repeat(40)}`);
const COIN = `0x${"cc".repeat(20)}`;
const NOBODY = `0x${"0".repeat(40)}`;

/** What happens to one message; each in a block of its own on the chain that it happens on. */
interface Event {
  readonly chain: number;
  readonly log: (logIndex: number) => EvmLog;
}

/** A message, and how far it comes. */
interface Course {
  readonly from: number;
  readonly to: number;
  readonly nonce: bigint;
  readonly sender: string;
  readonly recipient: string;
  readonly fee: bigint;
  readonly added: readonly bigint[];
  readonly receipts: readonly (readonly [bigint, string])[];
  readonly data: string;
  readonly again: boolean;
  readonly delivery: "none" | "executed" | "failed" | "executed later";
  readonly receiptBack: boolean;
  readonly deliverer: string;
  readonly redeemer: string;
}

const messageIdOf = ({ from, to, nonce }: Course) =>
  icmMessageId(MESSENGER, idOf(from), idOf(to), String(nonce));

function eventsOf(course: Course): Event[] {
  const { from, to, nonce, sender, recipient, fee, added, receipts, data, again, delivery } = course;
  const id = messageIdOf(course);
  const message = messageBytes(nonce, sender, idOf(to), recipient, receipts, data);
  const log =
    (topics: readonly string[], body: string) =>
    (logIndex: number): EvmLog => ({
      logIndex,
      address: MESSENGER,
      topics,
      data: `0x${body}`,
    });
  const sent = log([TOPICS.sent, id, idOf(to)], `${word(96)}${addressWord(COIN)}${word(fee)}${message}`);
  let sum = fee;
  const fees = added.map((more) => {
    sum += more;
    return { chain: from, log: log([TOPICS.fee, id], `${addressWord(COIN)}${word(sum)}`) };
  });
  const deliverer = `0x${addressWord(course.deliverer)}`;
  const received = log(
    [TOPICS.received, id, idOf(from), deliverer],
    `${addressWord(course.redeemer)}${word(64)}${message}`,
  );
  const executed = { chain: to, log: log([TOPICS.executed, id, idOf(from)], "") };
  const failed = { chain: to, log: log([`0x${"fa".repeat(32)}`, id], "") };
  return [
    { chain: from, log: sent },
    ...fees,
    ...(again ? [{ chain: from, log: sent }] : []),
    ...(delivery === "none" ? [] : [{ chain: to, log: received }]),
    ...(delivery === "executed" ? [executed] : []),
    ...(delivery === "failed" || delivery === "executed later" ? [failed] : []),
    ...(delivery === "executed later" ? [executed] : []),
    ...(course.receiptBack && delivery !== "none"
      ? [
          {
            chain: from,
            log: log(
              [TOPICS.receipt, id, idOf(to), `0x${addressWord(course.redeemer)}`],
              `${addressWord(COIN)}${word(sum)}`,
            ),
          },
        ]
      : []),
  ];
}

const party = fc.constantFrom(...people);
const course = fc
  .record({
    way: fc.constantFrom([0, 1], [1, 0], [2, 0], [1, 2]),
    sender: party,
    recipient: party,
    deliverer: party,
    redeemer: party,
    fee: fc.bigInt({ min: 0n, max: 2n ** 128n }),
    added: fc.array(fc.bigInt({ min: 1n, max: 1_000n }), { maxLength: 2 }),
    receipts: fc.array(fc.tuple(fc.bigInt({ min: 1n, max: 99n }), party), { maxLength: 2 }),
    data: fc.constantFrom("", "ab", "cd".repeat(40)),
    again: fc.boolean(),
    delivery: fc.constantFrom("none", "executed", "executed", "failed", "executed later"),
    receiptBack: fc.boolean(),
  })
  .map(({ way: [from = 0, to = 0], ...rest }) => ({ from, to, ...rest }));

/** Blocks of each chain, in the order in which everything happens; the seconds of two chains may be the same. */
interface Messages {
  readonly blocks: readonly (readonly EvmBlock[])[];
  readonly courses: readonly Course[];
  /** Where each event of a course stands: its chain and block. */
  readonly positions: readonly (readonly {
    readonly chain: number;
    readonly number: number;
    readonly time: number;
  }[])[];
}

function tell(courses: readonly Course[], order: readonly number[]): Messages {
  const blocks: EvmBlock[][] = IDS.map((_, index) => [blockAt(0, 1_000_000, 0, index)]);
  const queues = courses.map(eventsOf);
  const positions: { chain: number; number: number; time: number }[][] = courses.map(() => []);
  let time = 1_000_000;
  for (let turn = 0; queues.some((queue) => queue.length > 0); turn++) {
    const waiting = queues.flatMap((queue, index) => (queue.length > 0 ? [index] : []));
    const index = waiting[(order[turn % order.length] ?? 0) % waiting.length] ?? 0;
    const event = queues[index]?.shift();
    if (!event) continue;
    const chain = blocks[event.chain] ?? expect.fail("no such chain");
    time += turn % 6 === 0 ? 5 : turn % 6 === 4 ? 100_000 : 0;
    const block = blockAt(chain.length, time, 1, event.chain);
    const [tx] = block.txs;
    if (!tx) continue;
    chain.push({ ...block, txs: [{ ...tx, receipt: { ...tx.receipt, logs: [event.log(7)] } }] });
    positions[index]?.push({ chain: event.chain, number: block.number, time });
  }
  return { blocks, courses, positions };
}

const chainsOf = (first: number): ServedEvmChain[] =>
  IDS.slice(0, KNOWN).map((id, index) => ({
    network: "fuji",
    source: {
      evmChainId: first + index,
      blockchainId: cb58(id),
      name: `Chain ${index}`,
      rpcUrl: "http://n",
      token: { name: "T", symbol: "T", decimals: 18 },
    },
    state: CHAIN.state,
    unavailable: () => undefined,
  }));

/** What the listing says of a course when so many blocks of each chain are seen; undefined when nothing is. */
function modelOf(
  course: Course,
  positions: Messages["positions"][number],
  seen: readonly number[],
): { time: number; item: Json } | undefined {
  const events = eventsOf(course);
  const known = (position: { chain: number; number: number } | undefined) =>
    position !== undefined && position.chain < KNOWN && position.number < (seen[position.chain] ?? 0);
  const first = (topic: string) => positions[events.findIndex(({ log }) => log(0).topics[0] === topic)];
  const all = (topic: string) =>
    positions.filter((position, index) => events[index]?.log(0).topics[0] === topic && known(position));
  const [sent, received] = [first(TOPICS.sent), first(TOPICS.received)];
  const [source, destination] = [known(sent), known(received)];
  if (!source && !destination) return undefined;
  const fees = all(TOPICS.fee).length;
  const sum = course.added.slice(0, fees).reduce((total, more) => total + more, course.fee);
  const txHash = (position: typeof sent) =>
    position && blockAt(position.number, position.time, 1, position.chain).txs[0]?.hash;
  const evmChain = (index: number) => (index < KNOWN ? String(FIRST + index) : "");
  const at = (position: typeof sent) => ({
    txHash: txHash(position),
    timestamp: position?.time,
    gasSpent: "21000",
  });
  const status = source && destination ? "delivered" : source ? "pending" : "delivered_source_not_indexed";
  return {
    time: (source ? sent?.time : received?.time) ?? 0,
    item: {
      messageId: messageIdOf(course),
      icmContractAddress: checksummed(MESSENGER),
      sourceBlockchainId: cb58(idOf(course.from)),
      destinationBlockchainId: cb58(idOf(course.to)),
      sourceEvmChainId: evmChain(course.from),
      destinationEvmChainId: evmChain(course.to),
      messageNonce: String(course.nonce),
      from: checksummed(course.sender),
      to: checksummed(course.recipient),
      ...(course.data !== "" && { data: `0x${course.data}` }),
      messageExecuted: destination && all(TOPICS.executed).length > 0,
      receipts: course.receipts.map(([nonce, redeemer]) => ({
        receivedMessageNonce: String(nonce),
        relayerRewardAddress: checksummed(redeemer),
      })),
      receiptDelivered: source && all(TOPICS.receipt).length > 0,
      rewardDetails: {
        address: checksummed(source ? COIN : NOBODY),
        name: "",
        symbol: "",
        ercType: "ERC-20",
        decimals: 0,
        value: source ? String(sum) : "0",
      },
      status,
      ...(source && { sourceTransaction: at(sent) }),
      ...(destination && {
        destinationTransaction: {
          ...at(received),
          rewardRedeemer: checksummed(course.redeemer),
          delivererAddress: checksummed(course.deliverer),
        },
      }),
    },
  };
}

/** Messages from or to an address. */
const of =
  (address: string) =>
  ({ sender, recipient }: Course): boolean =>
    sender === address || recipient === address;

/** Listed: the newest first, of one second the larger id. */
function listed(sentMessages: Messages, fits: (course: Course) => boolean, seen: readonly number[]): Json[] {
  return sentMessages.courses
    .flatMap((course, index) => {
      if (!fits(course)) return [];
      return modelOf(course, sentMessages.positions[index] ?? [], seen) ?? [];
    })
    .sort((left, right) => right.time - left.time || (left.item.messageId < right.item.messageId ? 1 : -1))
    .map(({ item }) => item);
}

/** Filters of the list of all messages: parties by their number, chains by theirs, and under one of their names. */
const filter = fc.record({
  from: fc.option(fc.nat(2)),
  to: fc.option(fc.nat(2)),
  source: fc.option(fc.nat(2)),
  destination: fc.option(fc.nat(2)),
  either: fc.option(fc.nat(2)),
  named: fc.boolean(),
});
type Drawn = typeof filter extends fc.Arbitrary<infer Value> ? Value : never;

const filterOf = ({ from, to, source, destination, either, named }: Drawn): Filter => {
  const chain = (index: number | null) =>
    index === null ? undefined : named && index < KNOWN ? String(FIRST + index) : cb58(idOf(index));
  return {
    from: from === null ? undefined : people[from],
    to: to === null ? undefined : people[to],
    sourceBlockchainId: chain(source),
    destinationBlockchainId: chain(destination),
    blockchainId: chain(either),
  };
};

const fitsFilter =
  ({ from, to, source, destination, either }: Drawn) =>
  (course: Course): boolean =>
    (from === null || course.sender === people[from]) &&
    (to === null || course.recipient === people[to]) &&
    (source === null || course.from === source) &&
    (destination === null || course.to === destination) &&
    (either === null || course.from === either || course.to === either);

const FIRST = 1_000;
let served: EvmServed;
beforeAll(async () => {
  served = await serveEvm(chainsOf(FIRST));
});
afterAll(() => served.close());

/** Commits blocks of a chain, or takes some back. */
async function commit(chain: number, blocks: readonly EvmBlock[], from: number, to: number): Promise<void> {
  const id = FIRST + chain;
  if (to < from) return served.store.evm.chains.rewind(id, from - 1, to - 1, 0);
  if (to === from) return;
  const facts = noEvmFacts();
  const rules = { blockchainId: idOf(chain), messengers: new Set([MESSENGER]) };
  for (const block of blocks.slice(from, to)) applyEvmBlock(block, facts, rules);
  const last = blocks[to - 1] ?? expect.fail("no such block");
  const at = { height: last.number, blockId: last.hash, time: last.timestamp };
  await served.store.evm.chains.commit(id, from === 0 ? undefined : from - 1, facts, at, 0);
}

/** What a listing is asked with. */
type Filter = { readonly [name: string]: string | undefined };

/** The path of a listing: of an address, or with the filters of all messages. */
function pathOf(asked: string | Filter, name = "icm"): string {
  if (typeof asked === "string") return `/v1/${name}/addresses/${asked}/messages?`;
  const pairs = Object.entries(asked).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${value}&`],
  );
  return `/v1/${name}/messages?${pairs.join("")}`;
}

async function page(
  asked: string | Filter,
  size: number,
  token?: string,
  name?: string,
): Promise<{ messages: Json[]; nextPageToken?: string }> {
  const query = `pageSize=${size}${token === undefined ? "" : `&pageToken=${token}`}`;
  const { status, body } = await served.get(`${pathOf(asked, name)}${query}`);
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}

/** A listing from its first page on. */
async function rest(
  asked: string | Filter,
  size: number,
  first: Awaited<ReturnType<typeof page>>,
): Promise<Json[]> {
  const got = [...first.messages];
  for (let token = first.nextPageToken; token !== undefined; ) {
    const next = await page(asked, size, token);
    got.push(...next.messages);
    token = next.nextPageToken;
  }
  return got;
}

/** A message between the two chains that are known, as it mostly goes. */
const plain = (nonce: number): Course => ({
  from: 0,
  to: 1,
  nonce: BigInt(nonce),
  fee: 1n,
  added: [],
  receipts: [],
  data: "",
  again: false,
  sender: people[0] ?? "",
  recipient: people[1] ?? "",
  deliverer: people[2] ?? "",
  redeemer: people[2] ?? "",
  delivery: "executed",
  receiptBack: false,
});

test("a message whose sending is indexed between two pages is neither lost nor listed twice", async () => {
  const sentMessages = tell([1, 2, 3, 4, 5].map(plain), [0]);
  const [source = [], destination = []] = sentMessages.blocks;
  await commit(0, source, 0, 1);
  await commit(1, destination, 0, destination.length);
  const address = people[0] ?? "";
  const before = listed(sentMessages, of(address), [1, destination.length]);
  expect(before.map(({ status }) => status)).toEqual(Array(5).fill("delivered_source_not_indexed"));
  for (const size of [1, 2, 4]) {
    const first = await page(address, size);
    await commit(0, source, 1, source.length);
    expect(await rest(address, size, first)).toEqual(before);
    expect((await page(address, 100)).messages).toEqual(
      listed(sentMessages, of(address), [source.length, destination.length]),
    );
    await commit(0, source, source.length, 1);
    expect((await page(address, 100)).messages).toEqual(before);
  }
  for (const id of [FIRST, FIRST + 1]) await forget(id);
});

test("the former names have the same messages, with the former name of the contract", async () => {
  const sentMessages = tell(
    [plain(500), { ...plain(501), from: 1, to: 0, delivery: "none" }, { ...plain(502), from: 2, to: 0 }],
    [0],
  );
  for (const [chain, blocks] of sentMessages.blocks.slice(0, KNOWN).entries())
    await commit(chain, blocks, 0, blocks.length);
  const { messages } = await page({}, 100);
  const formerly = ({ icmContractAddress, ...item }: Json): Json => ({
    ...item,
    teleporterContractAddress: icmContractAddress,
  });
  const statuses = messages.map(({ status }) => status).sort();
  expect(statuses).toEqual(["delivered", "delivered_source_not_indexed", "pending"]);
  // In lists the official client reads a message of an unknown source under the present name.
  const inList = messages.map((item) =>
    item.status === "delivered_source_not_indexed" ? item : formerly(item),
  );
  // `listTeleporterMessages`, then `listTeleporterMessagesByAddress`.
  expect((await page({}, 100, undefined, "teleporter")).messages).toEqual(inList);
  const ofAddress = await served.get(`/v1/teleporter/addresses/${people[0]}/messages?pageSize=100`);
  expect(ofAddress.body.messages).toEqual(inList);
  const first = await page({}, 1, undefined, "teleporter");
  const second = await page({}, 1, first.nextPageToken, "teleporter");
  expect([...first.messages, ...second.messages]).toEqual(inList.slice(0, 2));
  for (const item of messages) {
    const upper = `0x${item.messageId.slice(2).toUpperCase()}`;
    expect((await served.get(`/v1/icm/messages/${upper}`)).body).toEqual(item);
    expect((await served.get(`/v1/teleporter/messages/${item.messageId}`)).body).toEqual(formerly(item));
  }
  const missing = await served.get(`/v1/teleporter/messages/0x${"9".repeat(64)}`);
  expect([missing.status, missing.body.message]).toEqual([404, `no message 0x${"9".repeat(64)} is indexed`]);
  for (const id of [FIRST, FIRST + 1]) await forget(id);
});

test("two chains that are indexed at the same time match both halves of a message", async () => {
  for (let round = 0; round < 20; round++) {
    const sentMessages = tell([plain(100 + round)], [0]);
    const [source = [], destination = []] = sentMessages.blocks;
    await Promise.all([commit(0, source, 0, source.length), commit(1, destination, 0, destination.length)]);
    const { rows } = await sql<{ sourced: boolean }>`
      select sourced from icm_side where side = 'destination' and chain = ${FIRST + 1}`.execute(served.db);
    expect(rows).toEqual([{ sourced: true }]);
    for (const id of [FIRST, FIRST + 1]) await forget(id);
  }
});

const [HOUR, DAY] = [3_600, 86_400];
const GROUPED = "groupBy=srcBlockchainId,destBlockchainId";
const SERIES = `/v2/icm/timeseries?timeInterval=day&${GROUPED}`;

type Counts = { [group: string]: number };

/** Messages that the visible blocks sent, by day, source and destination: each once. */
function counted({ courses, positions }: Messages, seen: readonly number[]): Counts {
  const counts: Counts = {};
  for (const [index, { from, to }] of courses.entries()) {
    const sent = positions[index]?.[0];
    if (from >= KNOWN || !sent || sent.number >= (seen[from] ?? 0)) continue;
    const key = [Math.floor(sent.time / DAY) * DAY, cb58(idOf(from)), cb58(idOf(to))].join(" ");
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

interface SeriesPage {
  readonly results: Json[];
  readonly nextPageToken?: string;
}

async function seriesPage(size: number, token?: string): Promise<SeriesPage> {
  const next = token === undefined ? "" : `&pageToken=${token}`;
  const { status, body } = await served.get(`${SERIES}&pageSize=${size}${next}`);
  expect([status, body.results?.length <= size]).toEqual([200, true]);
  return body;
}

/** A series from its first page on, without its points of 0; no group has two points in an interval. */
async function restOfSeries(size: number, first: SeriesPage): Promise<Counts> {
  const points = [...first.results];
  for (let token = first.nextPageToken; token !== undefined; ) {
    const page = await seriesPage(size, token);
    points.push(...page.results);
    token = page.nextPageToken;
  }
  const keyed = points.map(({ timestamp, srcBlockchainId, destBlockchainId, value }) => [
    [timestamp, srcBlockchainId, destBlockchainId].join(" "),
    value,
  ]);
  expect(new Set(keyed.map(([key]) => key)).size).toBe(keyed.length);
  expect(points.map(({ timestamp }) => timestamp)).toEqual(
    points.map(({ timestamp }) => timestamp).sort((left, right) => right - left),
  );
  return Object.fromEntries(keyed.filter(([, value]) => value > 0));
}

/** The series and the windows are what counting the messages again gives. */
async function expectCounted(sentMessages: Messages, seen: readonly number[], size: number): Promise<void> {
  const counts = counted(sentMessages, seen);
  expect(await restOfSeries(size, await seriesPage(size))).toEqual(counts);
  const all = Object.values(counts).reduce((left, right) => left + right, 0);
  for (const interval of ["hour", "day", "week", "month"]) {
    const { body } = await served.get(`/v2/icm/timeseries?timeInterval=${interval}&pageSize=2160`);
    const sum = body.results.reduce((total: number, { value }: Json) => total + value, 0);
    expect([interval, sum]).toEqual([interval, all]);
  }
  const [source, destination] = [cb58(idOf(0)), cb58(idOf(1))];
  const { result } = (
    await served.get(`/v2/icm/summary?srcBlockchainId=${source}&destBlockchainId=${destination}&${GROUPED}`)
  ).body;
  const pair = Object.entries(counts).filter(([key]) => key.endsWith(`${source} ${destination}`));
  expect(result).toMatchObject({
    allTime: pair.reduce((total, [, value]) => total + value, 0),
    srcBlockchainId: source,
    destBlockchainId: destination,
  });
}

test("numbers of messages: which, over which time, and what is refused", async () => {
  const sentMessages = tell([1, 2, 3, 4].map(plain), [0]);
  const [source = [], destination = []] = sentMessages.blocks;
  await commit(0, source, 0, source.length);
  await commit(1, destination, 0, destination.length);
  const last = Math.max(...source.map(({ timestamp }) => timestamp));
  const until = Math.max(last, ...destination.map(({ timestamp }) => timestamp));
  const times = sentMessages.positions.map(([sent]) => sent?.time ?? 0);
  const since = (seconds: number) =>
    times.filter((time) => time >= Math.floor((until - seconds) / HOUR) * HOUR).length;
  const { result } = (await served.get("/v2/icm/summary")).body;
  expect(result).toEqual({
    lastHour: since(HOUR),
    lastDay: since(DAY),
    lastWeek: since(7 * DAY),
    lastMonth: 4,
    last90Days: 4,
    lastYear: 4,
    allTime: 4,
    srcBlockchainId: "",
    destBlockchainId: "",
  });
  const value = async (query: string) => {
    const { status, body } = await served.get(`/v2/icm/summary?${query}`);
    return [status, body.result?.allTime ?? body.message[0]];
  };
  expect(await value(`srcBlockchainId=${FIRST}`)).toEqual([200, 4]);
  expect(await value(`srcBlockchainId=${FIRST + 1}`)).toEqual([200, 0]);
  expect(await value(`destBlockchainId=${cb58(idOf(1))}`)).toEqual([200, 4]);
  expect(await value(`destBlockchainId=${cb58(idOf(2))}`)).toEqual([200, 0]);
  expect(await value(`srcBlockchainId=${cb58(idOf(2))}`)).toEqual([
    404,
    expect.stringContaining("are unknown"),
  ]);
  expect(await value("groupBy=srcBlockchainId")).toEqual([501, expect.stringContaining("one group only")]);
  expect(await value("srcBlockchainId=x")).toEqual([400, expect.stringMatching(/^srcBlockchainId/)]);
  for (const id of [FIRST, FIRST + 1]) await forget(id);
});

test("every listing equals the model, whatever is indexed first, taken back, or added between pages", async () => {
  let seenStatuses = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(course, { minLength: 1, maxLength: 7 }),
      fc.array(fc.nat(20), { minLength: 1, maxLength: 12 }),
      fc.array(fc.record({ chain: fc.nat(KNOWN - 1), to: fc.nat(60) }), { minLength: 2, maxLength: 8 }),
      fc.integer({ min: 1, max: 3 }),
      fc.array(filter, { minLength: 1, maxLength: 2 }),
      async (drawn, order, moves, size, filters) => {
        // Each history has chains of its own.
        for (const [chain] of IDS.slice(0, KNOWN).entries()) await forget(FIRST + chain);
        const courses = drawn.map(
          (rest, index): Course => ({ ...rest, nonce: BigInt(1_000_000 + messages++ + index) }),
        );
        messages += courses.length;
        const sentMessages = tell(courses, order);
        const seen = IDS.slice(0, KNOWN).map(() => 0);
        for (const { chain, to } of moves) {
          const blocks = sentMessages.blocks[chain] ?? [];
          // What is there at all begins with the first block, and is never taken back.
          const target = Math.max(1, Math.min(to, blocks.length));
          const before = [...seen];
          const listings = [
            ...people.map((address) => ({ asked: address as string | Filter, fits: of(address) })),
            ...filters.map((one) => ({ asked: filterOf(one), fits: fitsFilter(one) })),
          ];
          const begun = before.every((count) => count > 0) ? await seriesPage(size) : undefined;
          const open = await Promise.all(
            listings.map(async ({ asked, fits }) => ({
              asked,
              fits,
              first: before.every((count) => count > 0) ? await page(asked, size) : undefined,
            })),
          );
          await commit(chain, blocks, seen[chain] ?? 0, target);
          const forward = target >= (seen[chain] ?? 0);
          seen[chain] = target;
          if (begun && forward)
            expect(await restOfSeries(size, begun)).toEqual(counted(sentMessages, before));
          if (seen.every((count) => count > 0)) await expectCounted(sentMessages, seen, size);
          for (const { asked, fits, first } of open) {
            // A listing that began before goes on as it began, unless what it saw was taken back.
            if (first && forward) {
              expect(await rest(asked, size, first)).toEqual(listed(sentMessages, fits, before));
            }
            if (seen.some((count) => count === 0)) continue;
            const whole = await page(asked, 100);
            expect(whole.messages).toEqual(listed(sentMessages, fits, seen));
            expect(whole).not.toHaveProperty("nextPageToken");
            expect(await rest(asked, size, await page(asked, size))).toEqual(whole.messages);
            seenStatuses = new Set([...seenStatuses, ...whole.messages.map(({ status }) => status)]);
          }
        }
        for (const [index, one] of courses.entries()) {
          const { status, body } = await served.get(`/v1/icm/messages/${messageIdOf(one)}`);
          const item = modelOf(one, sentMessages.positions[index] ?? [], seen)?.item;
          expect([status, status === 200 ? body : undefined]).toEqual([item ? 200 : 404, item]);
        }
      },
    ),
    { numRuns: rounds(12) },
  );
  expect([...seenStatuses].sort()).toEqual(["delivered", "delivered_source_not_indexed", "pending"]);
});

let messages = 0;

/** As if the chain had never been. */
async function forget(id: number): Promise<void> {
  const evm = ["evm_checkpoint", "evm_block", "evm_tx", "evm_day", "evm_period", "evm_party"];
  for (const table of [...evm, "icm_side", "icm_change", "icm_period"]) {
    await sql`delete from ${sql.table(table)} where chain = ${id}`.execute(served.db);
  }
}
