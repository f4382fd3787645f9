/** The C-Chain's atomic transactions, and what crosses between the three chains: those of the local network, however asked. */

import {
  addressOfPublicKey,
  encodeCb58,
  encodeHex,
  formatAddress,
  parseAddress,
  recoverSigner,
  type TransferOutput,
  utxoId,
} from "@primary-network/codec";
import {
  atomicTxId,
  type Block,
  blockId,
  encodeAtomicTxs,
  encodeBlock,
  encodeUnsignedAtomicTx,
  type SignedAtomicTx,
} from "@primary-network/codec/c";
import { producedOutputs, txId } from "@primary-network/codec/p";
import { producedOutputs as producedXOutputs, txId as xTxId } from "@primary-network/codec/x";
import { sumBalances } from "@primary-network/data";
import { createLocalnet } from "@primary-network/localnet";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createService } from "../src/compose/create-service.ts";
import { fromCb58 } from "../src/domain/id-text.ts";
import { createCIndexer } from "../src/indexer/c.ts";
import { ChainBrokenError } from "../src/indexer/driver.ts";
import { type BlockIndexNode, createBlockIndexNode } from "../src/sources/block-index-node.ts";
import { NO_PROPOSER } from "../src/sources/proposervm.ts";
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
import { recount, sumsOf, withStakesAdded } from "./recount.ts";
import { indexTorn } from "./torn-indexer.ts";

let harness: Harness;
let all: Json[];
beforeAll(async () => {
  harness = await openHarness({ weeks: 3, validators: 6, delegators: 10 });
  all = await harness.all(`${C}/transactions`, "transactions", 100);
});
afterAll(() => harness.close());

const chainPath = (chain: string) => `networks/fuji/blockchains/${chain}-chain`;
const C = chainPath("c");
const P_ID = new Uint8Array(32);
const addressOf = (bytes: Uint8Array) => formatAddress({ hrp: "local", bytes });
const hex = (bytes: Uint8Array) => encodeHex(bytes, { checksum: false });
const idsOf = (list: Json[]) => list.map(({ utxoId: id }) => id);
const cTxs = () => harness.net.cBlocks.flatMap((block) => block.txs.map((tx) => ({ block, tx })));

/** Bech32 and EVM addresses that a transaction concerns, out of its bytes. */
function concerned({ unsignedTx, credentials }: SignedAtomicTx): string[] {
  if (unsignedTx.type === "ExportTx") {
    return [
      ...unsignedTx.inputs.map(({ address }) => hex(address)),
      ...unsignedTx.exportedOutputs.flatMap(({ output }) => output.addresses.map(addressOf)),
    ];
  }
  const bytes = encodeUnsignedAtomicTx(unsignedTx);
  const signers = credentials.flatMap(({ signatures }) =>
    signatures.map((one) => addressOf(addressOfPublicKey(recoverSigner(bytes, one)))),
  );
  return [...unsignedTx.outputs.map(({ address }) => hex(address)), ...signers];
}

interface Crossed {
  readonly output: TransferOutput;
  readonly time: number;
  readonly from: string;
  readonly to: string;
}

/** Everything that any chain exported, by id. */
function crossing(): Map<string, Crossed> {
  const { net } = harness;
  const [p, x, c] = [P_ID, net.xChainId, net.cChainId].map((id) => encodeCb58(id)) as [
    string,
    string,
    string,
  ];
  const made = new Map<string, Crossed>();
  const add = (id: Uint8Array, index: number, crossed: Crossed) =>
    made.set(encodeCb58(utxoId(id, index)), crossed);
  for (const { block, timestamp: time } of net.blocks)
    for (const tx of "txs" in block ? block.txs : [])
      for (const { kind, outputIndex, output } of producedOutputs(tx.unsignedTx))
        if (kind === "export" && tx.unsignedTx.type === "ExportTx" && output.output.type === "TransferOutput")
          add(txId(tx), outputIndex, {
            output: output.output,
            time,
            from: p,
            to: encodeCb58(tx.unsignedTx.destinationChain),
          });
  for (const { block, timestamp: time } of net.xBlocks)
    for (const tx of block.txs)
      for (const { kind, outputIndex, output } of producedXOutputs(tx))
        if (kind === "export" && tx.unsignedTx.type === "ExportTx" && output.type === "TransferOutput")
          add(xTxId(tx), outputIndex, {
            output,
            time,
            from: x,
            to: encodeCb58(tx.unsignedTx.destinationChain),
          });
  for (const { block, tx } of cTxs())
    if (tx.unsignedTx.type === "ExportTx")
      for (const [index, { output }] of tx.unsignedTx.exportedOutputs.entries())
        add(atomicTxId(tx), index, {
          output,
          time: block.timestamp,
          from: c,
          to: encodeCb58(tx.unsignedTx.destinationChain),
        });
  return made;
}

