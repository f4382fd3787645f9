/** The X-Chain's transactions and outputs: those of the local network, whatever the page size and however indexing went. */

import { decodeHex, encodeCb58, encodeHex, formatAddress, utxoId } from "@primary-network/codec";
import { decodeUtxo, encodeUtxo, txId as xTxId } from "@primary-network/codec/x";
import { createLocalnet } from "@primary-network/localnet";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createService } from "../src/compose/create-service.ts";
import { fromCb58 } from "../src/domain/id-text.ts";
import { ChainBrokenError } from "../src/indexer/driver.ts";
import { createXIndexer } from "../src/indexer/x.ts";
import { type BlockIndexNode, createBlockIndexNode } from "../src/sources/block-index-node.ts";
import { openDatabase } from "../src/store/node/open-database.ts";
import { createPostgresStore } from "../src/store/postgres-store.ts";
import type { Store } from "../src/store/store.ts";
import {
  freshDatabase,
  type Harness,
  harnessOf,
  identityOf,
  type Json,
  openHarness,
  sourceOf,
} from "./harness.ts";
import { rowsOfNetwork } from "./index-rows.ts";
import { indexTorn } from "./torn-indexer.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness({ weeks: 3, validators: 6, delegators: 10 });
});
afterAll(() => harness.close());

const X = "networks/fuji/blockchains/x-chain";
const P_ID = "11111111111111111111111111111111LpoYY";
const addressOf = (bytes: Uint8Array) => formatAddress({ hrp: "local", bytes });
const idsOf = (list: Json[]) => list.map(({ utxoId }) => utxoId);
const xId = () => encodeCb58(harness.net.xChainId);

test("unspent outputs equal those of the chain's set, in the node's bytes", async () => {
  const listed = await harness.all(`${X}/utxos`, "utxos", 100);
  const own = listed.filter(
    ({ createdOnChainId, consumedOnChainId }) => createdOnChainId === xId() && consumedOnChainId === xId(),
  );
  const want = harness.net.xUtxos.map((utxo) => encodeHex(encodeUtxo(utxo)));
  expect(own.map(({ utxoBytes }) => utxoBytes).sort()).toEqual(want.sort());
  for (const item of own) {
    const { output, assetId } = decodeUtxo(decodeHex(item.utxoBytes));
    const nft = output.type.startsWith("Nft");
    expect(item).toMatchObject({
      addresses: output.addresses.map(addressOf),
      threshold: output.threshold,
      utxoType: output.type.endsWith("MintOutput") ? "mint" : "transfer",
      asset: { assetId: encodeCb58(assetId), type: nft ? "nft" : "secp256k1" },
      ...("groupId" in output && { groupId: output.groupId }),
    });
  }
  const others = listed.filter((utxo) => !own.includes(utxo));
  const { xChainId, cChainId } = harness.net;
  const crossing = [new Uint8Array(32), cChainId].flatMap((other) => [
    ...harness.net.underWay(xChainId, other),
    ...harness.net.underWay(other, xChainId),
  ]);
  const waiting = crossing.map(({ txId, outputIndex }) => encodeCb58(utxoId(txId, outputIndex)));
  expect(others.length).toBeGreaterThan(0);
  expect(idsOf(others).sort()).toEqual(waiting.sort());
});

