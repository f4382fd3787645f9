/** The C-Chain's blocks from its EVM interface: those of a chain through all upgrades, checked by hash, and what is refused. */

import { readFileSync } from "node:fs";
import { decodeContainer, decodeHex, encodeHex } from "@primary-network/codec";
import { type Block, blockAtomicTxs, blockId, decodeBlock, encodeBlock } from "@primary-network/codec/c";
import { expect, onTestFinished, test, vi } from "vitest";
import { fixturePath, readFixture, readFixtureLines } from "../../../../../fixtures/fixture.ts";
import { createCChainNode } from "./node.ts";
import { createCRpcNode, readAtomicBlock } from "./rpc.ts";

const raw = (text: string) => decodeHex(text, { checksum: false });
const hex = (bytes: Uint8Array) => encodeHex(bytes, { checksum: false });

const recorded = readFixture<{ blocks: readonly { readonly rlp: string }[] }>(
  "avalanchego/cchain-upgrades.json.gz",
);
const blocks = recorded.blocks.map(({ rlp }) => decodeBlock(raw(rlp)));

const quantities = {
  difficulty: "difficulty",
  number: "number",
  gasLimit: "gasLimit",
  gasUsed: "gasUsed",
  timestamp: "timestamp",
  baseFeePerGas: "baseFee",
  extDataGasUsed: "extDataGasUsed",
  blockGasCost: "blockGasCost",
  blobGasUsed: "blobGasUsed",
  excessBlobGas: "excessBlobGas",
  timestampMilliseconds: "timeMilliseconds",
  minDelayExcess: "minDelayExcess",
  targetExponent: "targetExponent",
  minPriceExponent: "minPriceExponent",
  settledHeight: "settledHeight",
  settledGasUnix: "settledGasUnix",
  settledGasNumerator: "settledGasNumerator",
  settledExcess: "settledExcess",
} as const;
const texts = {
  parentHash: "parentId",
  sha3Uncles: "uncleHash",
  miner: "coinbase",
  stateRoot: "stateRoot",
  nonce: "nonce",
  transactionsRoot: "txRoot",
  receiptsRoot: "receiptRoot",
  logsBloom: "logsBloom",
  extraData: "extraData",
  mixHash: "mixDigest",
  extDataHash: "extDataHash",
  parentBeaconBlockRoot: "parentBeaconRoot",
  blockExtraData: "extData",
} as const;

// Object.entries forgets which texts the values are.
type Quantity = (typeof quantities)[keyof typeof quantities];
type Text = (typeof texts)[keyof typeof texts];

/** A block as avalanchego tells it (`RPCMarshalBlock`). */
function jsonOf(block: Block): { [name: string]: unknown } {
  const size = `0x${encodeBlock(block).length.toString(16)}`;
  const json: { [name: string]: unknown } = { hash: hex(blockId(block)), size, transactions: [] };
  for (const [name, field] of Object.entries(quantities)) {
    const value = block[field as Quantity];
    if (value !== undefined) json[name] = `0x${value.toString(16)}`;
  }
  for (const [name, field] of Object.entries(texts)) {
    const value = block[field as Text];
    if (value !== undefined) json[name] = hex(value);
  }
  return json;
}

test("blocks of every upgrade equal those of the block index, except for their EVM transactions", () => {
  let atomic = 0;
  for (const block of blocks) {
    const read = decodeBlock(readAtomicBlock(jsonOf(block)));
    expect(read).toEqual({ ...block, txs: [] });
    atomic += blockAtomicTxs(read).length;
  }
  expect(atomic).toBe(6);
});

test("a block recorded from avalanchego 1.14.2 is read", () => {
  const lines = readFileSync(fixturePath("realnet/questions.jsonl"), "utf8").split("\n");
  const line = lines.find((text) => text.includes("eth_getBlockByNumber: latest")) ?? expect.unreachable();
  const { result } = JSON.parse(JSON.parse(line).reply.body);
  expect(hex(blockId(readAtomicBlock(result)))).toBe(result.hash);
});