test("transactions equal those of the blocks, newest first, with accounts, assets and amounts", () => {
  const cId = encodeCb58(harness.net.cChainId);
  const want = cTxs()
    .map(({ block, tx }) => ({
      txHash: encodeCb58(atomicTxId(tx)),
      txType: tx.unsignedTx.type,
      blockHeight: Number(block.height),
      blockHash: hex(block.blockId),
      timestamp: block.timestamp,
      memo: "0x",
      sourceChain: tx.unsignedTx.type === "ImportTx" ? encodeCb58(tx.unsignedTx.sourceChain) : cId,
      destinationChain: tx.unsignedTx.type === "ExportTx" ? encodeCb58(tx.unsignedTx.destinationChain) : cId,
    }))
    .reverse();
  // Transactions of one block are listed from its last to its first.
  expect(all).toMatchObject(want);
  expect(new Set(all.map(({ txType }) => txType))).toEqual(new Set(["ImportTx", "ExportTx"]));
  const byId = new Map(cTxs().map(({ tx }) => [encodeCb58(atomicTxId(tx)), tx]));
  const crossed = crossing();
  for (const item of all) {
    const tx = byId.get(item.txHash);
    if (!tx) throw new Error("unknown");
    const { unsignedTx } = tx;
    const accounts = unsignedTx.type === "ImportTx" ? unsignedTx.outputs : unsignedTx.inputs;
    const listed = item.evmOutputs ?? item.evmInputs;
    const spelled = listed.map(({ toAddress, fromAddress }: Json) => toAddress ?? fromAddress);
    expect(spelled.map((text: string) => text.toLowerCase())).toEqual(
      accounts.map((one) => hex(one.address)),
    );
    expect(listed.map(({ asset }: Json) => [asset.amount, asset.symbol])).toEqual(
      accounts.map(({ amount }) => [String(amount), "AVAX"]),
    );
    for (const { credentials } of item.evmInputs ?? []) expect(credentials).toHaveLength(1);
    const utxos: Json[] = item.consumedUtxos ?? item.emittedUtxos;
    for (const utxo of utxos) {
      const { output, time, from, to } = crossed.get(utxo.utxoId) ?? expect.unreachable();
      expect(utxo).toMatchObject({
        addresses: output.addresses.map(addressOf),
        threshold: output.threshold,
        timestamp: time,
        createdOnChainId: from,
        consumedOnChainId: to,
        utxoType: "transfer",
      });
      if (item.consumedUtxos) expect(utxo.consumingTxHash).toBe(item.txHash);
    }
    const moved = utxos.reduce((sum, { asset }) => sum + BigInt(asset.amount), 0n);
    const held = accounts.reduce((sum, { amount }) => sum + amount, 0n);
    const [unlocked, created] = item.consumedUtxos ? [moved, held] : [held, moved];
    expect([item.amountUnlocked[0].amount, item.amountCreated[0].amount].map(BigInt)).toEqual([
      unlocked,
      created,
    ]);
    expect(unlocked).toBeGreaterThan(created);
  }
});

