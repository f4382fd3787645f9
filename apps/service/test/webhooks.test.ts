/** Webhooks: how they are made, what is reported to them, in which order, and what becomes of messages that nobody receives. */

import { createHmac } from "node:crypto";
import { createLocalnet } from "@primary-network/localnet";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ServedNetwork } from "../src/api/request/handler.ts";
import { IndexFeed } from "../src/api/webhooks/feed.ts";
import type { EvmBlock } from "../src/domain/evm/block.ts";
import { toAddresses, toCb58, toNodeId } from "../src/domain/id-text.ts";
import { MOST_WAITING } from "../src/domain/push/webhook.ts";
import { createPIndexer } from "../src/indexer/p.ts";
import type { Connect, Post } from "../src/nft/fetch-metadata.ts";
import { WebhookWorker } from "../src/push/webhook-worker.ts";
import { createPChainNode } from "../src/sources/p/node.ts";
import type { TransactionRow } from "../src/store/p/transaction.ts";
import { blockAt, CHAIN, type EvmServed, serveEvm } from "./evm-served.ts";
import { identityOf, type Json, schemaFault, sourceOf } from "./harness.ts";

const ALICE = `0x${"a".repeat(40)}`;
const BOB = `0x${"b".repeat(40)}`;
const CAROL = `0x${"c".repeat(40)}`;
const TOPIC = `0x${"70".repeat(32)}`;
const HOUR = 3_600_000;

let served: EvmServed;
/** Blocks that the node has, by number. */
let blocks: Map<number, EvmBlock>;
/** Messages as the receiver got them. */
let posts: { readonly url: string; readonly body: Json; readonly post: Post }[];
/** The receiver's responses, in order; the last one for all that follow. */
let says: (number | Error)[];

beforeAll(async () => {
  served = await serveEvm([CHAIN], { maxQueued: 1 });
  blocks = new Map();
  await commit(blockAt(0, 10, 0));
});
afterAll(() => served.close());

/** One database for all tests: each begins without webhooks, on a chain of one block. */
beforeEach(async () => {
  const { store, db } = served;
  await db.deleteFrom("webhook").execute();
  await db.deleteFrom("webhook_secret").execute();
  const { height = 0 } = (await store.evm.chains.checkpoint(43_112)) ?? {};
  if (height > 0) await store.evm.chains.rewind(43_112, height, 0, 0);
  served.clock.now = 1_000_000;
  posts = [];
  says = [200];
});

async function commit(...given: readonly EvmBlock[]) {
  for (const block of given) blocks.set(block.number, block);
  await served.commit(given);
}

/** A block with one transaction between two accounts. */
function transferAt(
  number: number,
  from: string,
  to: string,
  { branch = 0, topics = [] as string[] } = {},
): EvmBlock {
  const block = blockAt(number, 10 + number, 1, branch);
  const logs = topics.map((topic, logIndex) => ({ logIndex, address: CAROL, topics: [topic], data: "0x" }));
  return { ...block, txs: block.txs.map((tx) => ({ ...tx, from, to, receipt: { ...tx.receipt, logs } })) };
}

