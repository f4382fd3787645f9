/** Blocks by proposer, compared with a reference result from the local network's blocks in containers of this test. */

import {
  containerId,
  decodeContainer,
  decodeHex,
  encodeCb58,
  encodeContainer,
  encodeHex,
  formatNodeId,
  nodeIdOfCertificate,
  proposerOf,
} from "@primary-network/codec";
import { decodeBlock } from "@primary-network/codec/p";
import { decodeBlock as decodeXBlock, txId } from "@primary-network/codec/x";
import { createLocalnet } from "@primary-network/localnet";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createService, type NetworkSource } from "../src/index.ts";
import { freshDatabase, type Harness, harnessOf, type Json, sourceOf } from "./harness.ts";

const certificates = [1, 2, 3].map((byte) => new Uint8Array(40).fill(byte));
const nodes = certificates.map((certificate) => formatNodeId(nodeIdOfCertificate(certificate)));
/** Blocks below were made before there were containers. */
const FIRST_CONTAINER = 8;

let harness: Harness;
const ids = new Map<number, { id: string; parent: string }>();
beforeAll(async () => {
  const net = await createLocalnet({ validators: 8, delegators: 20, weeks: 3 });
  const source = sourceOf(net);
  const clock = { now: net.now() * 1000 };
  const networks = { fuji: { ...source, fetch: inContainers(source.fetch) } };
  const service = await createService({ ...(await freshDatabase()), clock: () => clock.now, networks });
  service.start();
  await service.indexed();
  harness = { ...harnessOf(net, service), clock };
});
afterAll(() => harness.close());

/** Which of the three proposed a block; undefined for blocks that nobody signed. */
const turn = (height: number): number | undefined =>
  height % 7 === 0 ? undefined : height % certificates.length;

function contain(bytes: Uint8Array, parentId: Uint8Array) {
  const block = decodeBlock(bytes);
  const height = Number(block.height);
  if (!("time" in block) || /Commit|Abort/.test(block.type)) {
    return { kind: "option" as const, parentId, blockBytes: bytes };
  }
  const certificate = certificates[turn(height) ?? -1] ?? new Uint8Array();
  return {
    kind: "postFork" as const,
    parentId,
    blockBytes: bytes,
    timestamp: block.time + 1n,
    pChainHeight: BigInt(height - 2),
    certificate,
    signature: new Uint8Array(certificate.length > 0 ? 64 : 0),
  };
}

/** A node whose index keeps containers. */
function inContainers(fetch: NetworkSource["fetch"]): NonNullable<NetworkSource["fetch"]> {
  return async (url, init) => {
    if (!fetch) throw new Error("the local network is reached by its own fetch");
    const response = await fetch(url, init);
    // The X-Chain has an index of its own.
    if (!url.includes("/ext/index/P/") || !String(init?.body).includes("getContainerRange")) return response;
    const result: Json = JSON.parse(await response.text());
    for (const entry of result.result.containers) {
      const given = decodeHex(entry.bytes);
      const bytes = decodeContainer(given)?.blockBytes ?? given;
      const { height, parentId } = decodeBlock(bytes);
      const before = ids.get(Number(height) - 1)?.id;
      if (height < FIRST_CONTAINER) continue;
      const parent = before === undefined ? parentId : Uint8Array.from(Buffer.from(before, "hex"));
      const container = contain(bytes, parent);
      const id = containerId(container);
      ids.set(Number(height), { id: Buffer.from(id).toString("hex"), parent: encodeCb58(parent) });
      entry.bytes = encodeHex(encodeContainer(container));
      entry.id = encodeCb58(id);
    }
    return Response.json(result);
  };
}

const P = "networks/fuji/blockchains/p-chain";
const all = (node: string, query = "", pageSize = 100) =>
  harness.all(`${P}/nodes/${node}/blocks${query}`, "blocks", pageSize);

/** What a node's blocks are, the latest first, without the supply. */
function model(node: string): Json[] {
  return harness.net.blocks
    .filter(({ height, block }) => {
      const signed = "time" in block && !/Commit|Abort/.test(block.type);
      return height >= FIRST_CONTAINER && signed && nodes[turn(Number(height)) ?? -1] === node;
    })
    .reverse()
    .map(({ height, block, blockId, bytes, timestamp }) => {
      const container = ids.get(Number(height));
      return {
        blockNumber: String(height),
        blockHash: encodeCb58(blockId),
        parentHash: encodeCb58(block.parentId),
        blockTimestamp: timestamp,
        blockType: block.type,
        blockSizeBytes: (decodeContainer(bytes)?.blockBytes ?? bytes).length,
        proposerDetails: {
          proposerId: encodeCb58(Uint8Array.from(Buffer.from(container?.id ?? "", "hex"))),
          proposerParentId: container?.parent,
          proposerNodeId: node,
          proposerPChainHeight: Number(height) - 2,
          proposerTimestamp: timestamp + 1,
        },
      };
    });
}

test("each node's blocks are listed once, newest first, with the fields of their containers", async () => {
  for (const node of nodes) {
    const want = model(node);
    expect(want.length).toBeGreaterThan(10);
    for (const pageSize of [1, 7, 100]) {
      const got = await all(node, "", pageSize);
      expect(got.map(({ txCount: _c, transactions: _t, currentSupply: _s, ...block }) => block)).toEqual(
        want,
      );
    }
  }
});

