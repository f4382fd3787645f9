/**
 * A node that lies in twenty ways, for as long as it is asked: nothing wrong is stored. A chain that contradicts itself is marked broken, with
 * an error that names the contradiction. Once the node is honest the index goes on by itself, and ends with the same rows as if the node had
 * never lied.
 */

import { encodeBlock } from "@primary-network/codec/p";
import { createLocalnet, type Localnet } from "@primary-network/localnet";
import type { Clock } from "@primary-network/pchain-rpc";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createEvmIndexer } from "../../src/indexer/evm.ts";
import { createPIndexer } from "../../src/indexer/p.ts";
import type { Indexer } from "../../src/indexer/run.ts";
import { createEvmNode } from "../../src/sources/evm/create-node.ts";
import { createPChainNode, type PChainNode } from "../../src/sources/p/node.ts";
import { openDatabase } from "../../src/store/node/open-database.ts";
import { createPostgresStore } from "../../src/store/postgres-store.ts";
import type { Db } from "../../src/store/sql/database.ts";
import type { Store } from "../../src/store/store.ts";
import { freshDatabase, type Json, sourceOf } from "../harness.ts";
import { UNLIKE } from "../index-rows.ts";

let net: Localnet;
let other: Localnet;
let db: Db;
let store: Store;
/** An EVM block with a transaction, and that transaction's hash. */
let withTx: number;
let txHash: string;
let truth: { p: string[]; evm: string[] };
/** Each run has an id of its own in one database; ids of networks above 5 follow the same rules. */
let nextId = 30_000;

beforeAll(async () => {
  const small = { validators: 4, delegators: 6, weeks: 2 };
  // Since Helicon a header has the receipts' root of earlier blocks, so a node can change receipts unseen.
  net = await createLocalnet({ ...small, evm: true, heliconTime: "never" });
  other = await createLocalnet({ ...small, seed: "another network" });
  const { rpcUrl, evmChainId } = evmSource();
  const fetch: Fetch = (request) => net.fetch(request);
  const blocks = await createEvmNode({ rpcUrl, evmChainId, traces: "off", fetch }).blocks(1, 100);
  const busy = blocks.find(({ txs }) => txs.length > 0) ?? expect.unreachable();
  withTx = busy.number;
  txHash = busy.txs[0]?.hash ?? expect.unreachable();
  db = await openDatabase(await freshDatabase());
  store = await createPostgresStore(db);
  truth = { p: await honest("p", nextId++), evm: await honest("evm", nextId++) };
  for (const rows of Object.values(truth)) expect(rows.length).toBeGreaterThan(50);
});
afterAll(async () => {
  await store.close();
  await net.close();
  await other.close();
});

type Kind = "p" | "evm";
type Fetch = (request: Request) => Promise<Response>;
/** What the node responds in place of the truth. */
interface Lie {
  readonly what: string;
  readonly of: Kind;
  /** Changes a response. */
  readonly response?: (honest: Fetch, request: Request, calls: readonly Call[]) => Promise<Response>;
  /** Changes the node's blocks of the P-Chain. */
  readonly node?: (honest: PChainNode) => Partial<PChainNode>;
  /** Height that is indexed honestly before. Default 0. */
  readonly after?: number;
  /** Whether the chain is marked broken; otherwise it waits. */
  readonly stops: boolean;
  /** Whether a response never ends. */
  readonly hangs?: boolean;
  /** What the error says. */
  readonly says: RegExp;
}

/** Milliseconds: the longest pause of the node's client before it asks again; its time limits are longer. */
const LONGEST_PAUSE = 5_000;

interface Call {
  readonly id: unknown;
  readonly method: string;
}

const AT = 5;
const evmSource = () => {
  const [chain] = sourceOf(net).evmChains ?? [];
  if (!chain) throw new Error(`no EVM chain: ${net.evmUnavailable}`);
  return chain;
};