test("addresses of both formats, types, times, order and page size filter transactions as a filter of the blocks does", async () => {
  const owners = new Map(cTxs().map(({ tx }) => [encodeCb58(atomicTxId(tx)), concerned(tx)]));
  const known = [...new Set([...owners.values()].flat())].sort();
  expect(known.some((address) => address.startsWith("0x"))).toBe(true);
  const times = all.map(({ timestamp }) => timestamp);
  const query = fc.record({
    addresses: fc.subarray(known, { minLength: 1, maxLength: 4 }),
    types: fc.option(fc.constantFrom("ImportTx", "ExportTx", "BaseTx"), { nil: undefined }),
    after: fc.option(fc.constantFrom(...times), { nil: undefined }),
    before: fc.option(fc.constantFrom(...times), { nil: undefined }),
    order: fc.constantFrom("asc", "desc"),
    size: fc.integer({ min: 2, max: 100 }),
    spelled: fc.constantFrom("", "C-", "P-"),
  });
  // Random queries may find little; one for each address finds every transaction at least once.
  const unfiltered = { types: undefined, after: undefined, before: undefined, spelled: "" } as const;
  const single = known.map((address) => ({
    ...unfiltered,
    addresses: [address],
    order: "desc" as const,
    size: 100,
  }));
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(query, async ({ addresses, types, after, before, order, size, spelled }) => {
      const want = all.filter(
        (tx) =>
          owners.get(tx.txHash)?.some((owner) => addresses.includes(owner)) &&
          (types === undefined || tx.txType === types) &&
          (after === undefined || tx.timestamp > after) &&
          (before === undefined || tx.timestamp < before),
      );
      const asked = addresses.map((one) =>
        one.startsWith("0x") ? `0x${one.slice(2).toUpperCase()}` : spelled + one,
      );
      const path = [
        `${C}/transactions?addresses=${asked.join()}&sortOrder=${order}`,
        types && `txTypes=${types}`,
        after !== undefined && `startTimestamp=${after}`,
        before !== undefined && `endTimestamp=${before}`,
      ];
      const got = await harness.all(path.filter(Boolean).join("&"), "transactions", size);
      expect(got).toEqual(order === "asc" ? want.reverse() : want);
      compared += got.length;
    }),
    { examples: single.map((one): [typeof one] => [one]), numRuns: single.length + 40 },
  );
  expect(compared).toBeGreaterThanOrEqual(all.length);
});

test("transfers between every pair of chains are listed alike, owned by one and spent by the other", async () => {
  const { net } = harness;
  const ids = { p: P_ID, x: net.xChainId, c: net.cChainId };
  const chains = ["p", "x", "c"] as const;
  const made = crossing();
  const listed = new Map(
    await Promise.all(
      chains.map(
        async (chain) =>
          [chain, await harness.all(`${chainPath(chain)}/utxos?includeSpent=true`, "utxos", 100)] as const,
      ),
    ),
  );
  const unspent = new Map(
    await Promise.all(
      chains.map(
        async (chain) =>
          [chain, new Set(idsOf(await harness.all(`${chainPath(chain)}/utxos`, "utxos", 100)))] as const,
      ),
    ),
  );
  const creation = (utxo: Json) => utxo.creationTxHash ?? utxo.txHash;
  for (const from of chains) {
    for (const to of chains) {
      if (from === to) continue;
      const [fromId, toId] = [encodeCb58(ids[from]), encodeCb58(ids[to])];
      const between = (chain: (typeof chains)[number]) =>
        (listed.get(chain) ?? []).filter(
          ({ createdOnChainId, consumedOnChainId }) =>
            createdOnChainId === fromId && consumedOnChainId === toId,
        );
      const want = [...made].filter(([, crossed]) => crossed.from === fromId && crossed.to === toId);
      expect(want.length, `${from} to ${to}`).toBeGreaterThan(0);
      const waiting = new Set(
        net
          .underWay(ids[from], ids[to])
          .map(({ txId: id, outputIndex }) => encodeCb58(utxoId(id, outputIndex))),
      );
      for (const chain of [from, to]) {
        const seen = between(chain);
        expect(idsOf(seen).sort(), `${from} to ${to} on ${chain}`).toEqual(want.map(([id]) => id).sort());
        for (const utxo of seen) {
          const { output, time } = made.get(utxo.utxoId) ?? expect.unreachable();
          expect(utxo.addresses).toEqual(output.addresses.map(addressOf));
          expect(utxo.timestamp ?? utxo.blockTimestamp).toBe(time);
          expect(utxo.asset.amount).toBe(String(output.amount));
          const open = waiting.has(utxo.utxoId);
          expect(utxo.consumingTxHash === undefined).toBe(open);
          expect(unspent.get(chain)?.has(utxo.utxoId)).toBe(open);
        }
      }
      const other = new Map(between(to).map((utxo) => [utxo.utxoId, utxo]));
      for (const utxo of between(from)) {
        const twin = other.get(utxo.utxoId);
        expect([utxo.utxoBytes, utxo.consumingTxHash, creation(utxo)]).toEqual([
          twin.utxoBytes,
          twin.consumingTxHash,
          creation(twin),
        ]);
      }
    }
  }
});