test("transactions equal those of the blocks, newest first, with their amounts", async () => {
  const listed = await harness.all(`${X}/transactions`, "transactions", 100);
  const want = harness.net.xBlocks.flatMap(({ block, blockId, height, timestamp }) =>
    block.txs.map((tx) => ({
      txHash: encodeCb58(xTxId(tx)),
      chainFormat: "linear",
      txType: tx.unsignedTx.type,
      blockHeight: Number(height),
      blockHash: encodeCb58(blockId),
      timestamp,
      memo: encodeHex(tx.unsignedTx.memo, { checksum: false }),
    })),
  );
  expect(listed).toMatchObject(want.reverse());
  expect(new Set(listed.map(({ txType }) => txType)).size).toBe(5);
  for (const tx of listed) {
    const sum = (utxos: Json[]) =>
      utxos
        .filter(({ asset }) => asset.symbol === "AVAX")
        .reduce((total, { asset }) => total + BigInt(asset.amount), 0n);
    const fee = tx.txType === "CreateAssetTx" ? 10_000_000n : 1_000_000n;
    expect(sum(tx.consumedUtxos) - sum(tx.emittedUtxos)).toBe(fee);
    const avax = (list: Json[]) => list.find(({ symbol }) => symbol === "AVAX")?.amount;
    expect(avax(tx.amountUnlocked)).toBe(String(sum(tx.consumedUtxos)));
    for (const { consumingTxHash, addresses, credentials } of tx.consumedUtxos) {
      expect(consumingTxHash).toBe(tx.txHash);
      expect(addresses.length).toBeGreaterThan(0);
      expect(credentials.length).toBeGreaterThan(0);
    }
    const elsewhere = expect.toSatisfy((id) => id === P_ID || id === encodeCb58(harness.net.cChainId));
    expect(tx.sourceChain).toEqual(tx.txType === "ImportTx" ? elsewhere : undefined);
    expect(tx.destinationChain).toEqual(tx.txType === "ExportTx" ? elsewhere : undefined);
    const created = tx.txType === "CreateAssetTx" && {
      assetId: tx.txHash,
      name: expect.any(String),
      symbol: expect.any(String),
      denomination: expect.any(Number),
      type: tx.emittedUtxos[0].asset.type,
      createdAtTimestamp: tx.timestamp,
      cap: tx.emittedUtxos.some(({ utxoType }: Json) => utxoType === "mint") ? "variable" : "fixed",
    };
    expect(tx.assetCreated).toEqual(created || undefined);
  }
  const { body } = await harness.get(`networks/fuji/blockchains/${xId()}/transactions?pageSize=100`);
  expect(body.transactions).toEqual(listed.slice(0, 100));
  expect(body.chainInfo).toEqual({ chainName: "x-chain", network: "fuji" });
});

test("addresses, types and times filter transactions", async () => {
  const all = await harness.all(`${X}/transactions`, "transactions", 100);
  const { alice, erin } = harness.net.accounts;
  const [a, e] = [alice, erin].map(({ address }) => addressOf(address));
  const concerns = (tx: Json, who: (string | undefined)[]) =>
    [...tx.consumedUtxos, ...tx.emittedUtxos].some(({ addresses }) =>
      who.some((one) => addresses.includes(one)),
    );
  const middle = all[Math.floor(all.length / 2)].timestamp;
  const table: [query: string, keep: (tx: Json) => boolean][] = [
    [`addresses=X-${a}`, (tx) => concerns(tx, [a])],
    [`addresses=${a},${e}`, (tx) => concerns(tx, [a, e])],
    [
      `addresses=${a}&txTypes=CreateAssetTx&txTypes=OperationTx`,
      (tx) => concerns(tx, [a]) && /^(Create|Op)/.test(tx.txType),
    ],
    [`addresses=${e}&startTimestamp=${middle}`, (tx) => concerns(tx, [e]) && tx.timestamp > middle],
    [`addresses=${e}&endTimestamp=${middle}`, (tx) => concerns(tx, [e]) && tx.timestamp < middle],
  ];
  for (const [query, keep] of table) {
    const want = all.filter(keep);
    expect(want.length, query).toBeGreaterThan(0);
    expect(await harness.all(`${X}/transactions?${query}`, "transactions", 7), query).toEqual(want);
    expect(await harness.all(`${X}/transactions?${query}&sortOrder=asc`, "transactions", 7), query).toEqual(
      want.reverse(),
    );
  }
});