function indexerOf(kind: Kind, id: number, lie?: Lie): Indexer {
  const honestFetch: Fetch = (request) => net.fetch(request);
  const fetch: Fetch = async (request) => {
    if (!lie?.response) return honestFetch(request);
    const body: Json = await request.clone().json();
    return lie.response(honestFetch, request, [body].flat());
  };
  if (kind === "evm") {
    const { rpcUrl, evmChainId } = evmSource();
    return createEvmIndexer({
      chain: id,
      rules: { blockchainId: `0x${"00".repeat(32)}`, messengers: new Set() },
      title: "EVM",
      node: createEvmNode({ rpcUrl, evmChainId, traces: "off", fetch }),
      store: store.evm.chains,
      tokens: store.evm.tokens,
      clock: () => net.now() * 1000,
      batchSize: 16,
    });
  }
  const node = createPChainNode({
    baseUrl: "http://localnet",
    clock: clockOf(() => lie?.hangs === true),
    fetch: (url, init) => fetch(new Request(url, init as RequestInit)),
  });
  return createPIndexer({
    network: { ...sourceOf(net), networkId: id },
    genesis: net.genesisBytes,
    node: { ...node, ...lie?.node?.(node) },
    store: store.chains["p-chain"],
    stakers: store.stakers,
    l1Validations: store.l1Validations,
    uptimes: store.uptimes,
    clock: () => net.now() * 1000,
    batchSize: 16,
  });
}

/** Every row of a run, without its id. */
async function rowsOf(kind: Kind, id: number): Promise<string[]> {
  const owner = kind === "p" ? "network" : "chain";
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = ${owner} and starts_with(table_name, ${`${kind}_`})
      and table_name not in (${sql.join(UNLIKE)}) order by 1`.execute(db);
  const all: string[] = [];
  for (const { name } of tables) {
    // When something was indexed is the clock's affair.
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(t) - ${owner}::text - 'indexed_at' - 'settled_at' - 'read_at')::text as row
      from ${sql.table(name)} t where ${sql.ref(owner)} = ${id}::bigint order by 1`.execute(db);
    all.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return all;
}

async function honest(kind: Kind, id: number): Promise<string[]> {
  const indexer = indexerOf(kind, id);
  for (let steps = 0; steps < 2_000; steps++) if (await indexer.step()) return rowsOf(kind, id);
  throw new Error("no end");
}

async function stepOf(indexer: Indexer): Promise<{ readonly done: boolean; readonly fault?: unknown }> {
  try {
    return { done: await indexer.step() };
  } catch (fault) {
    return { done: false, fault };
  }
}

/** Pauses before a retry are not waited for. Time limits pass at once, if a response would be waited for until then. */
const clockOf = (isHanging: () => boolean): Clock => ({
  now: () => Date.now(),
  setTimer: (fire, ms) => setTimeout(fire, ms <= LONGEST_PAUSE ? 0 : isHanging() ? 20 : ms),
  clearTimer: (handle) => clearTimeout(handle as NodeJS.Timeout),
  random: () => 0.5,
});

const replaced =
  (change: (body: Json, call: Call) => Json): NonNullable<Lie["response"]> =>
  async (honestFetch, request, calls) => {
    const body: Json = await (await honestFetch(request)).json();
    const of = (item: Json) => change(item, calls.find(({ id }) => id === item.id) ?? (calls[0] as Call));
    return Response.json(Array.isArray(body) ? body.map(of) : of(body));
  };
const onRanges =
  (respond: () => Response): NonNullable<Lie["response"]> =>
  async (honestFetch, request, calls) =>
    calls.some(({ method }) => method === "index.getContainerRange") ? respond() : honestFetch(request);
/** Block 5 is another one. */
const atFive =
  (change: (bytes: Uint8Array) => Uint8Array): NonNullable<Lie["node"]> =>
  (node) => ({
    blocks: async (from, count) =>
      (await node.blocks(from, count)).map((own, index) =>
        from + index === AT ? { ...own, bytes: change(own.bytes) } : own,
      ),
  });
const blockAt = (of: Localnet, height: bigint) => {
  const found = of.blocks.find((block) => block.height === height);
  if (!found) throw new Error(`no block ${height}`);
  return found.block;
};
/** One block of the EVM chain is another one, wherever the node tells it. */
const evmBlock = (change: (block: Json) => Json): NonNullable<Lie["response"]> =>
  replaced((body, { method }) =>
    method === "eth_getBlockByNumber" && Number(body.result?.number) === withTx
      ? { ...body, result: change(body.result) }
      : body,
  );
const firstTx = (change: (tx: Json) => Json) =>
  evmBlock(({ transactions: [first, ...rest], ...block }) => ({
    ...block,
    transactions: [typeof first === "string" ? first : change(first), ...rest],
  }));