test("owners, amounts, spending, order and page size filter outputs of each chain as a plain filter does", async () => {
  for (const chain of ["p", "x", "c"]) {
    const path = `${chainPath(chain)}/utxos`;
    const every = await harness.all(`${path}?includeSpent=true`, "utxos", 100);
    const owners = [...new Set(every.flatMap(({ addresses }) => addresses))].sort();
    const spendable = (utxo: Json, who: readonly string[]) =>
      utxo.addresses.filter((one: string) => who.includes(one)).length >= utxo.threshold;
    const query = fc.record({
      addresses: fc.option(fc.subarray(owners, { minLength: 1, maxLength: 5 }), { nil: undefined }),
      spent: fc.boolean(),
      by: fc.constantFrom("timestamp", "amount"),
      order: fc.constantFrom("asc", "desc"),
      least: fc.constantFrom("0", ...every.slice(0, 20).map(({ asset }) => asset.amount)),
      size: fc.integer({ min: 9, max: 100 }),
    });
    const time = (utxo: Json) => BigInt(utxo.timestamp ?? utxo.blockTimestamp);
    await fc.assert(
      fc.asyncProperty(query, async ({ addresses, spent, by, order, least, size }) => {
        const key = by === "amount" ? (utxo: Json) => BigInt(utxo.asset.amount) : time;
        const want = every
          .filter(
            (utxo) =>
              (spent || utxo.consumingTxHash === undefined) &&
              BigInt(utxo.asset.amount) >= BigInt(least) &&
              (addresses === undefined || spendable(utxo, addresses)),
          )
          .sort((left, right) => {
            const [a, b] = [key(left), key(right)];
            return a < b || (a === b && fromCb58(left.utxoId) < fromCb58(right.utxoId)) ? -1 : 1;
          });
        const asked = addresses ? `&addresses=${addresses.join()}` : "";
        const got = await harness.all(
          `${path}?includeSpent=${spent}&sortBy=${by}&sortOrder=${order}&minUtxoAmount=${least}${asked}`,
          "utxos",
          size,
        );
        expect(idsOf(got)).toEqual(idsOf(order === "asc" ? want : want.reverse()));
      }),
      { numRuns: 12 },
    );
  }
  const plain = await harness.all(`${C}/utxos`, "utxos", 100);
  expect(await harness.all(`${C}/utxos?assetId=${encodeCb58(harness.net.cChainId)}`, "utxos", 7)).toEqual(
    plain,
  );
});

test("balances are those of the outputs, now and at any time before", async () => {
  const kinds = new Set<string>();
  const ids: Json = { p: P_ID, x: harness.net.xChainId, c: harness.net.cChainId };
  for (const chain of ["p", "x", "c"]) {
    const every = await harness.all(`${chainPath(chain)}/utxos?includeSpent=true`, "utxos", 100);
    const owners = [...new Set(every.flatMap(({ addresses }) => addresses))].sort();
    const times = every.flatMap((utxo) => [
      utxo.blockTimestamp ?? utxo.timestamp,
      utxo.consumingBlockTimestamp ?? utxo.consumingTxTimestamp ?? 0,
      utxo.utxoEndTimestamp ?? 0,
    ]);
    const query = fc.record({
      addresses: fc.subarray(owners, { minLength: 1, maxLength: Math.min(owners.length, 8) }),
      at: fc.option(
        fc
          .tuple(fc.constantFrom(...times), fc.constantFrom(-1, 0, 1))
          .map(([time, more]) => Math.max(0, time + more)),
        { nil: undefined, freq: 3 },
      ),
    });
    const compare = async (addresses: readonly string[], at?: number) => {
      const past = at !== undefined;
      const asked = { addresses, past, time: at ?? Math.floor(harness.clock.now / 1000) };
      const path = `networks/fuji/blockchains/${chain}-chain/balances?addresses=${addresses.join()}${past ? `&blockTimestamp=${at}` : ""}`;
      const { status, body } = await harness.get(path);
      expect(status, body.message).toBe(200);
      expect(body.chainInfo).toEqual({ chainName: `${chain}-chain`, network: "fuji" });
      const want = recount(every, encodeCb58(ids[chain]), asked);
      expect(past ? withStakesAdded(sumsOf(body)) : sumsOf(body), path).toEqual(want);
      for (const key of Object.keys(sumsOf(body))) kinds.add(`${chain} ${key.split(" ")[0]}`);
    };
    await compare(owners.slice(0, 64));
    await fc.assert(
      fc.asyncProperty(query, ({ addresses, at }) => compare(addresses, at)),
      { numRuns: 12 },
    );
  }
  for (const kind of ["p unlockedUnstaked", "p unlockedStaked", "x unlocked", "c atomicMemoryUnlocked"])
    expect([...kinds]).toContain(kind);
});