test("assets are those that transactions created, and AVAX", async () => {
  const all = await harness.all(`${X}/transactions`, "transactions", 100);
  const created = all.flatMap(({ assetCreated }) => assetCreated ?? []);
  expect(created.length).toBeGreaterThan(0);
  for (const asset of created)
    expect((await harness.get(`${X}/assets/${asset.assetId}`)).body).toEqual(asset);
  const avaxId = encodeCb58(harness.net.avaxAssetId);
  const [first] = await harness.all(`${X}/utxos?includeSpent=true&sortOrder=asc`, "utxos", 100);
  expect((await harness.get(`${X}/assets/${avaxId}`)).body).toEqual({
    assetId: avaxId,
    name: "Avalanche",
    symbol: "AVAX",
    denomination: 9,
    type: "secp256k1",
    createdAtTimestamp: first.timestamp,
    cap: "fixed",
  });
  const refused: [path: string, status: number, message: string][] = [
    [`${X}/assets/${xId()}`, 404, `asset ${xId()} is not indexed`],
    [`${X}/assets/gold`, 400, 'assetId "gold"'],
    [`networks/fuji/blockchains/${P_ID}/assets/${avaxId}`, 400, "blockchainId must be the X-Chain"],
    [`${X}/assets/gold/transactions`, 400, 'assetId "gold"'],
  ];
  for (const [path, status, message] of refused) {
    const got = await harness.get(path);
    expect([path, got.status, got.body.message]).toEqual([path, status, expect.stringContaining(message)]);
  }
  const none = await harness.get(`${X}/assets/${xId()}/transactions`);
  expect(none.body).toEqual({ transactions: [], chainInfo: { chainName: "x-chain", network: "fuji" } });
});

test("an asset's transactions are those with an output of it, by type and time, in any page size", async () => {
  const all = await harness.all(`${X}/transactions`, "transactions", 100);
  const moves = (tx: Json, id: string) =>
    [...tx.consumedUtxos, ...tx.emittedUtxos].some(({ asset }) => asset.assetId === id);
  const coin = all.find(({ assetCreated }) => assetCreated?.symbol === "LOCO").txHash;
  const avax = encodeCb58(harness.net.avaxAssetId);
  const middle = all.filter((tx) => moves(tx, coin))[1].timestamp;
  const table: [id: string, query: string, keep: (tx: Json) => boolean][] = [
    [coin, "", () => true],
    [avax, "", () => true],
    [coin, "txTypes=CreateAssetTx", (tx) => tx.txType === "CreateAssetTx"],
    [avax, "txTypes=ImportTx&txTypes=ExportTx", (tx) => /^(Im|Ex)port/.test(tx.txType)],
    [coin, `endTimestamp=${middle}`, (tx) => tx.timestamp < middle],
    [avax, `startTimestamp=${middle}`, (tx) => tx.timestamp > middle],
  ];
  for (const [id, query, keep] of table) {
    const want = all.filter((tx) => moves(tx, id) && keep(tx));
    expect(want.length, query).toBeGreaterThan(0);
    const path = `${X}/assets/${id}/transactions${query && "?"}${query}`;
    expect(await harness.all(path, "transactions", 3 + (want.length >> 3)), path).toEqual(want);
  }
});

test("what no index can know responds with 501 and the reason", async () => {
  const paths = ["vertices", "vertices/2q", "vertices:listByHeight?vertexHeight=1"].map(
    (path) => `${X}/${path}`,
  );
  for (const path of paths) {
    const { status, body } = await harness.get(path);
    expect([path, status]).toEqual([path, 501]);
    expect(body.message).toMatch(/^vertices are not/);
  }
});