test("transactions and supply equal the chain's", async () => {
  const blocks = (await Promise.all(nodes.map((node) => all(node)))).flat();
  const proposed = new Set(blocks.map(({ blockNumber }) => blockNumber));
  const txs = await harness.all(`${P}/transactions`, "transactions", 100);
  const want = txs.filter(({ blockNumber }) => proposed.has(blockNumber)).map(({ txHash }) => txHash);
  expect(blocks.flatMap(({ transactions }) => transactions).sort()).toEqual(want.sort());
  for (const { transactions, txCount } of blocks) expect(transactions).toHaveLength(txCount);
  const heights = new Map(blocks.map((block) => [Number(block.blockNumber), BigInt(block.currentSupply)]));
  const last = Math.max(...heights.keys());
  // Only commit and abort blocks can follow the last proposed one; what they withhold is less than this.
  const difference = (heights.get(last) ?? 0n) - harness.net.state.supply;
  expect(difference < 10n ** 15n && difference > -(10n ** 15n)).toBe(true);
});

test("times are exclusive bounds", async () => {
  const [node = ""] = nodes;
  const want = model(node);
  const from = want[want.length - 3]?.blockTimestamp;
  const to = want[2]?.blockTimestamp;
  const numbers = (blocks: Json[]) => blocks.map(({ blockNumber }) => blockNumber);
  const inside = want.filter(({ blockTimestamp }) => blockTimestamp > from && blockTimestamp < to);
  expect(inside.length).toBeGreaterThan(0);
  expect(numbers(await all(node, `?startTimestamp=${from}&endTimestamp=${to}`, 4))).toEqual(numbers(inside));
  expect(await all(node, `?startTimestamp=${want[0]?.blockTimestamp}`)).toEqual([]);
});

test("a node that proposed nothing has no blocks", async () => {
  expect(await all("NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg")).toEqual([]);
});

test("the X-Chain's blocks are listed with the fields of its own index's containers", async () => {
  const { net } = harness;
  const containers: Json[] = [];
  const ask = (params: object) =>
    net.fetch(
      new Request("http://node/ext/index/X/block", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "index.getContainerRange", params }),
      }),
    );
  const range: Json = await (await ask({ startIndex: 0, numToFetch: 1_024, encoding: "hex" })).json();
  for (const { bytes, id } of range.result.containers) {
    const container = decodeContainer(decodeHex(bytes));
    if (container === undefined || container.kind === "option")
      throw new Error("a block of the X-Chain stands in no signed container");
    const node = proposerOf(container);
    if (node) containers.push({ ...container, id, node: formatNodeId(node) });
  }
  const proposers = [...new Set(containers.map(({ node }) => node))];
  expect(proposers.length).toBeGreaterThan(2);
  for (const chain of ["x-chain", encodeCb58(net.xChainId)]) {
    for (const node of proposers) {
      const want = containers
        .filter((container) => container.node === node)
        .map(({ id, parentId, pChainHeight, timestamp, blockBytes }) => {
          const { height, blockId, block } = net.xBlocks[Number(decodeXBlock(blockBytes).height)] ?? {};
          if (!blockId || !block) throw new Error("the container's block is not the chain's");
          return {
            blockNumber: String(height),
            blockHash: encodeCb58(blockId),
            parentHash: encodeCb58(block.parentId),
            blockTimestamp: Number(block.time),
            blockType: "StandardBlock",
            txCount: block.txs.length,
            transactions: block.txs.map((tx) => encodeCb58(txId(tx))),
            blockSizeBytes: blockBytes.length,
            proposerDetails: {
              proposerId: id,
              proposerParentId: encodeCb58(parentId),
              proposerNodeId: node,
              proposerPChainHeight: Number(pChainHeight),
              proposerTimestamp: Number(timestamp),
            },
          };
        })
        .reverse();
      const path = `networks/fuji/blockchains/${chain}/nodes/${node}/blocks`;
      expect(await harness.all(path, "blocks", 4)).toEqual(want);
    }
  }
  const { body } = await harness.get(`networks/fuji/blockchains/x-chain/nodes/${proposers[0]}/blocks`);
  expect(body.chainInfo).toEqual({ chainName: "x-chain", network: "fuji" });
});

const NODE = "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg";

test.each([
  { path: `${P}/nodes/NodeID-123/blocks`, status: 400, field: "nodeId" },
  { path: `${P}/nodes/x/blocks`, status: 400, field: "nodeId" },
  { path: `${P}/nodes/${NODE.toLowerCase()}/blocks`, status: 400, field: "nodeId" },
  { path: `${P}/nodes/${NODE}'--/blocks`, status: 400, field: "nodeId" },
  { path: `${P}/nodes/${NODE}/blocks?startTimestamp=-1`, status: 400, field: "startTimestamp" },
  { path: `${P}/nodes/${NODE}/blocks?startTimestamp=1.5`, status: 400, field: "startTimestamp" },
  { path: `${P}/nodes/${NODE}/blocks?endTimestamp=soon`, status: 400, field: "endTimestamp" },
  { path: `${P}/nodes/${NODE}/blocks?pageSize=0`, status: 400, field: "pageSize" },
  { path: `${P}/nodes/${NODE}/blocks?pageSize=101`, status: 400, field: "pageSize" },
  { path: `${P}/nodes/${NODE}/blocks?sortOrder=asc`, status: 400, field: "sortOrder" },
  { path: `${P}/nodes/${NODE}/blocks?pageToken=x`, status: 400, field: "pageToken" },
  { path: `networks/moon/blockchains/p-chain/nodes/${NODE}/blocks`, status: 400, field: "network" },
  { path: `networks/fuji/blockchains/q-chain/nodes/${NODE}/blocks`, status: 400, field: "blockchainId" },
])("$path: $status, naming $field", async ({ path, status, field }) => {
  const response = await harness.get(path);
  expect(response.status).toBe(status);
  expect(response.body.message).toContain(field);
});