const receipts = (change: (receipt: Json, index: number) => Json): NonNullable<Lie["response"]> =>
  replaced((body, { method }) => {
    if (!/Receipt/.test(method) || !body.result) return body;
    const result = Array.isArray(body.result) ? body.result.map(change) : change(body.result, 0);
    return { ...body, result };
  });

/** A body that comes byte by byte, or without an end. */
const streamed = (chunk: Uint8Array, everyMs: number): Response => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Response(
    new ReadableStream<Uint8Array>({
      pull: (controller) =>
        new Promise<void>((resolve) => {
          const send = () => {
            controller.enqueue(chunk);
            resolve();
          };
          if (everyMs === 0) send();
          else timer = setTimeout(send, everyMs);
        }),
      cancel: () => clearTimeout(timer),
    }),
    { headers: { "content-type": "application/json" } },
  );
};

let looks = 0;
const lies: readonly Lie[] = [
  {
    what: "a block with another parent",
    of: "p",
    node: atFive(() => encodeBlock({ ...blockAt(net, 5n), parentId: new Uint8Array(32).fill(7) })),
    stops: true,
    says: /block 5 has parent \w+, but \w+ is indexed/,
  },
  {
    what: "a block with another height",
    of: "p",
    node: atFive(() => encodeBlock({ ...blockAt(net, 5n), height: 6n })),
    stops: true,
    says: /block at height 5 says its height is 6/,
  },
  {
    what: "a container that is cut",
    of: "p",
    node: atFive((bytes) => bytes.subarray(0, bytes.length / 2)),
    stops: true,
    says: /block 5 cannot be decoded/,
  },
  {
    what: "another network's block",
    of: "p",
    node: atFive(() => encodeBlock(blockAt(other, 5n))),
    stops: true,
    says: /block 5 has parent \w+, but \w+ is indexed/,
  },
  {
    what: "another history of blocks that it has accepted",
    of: "p",
    after: 16,
    node: (node) => ({
      blocks: async (from, count) => {
        const own = await node.blocks(from, count);
        return own.map((block, index) =>
          index === 0
            ? {
                ...block,
                bytes: encodeBlock({ ...blockAt(net, BigInt(from)), parentId: new Uint8Array(32).fill(9) }),
              }
            : block,
        );
      },
    }),
    stops: true,
    says: /block 17 has parent \w+, but \w+ is indexed/,
  },
  {
    what: "receipts of another block",
    of: "evm",
    response: receipts((receipt) => ({ ...receipt, blockHash: `0x${"9".repeat(64)}` })),
    stops: false,
    says: /receipt is of another block/,
  },
  {
    what: "a receipt that is missing",
    of: "evm",
    response: replaced((body, { method }) =>
      /Receipt/.test(method) && body.result
        ? { ...body, result: Array.isArray(body.result) ? body.result.slice(1) : null }
        : body,
    ),
    stops: false,
    says: /list of receipts is of another block|receipt/,
  },
  {
    what: "a log with the index of another one",
    of: "evm",
    response: receipts((receipt) => ({
      ...receipt,
      logs: receipt.logs.map((log: Json) => ({
        ...log,
        logIndex: `0x${(Number(log.logIndex) + 1).toString(16)}`,
      })),
    })),
    stops: false,
    says: /log 0 of a block is log 1/,
  },
  {
    what: "a number that no column holds",
    of: "evm",
    response: receipts((receipt) => ({ ...receipt, gasUsed: `0x${"f".repeat(64)}` })),
    stops: true,
    says: /cannot be stored/,
  },
  {
    what: "a header with another value",
    of: "evm",
    response: evmBlock((block) => ({
      ...block,
      timestamp: `0x${(Number(block.timestamp) + 1).toString(16)}`,
    })),
    stops: true,
    says: /block \d+ contradicts itself: its hash is not that of its header/,
  },
  {
    what: "a header with another parent, and the hash that it had",
    of: "evm",
    response: evmBlock((block) => ({ ...block, parentHash: `0x${"9".repeat(64)}` })),
    stops: true,
    says: /block \d+ contradicts itself: its hash is not that of its header/,
  },
  {
    what: "a transaction with another value",
    of: "evm",
    response: firstTx((tx) => ({ ...tx, value: "0x1234567" })),
    stops: true,
    says: /block \d+ contradicts itself: its transactionsRoot is not that of its \d+ transactions/,
  },
  {
    what: "a transaction with another hash",
    of: "evm",
    response: replaced((body) => JSON.parse(JSON.stringify(body).replaceAll(txHash, `0x${"9".repeat(64)}`))),
    stops: true,
    says: /block \d+ contradicts itself: its transaction 0x9+ has another hash/,
  },
  {
    what: "a receipt of a transaction that failed, in place of one that did not",
    of: "evm",
    response: receipts((receipt) => ({ ...receipt, status: receipt.status === "0x1" ? "0x0" : "0x1" })),
    stops: true,
    says: /block \d+ contradicts itself: its receiptsRoot is not that of its \d+ receipts/,
  },
  {
    what: "a tip that is stale",
    of: "p",
    response: replaced((body, { method }) =>
      /getHeight$/.test(method)
        ? { ...body, result: { height: "3" } }
        : /getLastAccepted$/.test(method)
          ? { ...body, result: { ...body.result, index: "2" } }
          : body,
    ),
    stops: false,
    says: /^$/,
  },
  {
    what: "a tip that goes back at every look",
    of: "p",
    response: replaced((body, { method }) => {
      const height = Math.max(1, 12 - looks++);
      if (/getHeight$/.test(method)) return { ...body, result: { height: String(height) } };
      return /getLastAccepted$/.test(method)
        ? { ...body, result: { ...body.result, index: String(height - 1) } }
        : body;
    }),
    stops: false,
    says: /^$|index/,
  },
  {
    what: "a page of HTML with status 200",
    of: "p",
    response: onRanges(
      () => new Response("<html>ok</html>", { status: 200, headers: { "content-type": "text/html" } }),
    ),
    stops: false,
    says: /./,
  },
  {
    what: "an error of JSON-RPC with status 200",
    of: "p",
    response: replaced((body, { method }) =>
      method === "index.getContainerRange"
        ? { jsonrpc: "2.0", id: body.id, error: { code: -32_000, message: "database closed" } }
        : body,
    ),
    stops: false,
    says: /database closed/,
  },
  {
    what: "a body that comes a byte each ten seconds",
    of: "p",
    response: onRanges(() => streamed(new TextEncoder().encode(" "), 10_000)),
    hangs: true,
    stops: false,
    says: /./,
  },
  {
    what: "a body without an end",
    of: "p",
    response: onRanges(() => streamed(new Uint8Array(8_388_608).fill(32), 0)),
    stops: false,
    says: /./,
  },
];

