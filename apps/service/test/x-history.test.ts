/** The X-Chain of a network that began without blocks: a local one, of which a node tells the first half as transactions alone. */

import { encodeCb58, encodeHex } from "@primary-network/codec";
import { type Block, blockId, encodeBlock, encodeTx, type SignedTx, txId } from "@primary-network/codec/x";
import { createLocalnet, type Localnet } from "@primary-network/localnet";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createService } from "../src/compose/create-service.ts";
import { applyXHistory } from "../src/domain/x/apply.ts";
import { createXIndexer } from "../src/indexer/x.ts";
import { createBlockIndexNode } from "../src/sources/block-index-node.ts";
import { createXHistoryNode } from "../src/sources/x/history-node.ts";
import { openDatabase } from "../src/store/node/open-database.ts";
import { createPostgresStore } from "../src/store/postgres-store.ts";
import { freshDatabase, harnessOf, identityOf, type Json, sourceOf } from "./harness.ts";

let net: Localnet;
beforeAll(async () => {
  net = await createLocalnet({ weeks: 2, validators: 4, delegators: 4 });
});
afterAll(() => net.close());

const X = "networks/fuji/blockchains/x-chain";

interface Served {
  readonly id: string;
  readonly bytes: Uint8Array;
  /** Unix seconds. */
  readonly time: number;
}

/** The chain cut in two: what was accepted before there were blocks, and blocks that begin with height 1. */
function split(): { history: Served[]; blocks: Served[] } {
  const all = net.xBlocks.filter(({ height }) => height > 0n);
  const half = Math.floor(all.length / 2);
  const history = all
    .slice(0, half)
    .flatMap(({ block, timestamp: time }) =>
      block.txs.map((tx: SignedTx) => ({ id: encodeCb58(txId(tx)), bytes: encodeTx(tx), time })),
    );
  let parentId = new Uint8Array(32).fill(0x57);
  const blocks = all.slice(half).map(({ block, timestamp: time }, index) => {
    const bytes = encodeBlock({ ...(block as Block), parentId, height: BigInt(index + 1) });
    parentId = new Uint8Array(blockId(bytes));
    return { id: encodeCb58(parentId), bytes, time };
  });
  return { history, blocks };
}

/** RFC 3339 with nanoseconds, as a node east of Greenwich writes it. */
const nanoseconds = (seconds: number): string =>
  `${new Date((seconds + 19_800) * 1000).toISOString().slice(0, 19)}.123456789+05:30`;

type Fetch = NonNullable<ReturnType<typeof sourceOf>["fetch"]>;

/** The local node with both indexes of the X-Chain as a node of the public networks has them. */
function fetchOf(
  { history, blocks }: { history: Served[]; blocks: Served[] },
  odd: (calls: number) => boolean,
): Fetch {
  const indexes: { [path: string]: Served[] } = { "/ext/index/X/tx": history, "/ext/index/X/block": blocks };
  let calls = 0;
  return async (url, init) => {
    const served = indexes[new URL(url).pathname];
    if (!served) return net.fetch(new Request(url, init as RequestInit));
    const { id, method, params } = JSON.parse(init.body ?? "");
    const container = (index: number) => {
      const found = served[index] ?? expect.unreachable();
      const { bytes, time } = found;
      return {
        id: found.id,
        bytes: encodeHex(bytes),
        timestamp: nanoseconds(time),
        encoding: "hex",
        index: String(index),
      };
    };
    if (method === "index.getLastAccepted") {
      const error = { code: -32_000, message: "no containers have been accepted", data: null };
      return Response.json({
        jsonrpc: "2.0",
        id,
        ...(served.length > 0 ? { result: container(served.length - 1) } : { error }),
      });
    }
    const { startIndex, numToFetch } = params;
    const end = Math.min(served.length, startIndex + numToFetch);
    const containers = Array.from({ length: end - startIndex }, (_, at) => container(startIndex + at));
    calls += 1;
    return Response.json({
      jsonrpc: "2.0",
      id,
      result: { containers: odd(calls) ? containers.reverse() : containers },
    });
  };
}

const listsOf = async (source: ReturnType<typeof sourceOf>, batchSize: number) => {
  const service = await createService({
    ...(await freshDatabase()),
    networks: { fuji: source },
    pollMs: 10,
    batchSize,
  });
  service.start();
  await service.indexed();
  const { all } = harnessOf(net, service);
  const lists = {
    transactions: await all(`${X}/transactions`, "transactions", 100),
    utxos: await all(`${X}/utxos?includeSpent=true`, "utxos", 100),
    imports: await all("networks/fuji/blockchains/p-chain/utxos?includeSpent=true", "utxos", 100),
  };
  await service.close();
  return lists;
};

