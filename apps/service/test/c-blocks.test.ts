/** Blocks of the C-Chain and who proposed them, compared with the containers of the node's index. */

import {
  containerId,
  decodeContainer,
  decodeHex,
  encodeCb58,
  encodeHex,
  formatNodeId,
  proposerOf,
} from "@primary-network/codec";
import { atomicTxId, blockAtomicTxs, blockId, decodeBlock } from "@primary-network/codec/c";
import { createLocalnet, type Localnet } from "@primary-network/localnet";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createService, type NetworkSource, type Service } from "../src/index.ts";
import { freshDatabase, type Harness, harnessOf, type Json, sourceOf } from "./harness.ts";

/** The first container: blocks below were made before there were any. */
const FIRST_CONTAINER = 4;

const C = "networks/fuji/blockchains/c-chain";

let net: Localnet;
const services: Service[] = [];

/** A service of its own database. */
async function serve(source: Partial<NetworkSource>, batchSize?: number): Promise<Omit<Harness, "clock">> {
  const service = await createService({
    ...(await freshDatabase()),
    clock: () => net.now() * 1000,
    networks: { fuji: { ...sourceOf(net), evmChains: [], ...source } },
    ...(batchSize !== undefined && { batchSize }),
  });
  services.push(service);
  service.start();
  await service.indexed();
  return harnessOf(net, service);
}

/** A node of which the first blocks are bare, as they are of chains that are older than containers. */
const bareBelow =
  (first: number) =>
  async (...[url, init]: Parameters<NonNullable<NetworkSource["fetch"]>>): Promise<Response> => {
    const response = await net.fetch(new Request(url, init as RequestInit));
    if (!url.includes("/ext/index/C/") || !String(init?.body).includes("getContainerRange")) return response;
    const body: Json = await response.json();
    for (const entry of body.result.containers) {
      const container = decodeContainer(decodeHex(entry.bytes)) ?? expect.unreachable();
      const block = decodeBlock(container.blockBytes);
      if (block.number < first) {
        entry.id = encodeCb58(blockId(block));
        entry.bytes = encodeHex(container.blockBytes);
      }
    }
    return Response.json(body);
  };
const older = bareBelow(FIRST_CONTAINER) as NetworkSource["fetch"];

let want: Json[];
let harness: Omit<Harness, "clock">;
beforeAll(async () => {
  net = await createLocalnet({ weeks: 3, validators: 6, delegators: 10, evm: false });
  const body = {
    jsonrpc: "2.0",
    id: 1,
    method: "index.getContainerRange",
    params: { startIndex: 0, numToFetch: 1024, encoding: "hex" },
  };
  const headers = { "content-type": "application/json" };
  const request = new Request("http://localnet/ext/index/C/block", {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  const { result }: Json = await (await net.fetch(request)).json();
  want = result.containers.map(({ bytes }: Json) => expected(decodeHex(bytes))).reverse();
  expect(want).toHaveLength(net.cBlocks.length - 1);
  harness = await serve({ fetch: older });
});
afterAll(async () => {
  for (const service of services) await service.close();
  await net?.close();
});

/** A block of the node as the interface shows it. */
function expected(bytes: Uint8Array): Json {
  const container = decodeContainer(bytes) ?? expect.unreachable();
  const block = decodeBlock(container.blockBytes);
  const transactions = blockAtomicTxs(block).map((tx) => encodeCb58(atomicTxId(tx)));
  const node = proposerOf(container);
  return {
    blockNumber: String(block.number),
    blockHash: encodeHex(blockId(block), { checksum: false }),
    parentHash: encodeHex(block.parentId, { checksum: false }),
    blockTimestamp: Number(block.timestamp),
    blockType: "EvmBlock",
    txCount: transactions.length,
    transactions,
    blockSizeBytes: container.blockBytes.length,
    proposerDetails:
      block.number < FIRST_CONTAINER || container.kind === "option"
        ? {}
        : {
            proposerId: encodeCb58(containerId(container)),
            proposerParentId: encodeCb58(container.parentId),
            ...(node && { proposerNodeId: formatNodeId(node) }),
            proposerPChainHeight: Number(container.pChainHeight),
            proposerTimestamp: Number(container.timestamp),
          },
  };
}

const nodesOf = (blocks: readonly Json[]): string[] => [
  ...new Set(blocks.flatMap(({ proposerDetails: { proposerNodeId: node } }) => (node ? [node] : []))),
];

test("every block is listed with its proposer and its atomic transactions, alike for any page and batch size", async () => {
  expect(want.length).toBeGreaterThan(10);
  expect(want.some(({ txCount }) => txCount > 0)).toBe(true);
  for (const pageSize of [3, 100]) expect(await harness.all(`${C}/blocks`, "blocks", pageSize)).toEqual(want);
  const small = await serve({ fetch: older }, 2);
  expect(await small.all(`${C}/blocks`, "blocks", 100)).toEqual(want);
});

test("each node's blocks are listed once, the latest first", async () => {
  const nodes = nodesOf(want);
  expect(nodes.length).toBeGreaterThan(1);
  for (const node of nodes) {
    const own = want.filter(({ proposerDetails }) => proposerDetails.proposerNodeId === node);
    expect(await harness.all(`${C}/nodes/${node}/blocks`, "blocks", 2)).toEqual(own);
    const before = own[0].blockTimestamp;
    const earlier = own.filter(({ blockTimestamp }) => blockTimestamp < before);
    expect(await harness.all(`${C}/nodes/${node}/blocks?endTimestamp=${before}`, "blocks", 100)).toEqual(
      earlier,
    );
  }
  expect(await harness.all(`${C}/nodes/${formatNodeId(new Uint8Array(20))}/blocks`, "blocks")).toEqual([]);
});

test("a block is read by its height, and by its hash in hex and cb58", async () => {
  for (const block of [want[0], want.at(-1)]) {
    const hash = Uint8Array.from(Buffer.from(block.blockHash.slice(2), "hex"));
    for (const id of [block.blockNumber, block.blockHash, encodeCb58(hash)])
      expect((await harness.get(`${C}/blocks/${id}`)).body).toEqual(block);
  }
});

test("of a node without containers nobody knows who proposed", async () => {
  const bare = await serve({ fetch: bareBelow(1_000_000) as NetworkSource["fetch"] });
  const [first] = nodesOf(want);
  const { status, body } = await bare.get(`${C}/nodes/${first}/blocks`);
  expect([status, body.message]).toEqual([501, expect.stringContaining("index-enabled")]);
  expect(await bare.all(`${C}/blocks`, "blocks", 100)).toEqual(
    want.map((block) => ({ ...block, proposerDetails: {} })),
  );
});