test("there are twenty", () => {
  expect(lies).toHaveLength(20);
});

const isBlock = (row: string): boolean => /^(p|evm)_block /.test(row);

test.each(lies)("$what", async (lie) => {
  const { of, after = 0, stops, says } = lie;
  const id = nextId++;
  const trusting = indexerOf(of, id);
  while (after > 0 && trusting.status.height < after) await trusting.step();
  let isLying = true;
  const indexer = indexerOf(of, id, {
    ...lie,
    get hangs() {
      return isLying && lie.hangs === true;
    },
    response: (fetch, request, calls) =>
      isLying && lie.response ? lie.response(fetch, request, calls) : fetch(request),
    node: (honest) => {
      const lying = lie.node?.(honest);
      return {
        ...lying,
        blocks: (...range) => ((isLying && lying?.blocks) || honest.blocks)(...range),
      };
    },
  });
  const faults: string[] = [];
  for (let steps = 0; steps < 12 && (stops || faults.length < 2) && !indexer.status.broken; steps++) {
    const { done, fault } = await stepOf(indexer);
    if (fault) faults.push(String(fault));
    if (done) break;
  }
  expect(indexer.status.broken).toBe(stops);
  expect(faults.at(-1) ?? "").toMatch(says);
  // Whatever it said, only blocks of the truth are stored.
  expect(truth[of]).toEqual(expect.arrayContaining((await rowsOf(of, id)).filter(isBlock)));
  isLying = false;
  for (let steps = 0; steps < 500; steps++) if ((await stepOf(indexer)).done) break;
  expect(indexer.status).toMatchObject({ broken: false, fault: undefined });
  expect(await rowsOf(of, id)).toEqual(truth[of]);
});