test("blocks of a Helicon node equal those of its block index, except for their EVM transactions", () => {
  const lines = readFixtureLines<ReturnType<typeof JSON.parse>>("realnet/helicon.jsonl.gz");
  const { containers } = lines.find(({ path }) => path === "/ext/index/C/block") ?? expect.unreachable();
  const settles: boolean[] = [];
  for (const [index, { bytes }] of containers.entries()) {
    const block = decodeBlock(decodeContainer(decodeHex(bytes))?.blockBytes ?? decodeHex(bytes));
    const recordedReply = lines.find(
      ({ method, params }) =>
        method === "eth_getBlockByNumber" && params[0] === `0x${(index + 1).toString(16)}`,
    );
    const read = decodeBlock(readAtomicBlock(recordedReply?.said.result));
    expect(read).toEqual({ ...block, txs: [] });
    expect(read.newerFields).toBeUndefined();
    settles.push(read.settledHeight !== undefined);
  }
  // Blocks of the older machine come first.
  const activation = settles.indexOf(true);
  expect(activation).toBeGreaterThan(5);
  expect(settles.slice(activation)).not.toContain(false);
  expect(settles.length - activation).toBeGreaterThan(25);
});

const withAtomic = blocks.find(({ extData }) => extData.length > 0) ?? expect.unreachable();
const refused: { name: string; changed: object; rule: RegExp }[] = [
  {
    name: "another time",
    changed: { timestamp: "0x1" },
    rule: /block\.hash of block \d+ is not that of its header/,
  },
  { name: "another hash", changed: { hash: `0x${"12".repeat(32)}` }, rule: /is not that of its header/ },
  {
    name: "no extra data",
    changed: { blockExtraData: "0x" },
    rule: /blockExtraData of block \d+ is not that of its extDataHash/,
  },
  {
    name: "extra data that is missing",
    changed: { blockExtraData: undefined },
    rule: /block\.blockExtraData is not bytes/,
  },
];
test.each(refused)("a block with $name is refused", ({ changed, rule }) => {
  expect(() => readAtomicBlock({ ...jsonOf(withAtomic), ...changed })).toThrow(rule);
});

type Respond = (method: string, params: readonly unknown[]) => unknown;
const respondFromBlocks: Respond = (method, [number]) => {
  if (method === "eth_chainId") return "0xa866";
  const block = number === "latest" ? blocks.at(-1) : blocks[Number(number)];
  return block ? jsonOf(block) : null;
};

/** A node that has this of the EVM interface, and no index. */
function fetchOf(respond: Respond) {
  return async (request: Request) => {
    const body = await request.json();
    const one = ({ id, method, params }: { id: number; method: string; params: unknown[] }) => ({
      jsonrpc: "2.0",
      id,
      result: respond(method, params),
    });
    return Response.json(Array.isArray(body) ? body.map(one) : one(body));
  };
}

const rpcOf = (respond: Respond = respondFromBlocks, evmChainId?: number) =>
  createCRpcNode({ url: "http://node.test/ext/bc/C/rpc", fetch: fetchOf(respond), evmChainId });

test("ranges end at the head of a node that refuses blocks above it, as avalanchego does", async () => {
  const fetch = async (request: Request) => {
    const asked: { id: number; method: string; params: unknown[] }[] = await request.json();
    const beyond = { error: { code: -32_000, message: "cannot query unfinalized data" } };
    return Response.json(
      asked.map(({ id, method, params }) => ({
        jsonrpc: "2.0",
        id,
        ...(Number(params[0]) > 21 ? beyond : { result: respondFromBlocks(method, params) }),
      })),
    );
  };
  const node = createCRpcNode({ url: "http://node.test/ext/bc/C/rpc", fetch });
  expect(await node.blocks(20, 5)).toHaveLength(2);
  expect(await node.blocks(22, 5)).toEqual([]);
});