test("the client's sums of outputs are the balances, where exports count on the chain that they left", async () => {
  const ids: Json = { p: P_ID, x: harness.net.xChainId, c: harness.net.cChainId };
  const at = Math.floor(harness.clock.now / 1000);
  /** Names of the response's lists, by the sum in which the client counts their outputs. */
  const LISTS = {
    spendable: ["unlockedUnstaked", "unlocked"],
    importable: ["atomicMemoryUnlocked"],
    stakeable: ["lockedStakeable"],
    locked: ["lockedPlatform", "locked", "atomicMemoryLocked"],
    staked: ["unlockedStaked", "lockedStaked", "pendingStaked"],
  } as const;
  const met = new Set<string>();
  for (const chain of ["p", "x", "c"]) {
    const listed = await harness.all(`${chainPath(chain)}/utxos`, "utxos", 100);
    const addresses = [...new Set<string>(listed.flatMap((utxo) => utxo.addresses))].sort().slice(0, 64);
    const path = `${chainPath(chain)}/balances?addresses=${addresses.join()}`;
    const lists: Json = (await harness.get(path)).body.balances;
    const sums = await sumBalances({ addresses, at, exportsOn: "exporting" }, listed);
    for (const { chainId, assetId, ...sum } of sums) {
      // What other chains exported to this one is listed here too, and counts there.
      if (chainId !== encodeCb58(ids[chain])) continue;
      for (const [state, names] of Object.entries(LISTS)) {
        const items = names.flatMap((name): Json[] => lists[name] ?? []);
        const own = items.filter((item) => item.assetId === assetId);
        const want = own.reduce((total, { amount }) => total + BigInt(amount), 0n);
        expect(sum[state as keyof typeof LISTS], `${path} ${assetId} ${state}`).toBe(want);
        if (want > 0n) met.add(`${chain} ${state}`);
      }
    }
  }
  expect([...met]).toEqual(
    expect.arrayContaining(["p spendable", "p staked", "p importable", "x spendable"]),
  );
});

test("balances need addresses of the network, as many as the spec says", async () => {
  const table: [query: string, message: RegExp][] = [
    ["", /^addresses is required$/],
    ["addresses=", /^addresses/],
    ["addresses=fuji1wycv8n7d2fg9aq6unp23pnj4q0arv03ysya8jw", /is of network "fuji", not "local"/],
    [`addresses=${Array(65).fill("local1a").join()}`, /must hold at most 64 items/],
    ["blockTimestamp=-1&addresses=local1a", /blockTimestamp/],
  ];
  for (const [query, message] of table) {
    const { status, body } = await harness.get(`networks/fuji/blockchains/c-chain/balances?${query}`);
    expect([query, status]).toEqual([query, 400]);
    expect(body.message).toMatch(message);
  }
});

test("many addresses in a body list the same outputs, in larger pages", async () => {
  for (const chain of ["p", "x", "c"]) {
    const path = `${chainPath(chain)}/utxos`;
    const own = Object.values(harness.net.accounts).map(({ address }) => addressOf(address));
    // Most are nobody's, as those that a wallet derives.
    const derived = Array.from({ length: 1_024 - own.length }, (_, n) =>
      addressOf(Uint8Array.from({ length: 20 }, (__, at) => (at < 2 ? n >> (8 * at) : 0x55) & 255)),
    );
    const many = { addresses: [...derived, ...own].join() };
    const body = { addresses: own.join() };
    const want = await harness.all(
      `${path}?includeSpent=true&sortOrder=asc&addresses=${own.join()}`,
      "utxos",
      100,
    );
    expect(want.length).toBeGreaterThan(10);
    const query = `${path}?includeSpent=true&sortOrder=asc`;
    expect((await harness.post(`${query}&pageSize=1024`, many)).body.utxos).toEqual(want);
    const first = await harness.post(`${query}&pageSize=7`, body);
    const next = `${query}&pageSize=7&pageToken=${first.body.nextPageToken}`;
    const second = await harness.post(next, body);
    expect([...first.body.utxos, ...second.body.utxos]).toEqual(want.slice(0, 14));
    const other = await harness.post(next, { addresses: own.slice(1).join() });
    expect([other.status, other.body.message]).toEqual([
      400,
      expect.stringContaining("addresses must be as in"),
    ]);
  }
  const refused = await harness.post(`${C}/utxos`, { addresses: Array(1_025).fill("local1a").join() });
  expect([refused.status, refused.body.message]).toEqual([400, "addresses must hold at most 1024 items"]);
});