async function call(method: string, path: string, body?: unknown, key?: string) {
  const response = await served.fetch(
    new Request(`http://service${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: { "content-type": "application/json", ...(key && { "x-service-api-key": key }) },
    }),
  );
  const result: Json = await response.json();
  expect(schemaFault(method, path, response.status, result)).toBeUndefined();
  return { status: response.status, body: result };
}

const order = (metadata: object = { addresses: [ALICE] }, changes: object = {}) => ({
  eventType: "address_activity",
  url: "http://receiver.test:8000/hook",
  chainId: "43112",
  metadata,
  ...changes,
});

const create = async (...given: Parameters<typeof order>) => {
  const { status, body } = await call("POST", "/v1/webhooks", order(...given));
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

const connect: Connect = async (url, _signal, post) => {
  const response = says.length > 1 ? says.shift() : says[0];
  if (!post) throw new Error("nothing is posted");
  posts.push({ url: url.href, post, body: JSON.parse(post.body) });
  if (response instanceof Error) throw response;
  return { status: response ?? 200, location: undefined, body: (async function* () {})(), close: () => {} };
};

const workerOf = (store = served.store, signal = new AbortController().signal) =>
  new WebhookWorker({
    webhooks: store.webhooks,
    messages: store.webhookMessages,
    feed: new IndexFeed({
      store,
      networks: new Map(),
      evmChains: new Map([[43_112, CHAIN]]),
      nodes: new Map([
        [43_112, { blocks: async (from) => [blocks.get(from)].filter((block) => block !== undefined) }],
      ]),
      clock: () => served.clock.now,
    }),
    connect,
    anyPort: true,
    signal,
    pollMs: 10,
    clock: () => served.clock.now,
    log: { warn: () => {} },
  });

/** Until nothing is left to do now. */
async function settle(worker = workerOf()) {
  for (let steps = 0; await worker.step(); steps++) if (steps > 1_000) throw new Error("it never settles");
}

const txs = () => posts.map(({ body }) => Number(body.event.transaction?.blockNumber));
const messages = async (id: string, query = "") =>
  (await call("GET", `/v1/webhooks/${id}/messages?pageSize=100${query}`)).body.messages;

describe("a webhook of an API key", () => {
  test("is created, listed in pages, changed and deactivated", async () => {
    const made = await create(undefined, { name: "n", includeLogs: true });
    expect(made).toMatchObject({
      status: "active",
      name: "n",
      description: "",
      includeLogs: true,
      createdAt: 1_000,
    });
    served.clock.now += 1_000;
    const other = await create({
      addresses: [BOB],
      eventSignatures: [TOPIC.toUpperCase().replace("0X", "0x")],
    });
    expect(other.metadata.eventSignatures).toEqual([TOPIC]);
    const first = await call("GET", "/v1/webhooks?pageSize=1");
    expect(first.body.webhooks).toEqual([made]);
    const next = await call("GET", `/v1/webhooks?pageSize=1&pageToken=${first.body.nextPageToken}`);
    expect(next.body).toEqual({ webhooks: [other] });
    const { body } = await call("PATCH", `/v1/webhooks/${made.id}`, { url: "http://other.test/" });
    expect(body).toEqual({ ...made, url: "http://other.test/" });
    expect((await call("DELETE", `/v1/webhooks/${made.id}`)).body.status).toBe("inactive");
    expect((await call("GET", "/v1/webhooks?status=inactive")).body.webhooks).toMatchObject([
      { id: made.id },
    ]);
    expect((await call("GET", `/v1/webhooks/${made.id}`)).body.status).toBe("inactive");
  });

  test("has addresses that are added, listed and removed", async () => {
    const { id } = await create();
    const added = await call("PATCH", `/v1/webhooks/${id}/addresses`, { addresses: [BOB, CAROL, ALICE] });
    expect(added.body.metadata.addresses.map((one: string) => one.toLowerCase())).toEqual([
      ALICE,
      BOB,
      CAROL,
    ]);
    const page = await call("GET", `/v1/webhooks/${id}/addresses?pageSize=2`);
    expect(page.body.totalAddresses).toBe(3);
    const rest = await call(
      "GET",
      `/v1/webhooks/${id}/addresses?pageSize=2&pageToken=${page.body.nextPageToken}`,
    );
    expect([...page.body.addresses, ...rest.body.addresses]).toEqual(added.body.metadata.addresses);
    const left = await call("DELETE", `/v1/webhooks/${id}/addresses`, { addresses: [ALICE, CAROL] });
    expect(left.body.metadata.addresses).toHaveLength(1);
    const many = Array.from({ length: 1_000 }, (_, index) => `0x${index.toString(16).padStart(40, "0")}`);
    expect(await call("PATCH", `/v1/webhooks/${id}/addresses`, { addresses: many })).toMatchObject({
      status: 400,
    });
    expect((await call("GET", `/v1/webhooks/${id}/addresses`)).body.totalAddresses).toBe(1);
  });

  test("belongs to its key alone", async () => {
    const { ApiKeys } = await import("../src/compose/api-keys.ts");
    const keys = new ApiKeys(served.store.apiKeys, () => 0);
    const [one, two] = await Promise.all(
      ["one", "two"].map((name) => keys.add({ name, tier: "free", privileges: ["data"] })),
    );
    const { body } = await call("POST", "/v1/webhooks", order(), one?.secret);
    expect((await call("GET", `/v1/webhooks/${body.id}`, undefined, one?.secret)).status).toBe(200);
    expect((await call("GET", `/v1/webhooks/${body.id}`, undefined, two?.secret)).status).toBe(404);
    expect((await call("GET", "/v1/webhooks", undefined, two?.secret)).body.webhooks).toEqual([]);
    const of = async (key = one) =>
      (await call("GET", "/v1/webhooks:getSharedSecret", undefined, key?.secret)).body;
    expect((await of(two)).statusCode).toBe(404);
    const { secret } = await of();
    const rotated = await call("POST", "/v1/webhooks:generateOrRotateSharedSecret", undefined, one?.secret);
    expect(await of()).toEqual(rotated.body);
    expect(rotated.body.secret).not.toBe(secret);
  });

  test.each<[string, object, number, RegExp]>([
    ["no URL", { url: "receiver" }, 400, /^url must be/],
    ["credentials", { url: "http://a:b@receiver.test/" }, 400, /^url must be/],
    ["another scheme", { url: "file:///etc/passwd" }, 400, /^url must be/],
    ["an unknown chain", { chainId: "1" }, 404, /chainId 1/],
    ["a wrong address", { metadata: { addresses: ["0x1"] } }, 400, /metadata.addresses/],
    ["an unknown type", { eventType: "blocks" }, 400, /^eventType must be one of/],
  ])("is refused with %s", async (_name, changes, status, message) => {
    const refused = await call("POST", "/v1/webhooks", order(undefined, changes));
    expect(refused).toMatchObject({ status, body: { message: expect.stringMatching(message) } });
  });

  test.each(["/v1/webhooks/1", "/v1/webhooks/f33de69c-d13b-4691-908f-870d6e2e6b04"])(
    "%s is not there",
    async (path) => {
      expect((await call("GET", path)).status).toBe(path.length > 20 ? 404 : 400);
    },
  );
});

test("a message that is not there cannot be sent again", async () => {
  const { id } = await create();
  const path = (messageId: string) => `/v1/webhooks/${id}/messages/${messageId}:resend`;
  expect((await call("POST", path(id))).status).toBe(404);
  expect((await call("POST", path("1"))).status).toBe(400);
});

describe("messages", () => {
  test("tell of each transaction once, signed, with the same id in every attempt", async () => {
    await commit(transferAt(1, ALICE, BOB));
    const { id } = await create({ addresses: [ALICE, BOB] });
    await commit(transferAt(2, ALICE, BOB), transferAt(3, CAROL, CAROL), transferAt(4, CAROL, BOB));
    says = [500, new Error("refused"), 200];
    await settle(); // block 4 waits behind block 2, as both are about Bob
    expect(txs()).toEqual([2]);
    served.clock.now += 10_000;
    await settle();
    served.clock.now += 60_000;
    await settle();
    expect(txs()).toEqual([2, 2, 2, 4]);
    const [first, second] = posts;
    expect(first?.post.body).toBe(second?.post.body);
    expect(first?.body).toMatchObject({ webhookId: id, eventType: "address_activity" });
    expect(new Set(posts.map(({ body }) => body.messageId)).size).toBe(2);
    const { secret } = (await call("GET", "/v1/webhooks:getSharedSecret")).body;
    const want = createHmac("sha256", Buffer.from(secret, "hex"))
      .update(first?.post.body ?? "")
      .digest("base64");
    expect(first?.post.headers["x-signature"]).toBe(want);
    expect(first?.body.event).toEqual({
      transaction: expect.objectContaining({
        txHash: blocks.get(2)?.txs[0]?.hash,
        from: expect.stringMatching(/^0xa+$/i),
        value: "1",
        receiptCumulativeGasUsed: "21000",
        erc20Transfers: [],
        networkToken: {
          tokenName: "Avalanche",
          tokenSymbol: "AVAX",
          tokenDecimals: 18,
          valueWithDecimals: "0.000000000000000001",
        },
      }),
    });
    expect((await messages(id)).map(({ status, attempts }: Json) => [status, attempts])).toEqual([
      ["delivered", 1],
      ["delivered", 3],
    ]);
  });

  test("of one address wait for each other, those of others do not", async () => {
    await create({ addresses: [ALICE, BOB] });
    await commit(transferAt(1, ALICE, CAROL), transferAt(2, BOB, CAROL), transferAt(3, ALICE, CAROL));
    says = [503, 200];
    await settle();
    expect(txs()).toEqual([1, 2]);
    served.clock.now += 10_000;
    await settle();
    expect(txs()).toEqual([1, 2, 1, 3]);
  });

  test("are dead letters after a day, and can be sent again", async () => {
    const { id } = await create();
    await commit(transferAt(1, ALICE, BOB));
    says = [404];
    for (let hours = 0; hours <= 25; hours++) {
      await settle();
      served.clock.now += HOUR;
    }
    const [dead] = await messages(id, "&status=dead");
    expect(dead).toMatchObject({ attempts: posts.length, responseStatus: 404 });
    expect(dead.endedAt - dead.firstAttemptAt).toBeGreaterThanOrEqual(86_400);
    const resend = () => call("POST", `/v1/webhooks/${id}/messages/${dead.messageId}:resend`);
    expect((await resend()).body).toMatchObject({ status: "waiting", attempts: 0 });
    says = [200];
    await settle();
    expect(posts.at(-1)?.body.messageId).toBe(dead.messageId);
    expect((await messages(id))[0]).toMatchObject({ status: "delivered", attempts: 1 });
    served.clock.now += 25 * HOUR;
    await workerOf().forget();
    expect(await messages(id)).toEqual([]);
  });

  test("carry logs and internal transactions when asked, and only transactions with the events", async () => {
    await create(
      { addresses: [ALICE], eventSignatures: [TOPIC] },
      { includeLogs: true, includeInternalTxs: true },
    );
    await commit(transferAt(1, ALICE, BOB), transferAt(2, ALICE, BOB, { topics: [TOPIC] }));
    await settle();
    expect(txs()).toEqual([2]);
    expect(posts[0]?.body.event.logs).toMatchObject([{ topic0: TOPIC, logIndex: 0, removed: false }]);
    expect(posts[0]?.body.event.transaction.internalTransactions).toEqual([]);
  });

  test("take back what a reorganisation removed, and tell what took its place", async () => {
    const { id } = await create(undefined, { includeLogs: true });
    await commit(
      transferAt(1, ALICE, BOB),
      transferAt(2, ALICE, BOB, { topics: [TOPIC] }),
      transferAt(3, ALICE, BOB),
    );
    says = [200, 200, 500, 200];
    await settle();
    await served.store.evm.chains.rewind(43_112, 3, 1, 0);
    await commit(transferAt(2, BOB, ALICE, { branch: 1 }));
    served.clock.now += 10_000;
    await settle();
    const [, two, three, ...later] = posts.map(({ body }) => body);
    // The third may have been received although its response says otherwise, so it is sent until it surely was, and taken back.
    expect(later.map(({ messageId, event }) => event.removedMessageId ?? messageId)).toEqual([
      three.messageId,
      three.messageId,
      two.messageId,
      later[3].messageId,
    ]);
    expect(later.map(({ event }) => event.removed)).toEqual([undefined, true, true, undefined]);
    expect(later[2].event.logs).toMatchObject([{ removed: true }]);
    expect(later[3].event.transaction.blockHash).toBe(blocks.get(2)?.hash);
    expect(await messages(id)).toHaveLength(6);
  });

  test("that nobody has seen disappear in a reorganisation", async () => {
    const { id } = await create();
    await commit(transferAt(1, ALICE, BOB), transferAt(2, ALICE, BOB));
    says = [500, 200];
    await settle(); // the second waits behind the first
    await served.store.evm.chains.rewind(43_112, 2, 1, 0);
    await settle();
    expect(await messages(id)).toHaveLength(1);
  });

  test("are written by one of several workers only, whatever is interrupted", async () => {
    const { id } = await create();
    const last = 30;
    await commit(...Array.from({ length: last }, (_, index) => transferAt(index + 1, ALICE, BOB)));
    let writes = 0;
    const { store } = served;
    /** A store whose process ends before or after every third write. */
    const failing = {
      ...store,
      webhookMessages: {
        ...store.webhookMessages,
        async step(...given: Parameters<typeof store.webhookMessages.step>) {
          if (++writes % 3 === 1) throw new Error("killed before");
          const done = await store.webhookMessages.step(...given);
          if (writes % 3 === 2) throw new Error("killed after");
          return done;
        },
      },
    };
    for (let round = 0; round < 40; round++) {
      await Promise.allSettled([workerOf(failing).step(), workerOf(store).step()]);
      served.clock.now += 61_000; // claims of the dead expire
    }
    expect(new Set(txs()).size).toBe(last);
    expect(txs()).toEqual([...txs()].sort((one, other) => one - other));
    expect(new Set(posts.map(({ body }) => body.messageId)).size).toBe(last);
    expect(await messages(id)).toHaveLength(last);
  });

  test("are written no faster than they are received", async () => {
    const senders = Array.from({ length: 20 }, (_, index) => `0x${String(index).padStart(40, "5")}`);
    const { id } = await create({ addresses: senders });
    const last = MOST_WAITING + 60;
    await commit(
      ...Array.from({ length: last }, (_, index) => transferAt(index + 1, senders[index % 20] ?? ALICE, BOB)),
    );
    says = [500];
    await settle();
    expect((await served.store.webhooks.listening())[0]?.waiting).toBe(MOST_WAITING);
    says = [200];
    served.clock.now += 10_000;
    await settle();
    expect(new Set(txs()).size).toBe(last);
    expect(await messages(id, "&status=waiting")).toEqual([]);
  });

  test("of a test are sent at once, and none while the webhook is inactive", async () => {
    const { id } = await create();
    const { body } = await call("POST", `/v1/webhooks/${id}:test`);
    await settle();
    expect(posts.map((post) => post.body)).toEqual([
      { webhookId: id, eventType: "test", messageId: body.messageId, event: {} },
    ]);
    await call("DELETE", `/v1/webhooks/${id}`);
    await commit(transferAt(1, ALICE, BOB));
    await settle();
    expect((await call("POST", `/v1/webhooks/${id}:test`)).status).toBe(400);
    await call("PATCH", `/v1/webhooks/${id}`, { status: "active" });
    await commit(transferAt(2, ALICE, BOB));
    await settle();
    expect(txs().slice(1)).toEqual([2]);
  });
});

describe("of the P-Chain", () => {
  let network: ServedNetwork;
  let rows: readonly TransactionRow[];
  const P = { network: "fuji", url: "http://receiver.test/" };

  beforeAll(async () => {
    const net = await createLocalnet({ validators: 6, delegators: 12, weeks: 3 });
    const { store } = served;
    const { nodeUrl: baseUrl, fetch } = sourceOf(net);
    const identity = identityOf(net);
    const indexer = createPIndexer({
      network: identity,
      genesis: net.genesisBytes,
      node: createPChainNode({ baseUrl, fetch }),
      store: store.chains["p-chain"],
      stakers: store.stakers,
      l1Validations: store.l1Validations,
      uptimes: store.uptimes,
      clock: () => net.now() * 1000,
    });
    for (let steps = 0; !(await indexer.step()); steps++) if (steps > 1_000) throw new Error("no end");
    const chains = { "p-chain": { unavailable: () => undefined } };
    network = { name: "fuji", identity, aggregator: undefined, chains };
    const height = (await store.chains["p-chain"].checkpoint(identity.networkId))?.height ?? 0;
    const snapshot = { height, time: net.now(), poll: 0 };
    const window = { networkId: identity.networkId, snapshot, order: "asc" as const, limit: 10_000 };
    rows = (await store.transactions["p-chain"].list(window, {})).items;
  });

  /** Ids of the transactions that a webhook is notified of, with the kinds of events, when it begins before the first block. */
  async function notified(order: object): Promise<[txHash: string, subEvents: string[]][]> {
    const { status, body } = await call("POST", "/v1/webhooks", { ...P, ...order });
    expect(status, JSON.stringify(body)).toBe(200);
    expect((await call("GET", `/v1/webhooks/${body.id}`)).body).toEqual(body);
    await served.db.updateTable("webhook").set({ height: -1 }).where("id", "=", body.id).execute();
    const { store } = served;
    const feed = new IndexFeed({
      store,
      networks: new Map([["fuji", network]]),
      evmChains: new Map(),
      nodes: new Map(),
      clock: () => served.clock.now,
    });
    const worker = new WebhookWorker({
      webhooks: store.webhooks,
      messages: store.webhookMessages,
      feed,
      connect,
      anyPort: true,
      signal: new AbortController().signal,
      pollMs: 10,
      clock: () => served.clock.now,
      log: { warn: (fields) => expect(fields).toBeUndefined() },
    });
    await settle(worker);
    return posts.map(({ body: { event } }) => [event.transaction.txHash, event.subEvents]);
  }

  test("tells of the transactions of an address, and which pay a reward", async () => {
    const rewards = rows.filter(({ type }) => type === "RewardValidatorTx");
    const address = rewards.flatMap(({ emitted }) => emitted.flatMap(({ addresses }) => addresses))[0] ?? "";
    const [key = ""] = toAddresses(network.identity, [address]);
    const given = { eventType: "primary_network_address_activity", chainId: "p-chain" };
    const metadata = (...addressActivitySubEvents: string[]) => ({
      keyType: "addresses",
      keys: [key],
      subEvents: { addressActivitySubEvents },
    });
    const all = await notified({ ...given, metadata: metadata("balance_change", "reward_distribution") });
    const owned = rows.filter(({ consumed, emitted }) =>
      [...consumed, ...emitted].some(({ addresses }) => addresses.includes(address)),
    );
    const isReward = ({ type }: TransactionRow) => type === "RewardValidatorTx";
    const want = (row: TransactionRow) => [
      "balance_change",
      ...(isReward(row) ? ["reward_distribution"] : []),
    ];
    expect(all).toEqual(owned.map((row) => [toCb58(row.txId), want(row)]));
    posts = [];
    await served.db.deleteFrom("webhook").execute();
    const paid = await notified({ ...given, metadata: metadata("reward_distribution") });
    expect(paid).toEqual(owned.filter(isReward).map(({ txId }) => [toCb58(txId), ["reward_distribution"]]));
    expect(paid.length).toBeGreaterThan(0);
  });

  test("tells of the stakes and rewards of a node, in their order", async () => {
    const reward = rows.find(({ type }) => type === "RewardValidatorTx");
    const nodeOf = (id: string | undefined) => rows.find(({ txId }) => txId === id)?.detail.nodeId;
    const node = nodeOf(reward?.detail.stakingTxHash) ?? "";
    const all = await notified({
      eventType: "validator_activity",
      metadata: {
        keyType: "nodeId",
        keys: [toNodeId(node)],
        subEvents: {
          validatorActivitySubEvents: ["validator_stake", "delegator_stake", "reward_distribution"],
        },
      },
    });
    const kinds: [RegExp, string][] = [
      [/^Add.*ValidatorTx$/, "validator_stake"],
      [/^Add.*DelegatorTx$/, "delegator_stake"],
      [/^Reward/, "reward_distribution"],
    ];
    const want = rows.flatMap(({ type, txId, detail }) => {
      const kind = kinds.find(([pattern]) => pattern.test(type))?.[1];
      const of = detail.stakingTxHash === undefined ? detail.nodeId : nodeOf(detail.stakingTxHash);
      return kind !== undefined && of === node ? [[toCb58(txId), [kind]]] : [];
    });
    expect(all).toEqual(want);
    expect(new Set(want.map(([, [kind = ""] = []]) => kind)).size).toBeGreaterThan(1);
  });

  test("tells what becomes of an L1's validators, of some nodes or subnets only where that is asked for", async () => {
    const L1_KINDS: [type: string, kind: string][] = [
      ["IncreaseL1ValidatorBalanceTx", "l1_validator_balance_increased"],
      ["DisableL1ValidatorTx", "l1_validator_disabled"],
      ["SetL1ValidatorWeightTx", "l1_validator_removed"],
    ];
    const changes = rows.flatMap(({ type, txId, detail: { l1ValidatorDetails: [about] = [] } }) => {
      const kind = L1_KINDS.find(([of]) => of === type)?.[1];
      const isRemoval = kind === "l1_validator_removed";
      return kind && about && (!isRemoval || about.weight === "0") ? [{ txId, kind, ...about }] : [];
    });
    expect(new Set(changes.map(({ kind }) => kind)).size).toBe(L1_KINDS.length);
    // A weight that is changed and not to 0 removes nobody, and is in the history too.
    const weights = rows.filter(({ type }) => type === "SetL1ValidatorWeightTx");
    expect(weights.length).toBeGreaterThan(
      changes.filter(({ kind }) => kind === "l1_validator_removed").length,
    );
    const { nodeId, subnetId } = changes[0] ?? expect.fail("no change of an L1 validator");
    const [node, subnet, primary] = [toNodeId(nodeId), toCb58(subnetId), toCb58(`0x${"00".repeat(32)}`)];
    const told = async (filter: object) => {
      posts = [];
      await served.db.deleteFrom("webhook").execute();
      return notified({
        eventType: "validator_activity",
        metadata: {
          ...filter,
          subEvents: { validatorActivitySubEvents: L1_KINDS.map(([, kind]) => kind) },
        },
      });
    };
    const want = (matches: (change: (typeof changes)[number]) => boolean) =>
      changes.filter(matches).map(({ txId, kind }) => [toCb58(txId), [kind]]);
    const ofSubnet = want((change) => change.subnetId === subnetId);
    const ofNode = want((change) => change.subnetId === subnetId && change.nodeId === nodeId);
    expect(ofSubnet.length).toBeGreaterThan(ofNode.length);
    expect(await told({ keyType: "subnetId", keys: [subnet] })).toEqual(ofSubnet);
    expect(await told({ keyType: "subnetId", keys: [subnet], nodeIds: [node] })).toEqual(ofNode);
    expect(await told({ keyType: "nodeId", keys: [node], subnetIds: [subnet, primary] })).toEqual(ofNode);
    expect(await told({ keyType: "nodeId", keys: [node], subnetIds: [primary] })).toEqual([]);
  });

  test.each<[object, number, RegExp]>([
    [{ subEvents: { addressActivitySubEvents: ["balance_threshold"] } }, 501, /balance_threshold/],
    [{ keys: ["avax1nobody"] }, 400, /not an address/],
    [{ eventSignatures: [TOPIC] }, 400, /eventSignatures/],
  ])("refuses %j", async (changes, status, message) => {
    const subEvents = { addressActivitySubEvents: ["balance_change"] };
    const keys = toAddresses(network.identity, [ALICE]);
    const refused = await call("POST", "/v1/webhooks", {
      ...P,
      eventType: "primary_network_address_activity",
      chainId: "p-chain",
      metadata: { keyType: "addresses", keys, subEvents, ...changes },
    });
    expect(refused).toMatchObject({ status, body: { message: expect.stringMatching(message) } });
  });
});