test("ranges end at the head; a gap below it means that the node skipped history", async () => {
  const node = rpcOf();
  expect(await node.lastHeight()).toBe(21);
  expect((await node.blocks(1, 256)).map(({ bytes, size }) => [hex(blockId(bytes)), size])).toEqual(
    blocks.slice(1).map((block) => [hex(blockId(block)), encodeBlock(block).length]),
  );
  expect(await node.blocks(22, 5)).toEqual([]);
  const synced = rpcOf((method, params) =>
    Number(params[0]) < 15 ? null : respondFromBlocks(method, params),
  );
  await expect(synced.blocks(1, 5)).rejects.toThrow(
    "the node has later blocks, but not block 1: set state-sync-enabled to false",
  );
});

test("a node of another chain is refused", async () => {
  expect(await rpcOf(respondFromBlocks, 43_110).lastHeight()).toBe(21);
  await expect(rpcOf(respondFromBlocks, 43_114).lastHeight()).rejects.toThrow(
    "the node serves chain 43110, not 43114",
  );
});

test("without an index the EVM interface is read, which is logged once", async () => {
  const reasons: string[] = [];
  const asked: string[] = [];
  const node = createCChainNode({
    baseUrl: "http://node.test/",
    from: "auto",
    onFallback: (reason) => reasons.push(reason),
    fetch: async (url, init) => {
      asked.push(new URL(url).pathname);
      if (!url.endsWith("/ext/bc/C/rpc")) return new Response("404 page not found\n", { status: 404 });
      return fetchOf(respondFromBlocks)(new Request(url, { method: "POST", body: init.body ?? null }));
    },
  });
  expect(await node.lastHeight()).toBe(21);
  expect(await node.blocks(1, 50)).toHaveLength(21);
  expect(reasons).toEqual([
    expect.stringMatching(/no index of the C-Chain: start the node with index-enabled/),
  ]);
  expect(asked.filter((path) => path.startsWith("/ext/index"))).toHaveLength(1);
});

/** A node with an index of 21 blocks and the EVM interface. */
const indexed = (respond: (request: Request) => Response | Promise<Response>) =>
  createCChainNode({
    baseUrl: "http://node.test",
    from: "index",
    fetch: async (url, init) => {
      const request = new Request(url, { method: "POST", body: init.body ?? null });
      if (!url.endsWith("/ext/index/C/block")) return respond(request);
      const { id, method } = await request.json();
      expect(method).toBe("index.getLastAccepted");
      return Response.json({ jsonrpc: "2.0", id, result: { id: "", bytes: "", timestamp: "", index: "20" } });
    },
  });

test("a block that is accepted is not the last one before it is executed", async () => {
  let executed = 19;
  const node = indexed(
    fetchOf((method) => (method === "eth_blockNumber" ? `0x${executed.toString(16)}` : null)),
  );
  expect(await node.lastHeight()).toBe(19);
  executed = 21;
  expect(await node.lastHeight()).toBe(21);
  executed = 22; // accepted and executed since the index was asked
  expect(await node.lastHeight()).toBe(21);
});

const withoutEvm: readonly (readonly [name: string, response: (id: unknown) => Response])[] = [
  ["the interface", () => new Response("404 page not found\n", { status: 404 })],
  [
    "its methods",
    (id) =>
      Response.json({
        jsonrpc: "2.0",
        id,
        error: { code: -32_601, message: "the method eth_blockNumber does not exist/is not available" },
      }),
  ],
];
test.each(withoutEvm)("the index alone is followed where the node does not serve %s", async (_, response) => {
  const node = indexed(async (request) => response((await request.json()).id));
  expect(await node.lastHeight()).toBe(21);
});

test("an EVM interface that cannot be reached is an error: its node may have blocks that are not executed", async () => {
  const node = indexed(() => new Response("busy", { status: 503 }));
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const height = expect(node.lastHeight()).rejects.toThrow(/status 503/);
  await vi.runAllTimersAsync();
  await height;
});

test("without either interface the error names the index", async () => {
  const node = createCChainNode({
    baseUrl: "http://node.test",
    from: "auto",
    fetch: async () => new Response("404 page not found\n", { status: 404 }),
  });
  await expect(node.lastHeight()).rejects.toThrow(/no index of the C-Chain/);
});