test("the last activity of addresses is their latest transaction's", async () => {
  const accounts = Object.values(harness.net.accounts).map(({ address }) => addressOf(address));
  let found = 0;
  for (const chain of ["p", "x", "c"]) {
    const path = `${chainPath(chain)}/lastActivityTimestampByAddresses`;
    for (const addresses of [...accounts.map((one) => [one]), accounts.slice(0, 3)]) {
      const query = `addresses=${addresses.join()}`;
      const { body: txs } = await harness.get(`${chainPath(chain)}/transactions?pageSize=1&${query}`);
      const [tx] = txs.transactions;
      const { status, body } = await harness.get(`${path}?${query}`);
      expect(await harness.post(path, { addresses: addresses.join() })).toMatchObject({ status, body });
      if (tx === undefined) {
        expect([status, body.message]).toEqual([404, expect.stringContaining("have no transaction")]);
        continue;
      }
      found++;
      const moved = (utxos: Json[]) =>
        utxos.find((utxo) => utxo.addresses.some((one: string) => addresses.includes(one)));
      const spent = moved(tx.consumedUtxos ?? []);
      expect(body).toEqual({
        timestamp: tx.blockTimestamp ?? tx.timestamp,
        blockNumber: String(tx.blockNumber ?? tx.blockHeight),
        txHash: tx.txHash,
        utxoId: (spent ?? moved(tx.emittedUtxos ?? [])).utxoId,
        isConsumed: spent !== undefined,
        chainName: `${chain}-chain`,
        network: "fuji",
      });
    }
  }
  expect(found).toBeGreaterThan(10);
});

test("an address interacts with the chains that list its transactions or outputs", async () => {
  const ids: Json = {
    p: encodeCb58(P_ID),
    x: encodeCb58(harness.net.xChainId),
    c: encodeCb58(harness.net.cChainId),
  };
  const accounts = Object.values(harness.net.accounts).map(({ address }) => addressOf(address));
  const stranger = addressOf(new Uint8Array(20).fill(0x77));
  const asked = [...accounts, stranger];
  const want = [];
  for (const address of asked) {
    const on: string[] = [];
    for (const chain of ["p", "x", "c"]) {
      const query = `addresses=${address}&pageSize=1`;
      const { body: txs } = await harness.get(`${chainPath(chain)}/transactions?${query}`);
      const own = await harness.all(
        `${chainPath(chain)}/utxos?includeSpent=true&addresses=${address}`,
        "utxos",
        100,
      );
      // What was only sent to the chain by another one has not been there.
      const here = own.some(({ createdOnChainId }) => createdOnChainId === ids[chain]);
      if (txs.transactions.length > 0 || here) on.push(ids[chain]);
    }
    want.push({ address, blockchainIds: on });
  }
  expect(new Set(want.map(({ blockchainIds }) => blockchainIds.length)).size).toBeGreaterThan(2);
  const spelled = asked.map((address, index) => (index % 2 === 0 ? address : `X-${address}`));
  const { body } = await harness.get(
    `networks/fuji/addresses:listChainIds?addresses=${[...spelled, asked[0]].join()}`,
  );
  expect(body.addresses).toEqual(want);
  expect(want.at(-1)).toEqual({ address: stranger, blockchainIds: [] });
});

/** A chain's blocks from height 1 on, as a node would serve them. */
const nodeOf = (bytes: readonly Uint8Array[]): BlockIndexNode => ({
  lastHeight: async () => bytes.length,
  blocks: async (from, count) =>
    bytes.slice(from - 1, from - 1 + count).map((block) => ({ bytes: block, proposer: NO_PROPOSER })),
});