test("owners, assets, amounts and spending filter outputs, in either order and any page size", async () => {
  const all = await harness.all(`${X}/utxos?includeSpent=true`, "utxos", 100);
  const { alice, bob, carol } = harness.net.accounts;
  const [a, b, c] = [alice, bob, carol].map(({ address }) => addressOf(address));
  const coin = all.find(({ asset }) => asset.symbol === "LOCO").asset.assetId;
  const owned = (utxo: Json, who: (string | undefined)[]) =>
    utxo.addresses.filter((one: string) => who.includes(one)).length >= utxo.threshold;
  const unspent = (utxo: Json) => utxo.consumingTxHash === undefined;
  const table: [query: string, keep: (utxo: Json) => boolean][] = [
    ["", unspent],
    ["includeSpent=true", () => true],
    [`addresses=${a}`, (utxo) => unspent(utxo) && owned(utxo, [a])],
    [`addresses=${a},${b}`, (utxo) => unspent(utxo) && owned(utxo, [a, b])],
    [`addresses=${a},${b},${c}&includeSpent=true`, (utxo) => owned(utxo, [a, b, c])],
    [`assetId=${coin}`, (utxo) => unspent(utxo) && utxo.asset.assetId === coin],
    [
      `addresses=${b}&assetId=${coin}&includeSpent=true`,
      (utxo) => owned(utxo, [b]) && utxo.asset.assetId === coin,
    ],
    ["minUtxoAmount=50000000000", (utxo) => unspent(utxo) && BigInt(utxo.asset.amount) >= 50_000_000_000n],
  ];
  expect(
    all.filter((utxo) => owned(utxo, [a, b]) && !owned(utxo, [a]) && utxo.threshold === 2).length,
  ).toBeGreaterThan(0);
  for (const [query, keep] of table) {
    const want = all.filter(keep);
    expect(want.length, query).toBeGreaterThan(0);
    const path = `${X}/utxos?${query}${query && "&"}`;
    for (const pageSize of [1, 9, 100]) {
      if (pageSize === 1 && want.length > 60) continue;
      expect(await harness.all(`${path}sortBy=timestamp`, "utxos", pageSize), query).toEqual(want);
    }
    expect(await harness.all(`${path}sortOrder=asc`, "utxos", 50), query).toEqual([...want].reverse());
    const byAmount = await harness.all(`${path}sortBy=amount`, "utxos", 13);
    const keyed = (utxo: Json) => [BigInt(utxo.asset.amount), fromCb58(utxo.utxoId)] as const;
    const sorted = [...want].sort((left, right) => {
      const [x, y] = [keyed(left), keyed(right)];
      return x[0] < y[0] || (x[0] === y[0] && x[1] < y[1]) ? 1 : -1; // the largest first
    });
    expect(idsOf(byAmount), query).toEqual(idsOf(sorted));
  }
});

test("an output exported to another chain is listed on both, with its owners and spender", async () => {
  const all = await harness.all(`${X}/utxos?includeSpent=true`, "utxos", 100);
  const pAll = await harness.all("networks/fuji/blockchains/p-chain/utxos?includeSpent=true", "utxos", 100);
  const onP = new Map(pAll.map((utxo) => [utxo.utxoId, utxo]));
  const toP = all.filter(
    ({ createdOnChainId, consumedOnChainId }) => createdOnChainId === xId() && consumedOnChainId === P_ID,
  );
  const fromP = all.filter(({ createdOnChainId }) => createdOnChainId === P_ID);
  const exportedByP = pAll.filter(
    ({ createdOnChainId, consumedOnChainId }) => createdOnChainId === P_ID && consumedOnChainId === xId(),
  );
  expect(idsOf(fromP).sort()).toEqual(idsOf(exportedByP).sort());
  expect(fromP.some(({ consumingTxHash }) => consumingTxHash !== undefined)).toBe(true);
  expect(toP.some(({ consumingTxHash }) => consumingTxHash === undefined)).toBe(true);
  for (const utxo of fromP) {
    const other = onP.get(utxo.utxoId);
    expect([utxo.addresses, utxo.timestamp, utxo.utxoBytes]).toEqual([
      other.addresses,
      other.blockTimestamp,
      other.utxoBytes,
    ]);
  }
  for (const utxo of toP) expect(utxo.consumingTxHash).toBe(onP.get(utxo.utxoId)?.consumingTxHash);
  // Without addresses and with those of all owners the same crossing outputs are found.
  const owners = [...new Set(fromP.flatMap(({ addresses }) => addresses))].join();
  const found = await harness.all(`${X}/utxos?includeSpent=true&addresses=${owners}`, "utxos", 50);
  expect(idsOf(found.filter(({ createdOnChainId }) => createdOnChainId === P_ID))).toEqual(idsOf(fromP));
});