test("transactions from before the first block are listed like those of the chain's blocks, as non-linear ones", async () => {
  const { history, blocks } = split();
  expect(Math.min(history.length, blocks.length)).toBeGreaterThan(10);
  const source = sourceOf(net);
  const want = await listsOf(source, 256);
  // Every third range comes in the wrong order, and is asked for again.
  const got = await listsOf(
    { ...source, fetch: fetchOf({ history, blocks }, (calls) => calls % 3 === 0) },
    5,
  );
  expect(got.utxos).toEqual(want.utxos);
  // What the X-Chain made or took has that chain's height, which begins anew with its blocks.
  const withoutHeights = ({ blockNumber, consumingBlockNumber, ...utxo }: Json) => ({
    ...utxo,
    ...(utxo.createdOnChainId !== source.xChainId && { blockNumber }),
    ...(utxo.consumedOnChainId !== source.xChainId && { consumingBlockNumber }),
  });
  expect(got.imports.map(withoutHeights)).toEqual(want.imports.map(withoutHeights));
  const plain = ({ chainFormat, blockHeight, blockHash, vertices, ...tx }: Json) => tx;
  expect(got.transactions.map(plain)).toEqual(want.transactions.map(plain));
  const early = new Set(history.map(({ id }) => id));
  for (const { txHash, chainFormat, blockHeight, blockHash, vertices } of got.transactions) {
    if (early.has(txHash))
      expect([chainFormat, blockHeight, blockHash, vertices]).toEqual([
        "non-linear",
        undefined,
        undefined,
        [],
      ]);
    else
      expect([chainFormat, typeof blockHeight, typeof blockHash, vertices]).toEqual([
        "linear",
        "number",
        "string",
        undefined,
      ]);
  }
  expect(got.transactions.filter(({ chainFormat }) => chainFormat === "non-linear")).toHaveLength(
    history.length,
  );
});

test("indexing continues after a process ends at any step, and waits for a node without blocks", async () => {
  const { history, blocks } = split();
  const store = await createPostgresStore(await openDatabase(await freshDatabase()));
  const { xChain, genesis: pGenesis, networkId } = sourceOf(net);
  const indexerOf = (parts: { history: Served[]; blocks: Served[] }, isPublic = true) => {
    const options = { baseUrl: "http://node.test", fetch: fetchOf(parts, () => false) };
    return createXIndexer({
      network: identityOf(net),
      genesis: xChain?.genesis ?? expect.unreachable(),
      pGenesis,
      store: store.chains["x-chain"],
      batchSize: 7,
      node: createBlockIndexNode("X", options),
      history: { node: createXHistoryNode(options, isPublic), store: store.xHistory },
    });
  };
  await expect(indexerOf({ history, blocks: [] }).step()).rejects.toThrow("no block of the X-Chain yet");
  await expect(indexerOf({ history: [], blocks }).step()).rejects.toThrow(
    /none of the transactions from before .* index-enabled/,
  );
  const waiting = indexerOf({ history, blocks });
  await waiting.step();
  // Until the first part is complete nothing is served.
  expect(waiting.status).toMatchObject({ height: 0, tip: undefined, fault: undefined, broken: false });
  for (let count = 7; count < history.length; count += 7) await indexerOf({ history, blocks }).step();
  expect((await store.xHistory.checkpoint(networkId)).count).toBe(history.length);
  // A life of one step never reaches the blocks; one that goes on does.
  const last = indexerOf({ history, blocks });
  while (!(await last.step())) {}
  expect(last.status).toMatchObject({ height: blocks.length, tip: blocks.length, broken: false });
  await expect(store.xHistory.commit(networkId, 0, await emptyFacts(), 1)).rejects.toThrow(
    /no longer indexed up to transaction 0/,
  );
  await store.close();
});

const emptyFacts = async () => applyXHistory([], { count: 0, time: 0 }, identityOf(net));

test("a time is never later than the upgrade that brought blocks, nor earlier than that of the previous transaction", () => {
  const tx = net.xBlocks.flatMap(({ block }) => block.txs)[0] ?? expect.unreachable();
  const cortina = Date.UTC(2023, 3, 25, 15) / 1000;
  const timesOf = (networkId: number, accepted: number[]) =>
    applyXHistory(
      accepted.map((acceptedAt) => ({ id: new Uint8Array(32), tx, acceptedAt })),
      { count: 3, time: 1_600_000_000 },
      { ...identityOf(net), networkId },
    ).txs.map(({ time, height, idx }) => [time, height, idx]);
  const accepted = [1_599_999_999.9, 1_650_000_000.5, 1_640_000_000, 1_800_000_000];
  expect(timesOf(1, accepted)).toEqual([
    [1_600_000_000, 0, 3],
    [1_650_000_000, 0, 4],
    [1_650_000_000, 0, 5],
    [cortina, 0, 6],
  ]);
  expect(timesOf(12_345, accepted).at(-1)).toEqual([1_800_000_000, 0, 6]);
});