type CChainStore = Store["chains"]["c-chain"];

test("an index that failed anywhere equals an undisturbed one; empty and broken blocks are handled", async () => {
  const { net } = harness;
  const db = await openDatabase(await freshDatabase());
  const store = await createPostgresStore(db);
  const { nodeUrl: baseUrl, fetch } = sourceOf(net);
  const real = createBlockIndexNode("C", { baseUrl, fetch });
  const indexerOf = (networkId: number, batchSize: number, node = real, changes: Partial<CChainStore> = {}) =>
    createCIndexer({
      network: { ...identityOf(net), networkId },
      node,
      store: { ...store.chains["c-chain"], ...changes },
      batchSize,
    });
  const whole = indexerOf(30_001, 256);
  while (!(await whole.step())) {}
  await indexTorn(11, (torn) => {
    const blocks: BlockIndexNode["blocks"] = async (from, count) => {
      torn();
      return real.blocks(from, count);
    };
    const commit: CChainStore["commit"] = async (...args) => {
      torn();
      await store.chains["c-chain"].commit(...args);
      torn();
    };
    return indexerOf(30_002, 3, { ...real, blocks }, { commit });
  });
  expect(await rowsOfNetwork(db, "c", 30_002)).toEqual(await rowsOfNetwork(db, "c", 30_001));

  const behind = indexerOf(30_002, 3, real, { checkpoint: async () => ({ height: 0, blockId: "" }) });
  await expect(behind.step()).rejects.toThrow(/C-Chain of network 30002 is no longer indexed up to 0/);

  // A chain made here: empty, a transaction, empty, and another one.
  const [first, second] = net.cBlocks.slice(1);
  if (!first || !second) throw new Error("no blocks");
  const chain: Uint8Array[] = [];
  let parent: Block = first.block;
  for (const txs of [[], first.txs, [], [], second.txs, []]) {
    const block: Block = {
      ...first.block,
      parentId: blockId(parent),
      number: BigInt(chain.length + 1),
      extData: encodeAtomicTxs([...txs]),
    };
    chain.push(encodeBlock(block));
    parent = block;
  }
  for (const [networkId, batch] of [
    [30_003, 1],
    [30_004, 256],
  ] as const) {
    const made = indexerOf(networkId, batch, nodeOf(chain));
    while (!(await made.step())) {}
    expect(made.status).toMatchObject({ height: 6, tip: 6, broken: false });
    const { rows } = await sql<{ height: number; tx_id: string }>`
      select height, tx_id from c_tx where network = ${networkId} order by height, idx`.execute(db);
    expect(rows).toEqual([
      ...first.txs.map((tx) => ({ height: 2, tx_id: hex(atomicTxId(tx)) })),
      ...second.txs.map((tx) => ({ height: 5, tx_id: hex(atomicTxId(tx)) })),
    ]);
    expect((await store.chains["c-chain"].checkpoint(networkId))?.blockId).toBe(hex(blockId(parent)));
  }

  const faults: [blocks: Uint8Array[], message: RegExp][] = [
    [[chain[1] as Uint8Array], /C-Chain block at height 1 says its height is 2/],
    [
      [chain[0] as Uint8Array, net.cBlocks[2]?.bytes as Uint8Array],
      /C-Chain block 2 has parent 0x[0-9a-f]{64}, but 0x/,
    ],
    [[(chain[0] as Uint8Array).slice(0, -1)], /C-Chain block 1 cannot be decoded/],
  ];
  for (const [index, [blocks, message]] of faults.entries()) {
    const broken = indexerOf(30_010 + index, 5, nodeOf(blocks));
    // Read once more, and block by block, before the chain is given up.
    for (let steps = 0; steps < 5 && !broken.status.broken; steps++) {
      const failure = await broken.step().catch((error: unknown) => error);
      if (failure === false) continue;
      expect(failure).toBeInstanceOf(ChainBrokenError);
      expect(String(failure)).toMatch(message);
    }
    expect(broken.status.broken).toBe(true);
  }
  await store.close();
});