test("an index that failed anywhere and repeatedly equals an undisturbed one", async () => {
  const { net } = harness;
  const db = await openDatabase(await freshDatabase());
  const store = await createPostgresStore(db);
  const { nodeUrl: baseUrl, fetch } = sourceOf(net);
  const node = createBlockIndexNode("X", { baseUrl, fetch });
  const indexerOf = (
    networkId: number,
    batchSize: number,
    changes: { node?: Partial<BlockIndexNode>; store?: Partial<Store["chains"]["x-chain"]> } = {},
  ) =>
    createXIndexer({
      network: { ...identityOf(net), networkId },
      genesis: net.xGenesisBytes,
      pGenesis: net.genesisBytes,
      node: { ...node, ...changes.node },
      store: { ...store.chains["x-chain"], ...changes.store },
      batchSize,
    });
  const whole = indexerOf(30_001, 256);
  while (!(await whole.step())) {}
  // With batches of five each place fails at some time.
  await indexTorn(7, (torn) => {
    const blocks: BlockIndexNode["blocks"] = async (from, count) => {
      torn();
      return node.blocks(from, count);
    };
    const commit: Store["chains"]["x-chain"]["commit"] = async (...args) => {
      torn();
      await store.chains["x-chain"].commit(...args);
      torn();
    };
    return indexerOf(30_002, 5, { node: { blocks }, store: { commit } });
  });
  expect(await rowsOfNetwork(db, "x", 30_002)).toEqual(await rowsOfNetwork(db, "x", 30_001));

  // A second indexer that is behind cannot double anything.
  const [, second] = net.xBlocks;
  const behind = indexerOf(30_002, 5, { store: { checkpoint: async () => ({ height: 0, blockId: "" }) } });
  await expect(behind.step()).rejects.toThrow(/no longer indexed up to 0/);

  // A block whose parent is another one stops the chain.
  const swapped = indexerOf(30_003, 5, {
    node: { blocks: async (_from, count) => Array(count).fill(second!.bytes) },
  });
  for (const broken of [false, true]) {
    await expect(swapped.step()).rejects.toThrow(ChainBrokenError);
    expect(swapped.status.broken).toBe(broken);
  }
  await store.close();
});

test("a broken X-Chain does not stop the P-Chain, nor a broken P-Chain the X-Chain", async () => {
  const net = await createLocalnet({ weeks: 2, validators: 4, delegators: 2 });
  const broken = async (chain: "P" | "X") => {
    const source = sourceOf(net);
    let second: string | undefined;
    const fetch: typeof source.fetch = async (url, init) => {
      const response = await net.fetch(new Request(url, init as RequestInit));
      const index = String(url).endsWith(`/ext/index/${chain}/block`);
      if (!index || !String(init?.body).includes("getContainerRange")) return response;
      const body = await response.json();
      // The second block stands where the third belongs, however often it is asked for.
      for (const container of body.result.containers) {
        if (container.index === "1") second = container.bytes;
        if (container.index === "2") container.bytes = second ?? container.bytes;
      }
      return Response.json(body);
    };
    const title = chain === "P" ? "X-Chain" : "P-Chain";
    let tell = () => {};
    const warned = new Promise<void>((resolve) => {
      tell = resolve;
    });
    const service = await createService({
      ...(await freshDatabase()),
      networks: { fuji: { ...source, fetch } },
      pollMs: 10,
      logger: { info: (_, message) => message === `${title} indexed` && tell(), warn() {}, error() {} },
    });
    service.start();
    await expect(service.indexed()).rejects.toThrow(ChainBrokenError);
    const other = chain === "P" ? "x-chain" : "p-chain";
    await warned;
    const { get } = harnessOf(net, service);
    const { status, body } = await get(`networks/fuji/blockchains/${other}/utxos?pageSize=1`);
    expect([status, body.utxos?.length]).toEqual([200, 1]);
    await service.close();
  };
  await broken("X");
  await broken("P");
});

test("without the X-Chain's genesis its operations return 501", async () => {
  const { xChain: _, ...source } = sourceOf(harness.net);
  const service = await createService({ ...(await freshDatabase()), networks: { fuji: source } });
  service.start();
  await service.indexed();
  for (const list of ["utxos", "transactions"]) {
    const { status, body } = await harnessOf(harness.net, service).get(`${X}/${list}`);
    expect([status, body.message]).toEqual([501, "the X-Chain is not indexed by this deployment"]);
  }
  await service.close();
});