test("a started listing does not change while all chains advance", async () => {
  const clock = { seconds: 1_780_272_000 };
  const net = await createLocalnet({
    weeks: 2,
    validators: 4,
    delegators: 2,
    clock: { now: () => clock.seconds },
  });
  const service = await createService({
    ...(await freshDatabase()),
    networks: { fuji: sourceOf(net) },
    clock: () => 1_780_272_000_000, // tokens stay valid
    pollMs: 10,
    leaseMs: 60_000, // making blocks keeps this process busy
  });
  service.start();
  await service.indexed();
  const { get, all: every } = harnessOf(net, service);
  const lists: [path: string, field: string][] = [
    ...["p", "x", "c"].map((chain): [string, string] => [`${chainPath(chain)}/utxos?sortOrder=asc`, "utxos"]),
    [`${C}/utxos?includeSpent=true&sortBy=amount`, "utxos"],
    [`${chainPath("x")}/utxos?sortBy=amount`, "utxos"],
    ...["x", "c"].map((chain): [string, string] => [
      `${chainPath(chain)}/transactions?sortOrder=asc`,
      "transactions",
    ]),
  ];
  const before = await Promise.all(lists.map(([path, field]) => every(path, field, 100)));
  const firsts = await Promise.all(lists.map(([path]) => get(`${path}&pageSize=5`)));
  const heights = async () => {
    const response = await service.adminFetch(new Request("http://localhost/metrics"));
    const text = await response.text();
    return ["p-chain", "x-chain", "c-chain"].map((chain) => {
      const [, height] = new RegExp(`_indexed_height{[^}]*chain="${chain}"} (\\d+)`).exec(text) ?? [];
      return Number(height);
    });
  };
  const start = await heights();
  clock.seconds += 5 * 86_400;
  await net.fetch(new Request("http://localnet/ext/health")); // makes the blocks that are due
  const grown = async () => (await heights()).map((height, index) => height > (start[index] ?? Number.NaN));
  await expect.poll(grown).toEqual([true, true, true]);
  for (const [index, [path, field]] of lists.entries()) {
    const items: Json[] = [...(firsts[index]?.body[field] ?? [])];
    let token = firsts[index]?.body.nextPageToken;
    while (token !== undefined) {
      const { body } = await get(`${path}&pageSize=50&pageToken=${token}`);
      items.push(...body[field]);
      token = body.nextPageToken;
    }
    expect(items).toEqual(before[index]);
  }
  await service.close();
});

test("without the C-Chain its operations return 501; while its node is silent they return 503, and others work", async () => {
  const { cChain: _, ...source } = sourceOf(harness.net);
  const silent: typeof source.fetch = async (url, init) => {
    if (String(url).endsWith("/ext/index/C/block")) throw new TypeError("fetch failed");
    return source.fetch?.(url, init) ?? Response.error();
  };
  const address = addressOf(parseAddress(`P-${addressOf(harness.net.accounts.alice.address)}`).bytes);
  const asks = [
    `${C}/utxos`,
    `${C}/transactions`,
    `networks/fuji/addresses:listChainIds?addresses=${address}`,
  ];
  const cases = [
    { network: source, want: [501, "the C-Chain is not indexed by this deployment"] },
    {
      network: { ...source, cChain: true, fetch: silent },
      want: [503, "the node of fuji cannot be reached"],
    },
  ];
  for (const { network, want } of cases) {
    const callbacks: Record<string, () => void> = {};
    const ready = ["P-Chain", "X-Chain"].map(
      (title) =>
        new Promise<void>((resolve) => {
          callbacks[`${title} indexed`] = resolve;
        }),
    );
    const failed = new Promise<void>((resolve) => {
      callbacks["C-Chain indexing failed; trying again"] = resolve;
    });
    const tell = (_fields: object, message: string) => callbacks[message]?.();
    const service = await createService({
      ...(await freshDatabase()),
      networks: { fuji: network },
      pollMs: 10,
      logger: { info: tell, warn: tell, error: tell },
    });
    service.start();
    await Promise.all("cChain" in network ? [...ready, failed] : ready);
    const { get } = harnessOf(harness.net, service);
    for (const path of asks) {
      const { status, body } = await get(path);
      expect([status, body.message], path).toEqual(want);
    }
    const { body } = await get(`${chainPath("x")}/utxos?pageSize=1`);
    expect(body.utxos).toHaveLength(1);
    await service.close();
  }
});
