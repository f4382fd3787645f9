/** Imports are found by every owner of what they spent: by those who signed, and by the others once the export is indexed, in whatever order. */

import {
  addressOfPublicKey,
  publicKeyOf,
  type TransferableInput,
  type TransferableOutput,
} from "@primary-network/codec";
import { atomicTxId, signAtomicTx } from "@primary-network/codec/c";
import { signTx, txId } from "@primary-network/codec/p";
import { signTx as signXTx, txId as xTxId } from "@primary-network/codec/x";
import fc from "fast-check";
import pg from "pg";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { applyCBlock } from "../src/domain/c/apply.ts";
import { noCFacts } from "../src/domain/c/facts.ts";
import { toBytes, toHex } from "../src/domain/id-text.ts";
import type { Heights, Window } from "../src/domain/listing.ts";
import { CHAIN_ALIASES, type ChainAlias, chainIds, type NetworkIdentity } from "../src/domain/network.ts";
import { applyUnit } from "../src/domain/p/apply.ts";
import { noFacts } from "../src/domain/p/facts.ts";
import { applyGenesis } from "../src/domain/p/genesis.ts";
import { L1Ledger } from "../src/domain/p/l1-validation.ts";
import { StakerBook } from "../src/domain/p/staker-book.ts";
import { applyXBlock } from "../src/domain/x/apply.ts";
import { noXFacts } from "../src/domain/x/facts.ts";
import { readChain } from "../src/jobs/exported-tx.ts";
import { movementsOf } from "../src/jobs/movement.ts";
import { NO_PROPOSER } from "../src/sources/proposervm.ts";
import { UNLIMITED } from "../src/store/node/pool-bounds.ts";
import { createPostgresStore } from "../src/store/postgres-store.ts";
import { createServerPool } from "../src/store/session/node/server-pool.ts";
import { Session } from "../src/store/session/session.ts";
import type { Store } from "../src/store/store.ts";
import { freshDatabase, openStore } from "./harness.ts";
import { rowsOf } from "./index-rows.ts";
import { NO_LEDGER } from "./p-ledger.ts";
import { ScriptedChain } from "./scripted-chain.ts";

const T = 1_700_000_000;
const fill = (value: number, size = 32) => new Uint8Array(size).fill(value);
const addressOf = (key: Uint8Array) => addressOfPublicKey(publicKeyOf(key));

/** The owners, in the order that outputs have them: any two of the three may spend. */
const owners = [1, 2, 3]
  .map((value) => fill(value))
  .sort((left, right) => (toHex(addressOf(left)) < toHex(addressOf(right)) ? -1 : 1));
const [first, second, silent] = owners.map((key) => toHex(addressOf(key))) as [string, string, string];
const signing = owners.slice(0, 2);
/** Pays on the P-Chain what an import costs there. */
const payer = fill(4);
/** Gets what is imported. */
const receiver = fill(5);

const { network: scripted, genesis } = new ScriptedChain(1, T);
const ids = chainIds(scripted);

const output = (amount: bigint, threshold: number, keys: readonly Uint8Array[]) =>
  ({
    assetId: toBytes(scripted.assetId),
    output: { type: "TransferOutput", amount, locktime: 0n, threshold, addresses: keys.map(addressOf) },
  }) satisfies TransferableOutput;
const exportedOutputs = [output(1_000n, 2, owners)];
const outputs = [output(900n, 1, [receiver])];
const importedInputs = (made: Uint8Array) => [
  {
    txId: made,
    outputIndex: 0,
    assetId: toBytes(scripted.assetId),
    input: { type: "TransferInput", amount: 1_000n, signatureIndices: [0, 1] },
  } satisfies TransferableInput,
];
const baseOf = (alias: ChainAlias) => ({ networkId: 1, blockchainId: toBytes(ids[alias]), memo: fill(0, 0) });

/** The two transactions of a chain's first block, which export to the others. */
const exportOf = {
  "p-chain": (to: ChainAlias) => {
    const unsigned = { ...baseOf("p-chain"), outputs: [], inputs: [], exportedOutputs } as const;
    const tx = signTx(
      { type: "ExportTx", ...unsigned, outputs: [], inputs: [], destinationChain: toBytes(ids[to]) },
      [],
    );
    return { tx, id: txId(tx) };
  },
  "x-chain": (to: ChainAlias) => {
    const unsigned = { ...baseOf("x-chain"), outputs: [], inputs: [], exportedOutputs };
    const tx = signXTx({ type: "ExportTx", ...unsigned, destinationChain: toBytes(ids[to]) }, []);
    return { tx, id: xTxId(tx) };
  },
  "c-chain": (to: ChainAlias) => {
    const { memo: _, ...base } = baseOf("c-chain");
    const account = { address: fill(9, 20), amount: 1_100n, assetId: toBytes(scripted.assetId), nonce: 0n };
    const tx = signAtomicTx(
      { type: "ExportTx", ...base, destinationChain: toBytes(ids[to]), inputs: [account], exportedOutputs },
      [[payer]],
    );
    return { tx, id: atomicTxId(tx) };
  },
} as const;

/** Those of its second block, which import what the others exported. */
const importOf = {
  "p-chain": (from: ChainAlias) => {
    const spent = importedInputs(exportOf[from]("p-chain").id);
    const inputs = [{ ...spent[0], txId: fill(1), outputIndex: from === "x-chain" ? 0 : 1 }].map((one) => ({
      ...one,
      assetId: toBytes(scripted.assetId),
      input: { type: "TransferInput" as const, amount: 10_000n * 10n ** 9n, signatureIndices: [0] },
    }));
    const unsigned = { ...baseOf("p-chain"), outputs, inputs, importedInputs: spent };
    const tx = signTx({ type: "ImportTx", ...unsigned, sourceChain: toBytes(ids[from]) }, [[payer], signing]);
    return { tx, id: txId(tx) };
  },
  "x-chain": (from: ChainAlias) => {
    const spent = importedInputs(exportOf[from]("x-chain").id);
    const unsigned = { ...baseOf("x-chain"), outputs, inputs: [], importedInputs: spent };
    const tx = signXTx({ type: "ImportTx", ...unsigned, sourceChain: toBytes(ids[from]) }, [signing]);
    return { tx, id: xTxId(tx) };
  },
  "c-chain": (from: ChainAlias) => {
    const { memo: _, ...base } = baseOf("c-chain");
    const spent = importedInputs(exportOf[from]("c-chain").id);
    const account = { address: fill(9, 20), amount: 900n, assetId: toBytes(scripted.assetId) };
    const tx = signAtomicTx(
      {
        type: "ImportTx",
        ...base,
        sourceChain: toBytes(ids[from]),
        importedInputs: spent,
        outputs: [account],
      },
      [signing],
    );
    return { tx, id: atomicTxId(tx) };
  },
} as const;

const othersThan = (alias: ChainAlias) => CHAIN_ALIASES.filter((other) => other !== alias);
const blockId = (alias: ChainAlias, height: number) =>
  toHex(fill(CHAIN_ALIASES.indexOf(alias) * 16 + height));
const header = (alias: ChainAlias, height: number) => ({
  id: blockId(alias, height),
  parentId: blockId(alias, height - 1),
  size: 1,
  proposer: NO_PROPOSER,
});

const { db, store } = await openStore();

let nextNetwork = 1;

/** Three chains of one network; `write` writes the next block of one. */
class Chains {
  readonly networkId = nextNetwork++;
  readonly network: NetworkIdentity = { ...scripted, networkId: this.networkId };
  readonly heights: { [alias in ChainAlias]?: number } = {};
  readonly #store: Store;

  constructor(of = store) {
    this.#store = of;
  }

  async begin(): Promise<this> {
    const { facts, blockId: id, ledger, time } = applyGenesis(genesis, this.network);
    const { chains } = this.#store;
    const at = { ...NO_LEDGER, height: 0, blockId: id, time, supply: ledger.saved() };
    await chains["p-chain"].commit(this.networkId, undefined, facts, at);
    for (const [alias, none] of [["x-chain", noXFacts()] as const])
      await chains[alias].commit(this.networkId, undefined, none, { height: 0, blockId: "" });
    await chains["c-chain"].commit(this.networkId, undefined, noCFacts(), { height: 0, blockId: "" });
    for (const alias of CHAIN_ALIASES) this.heights[alias] = 0;
    return this;
  }

  async write(alias: ChainAlias): Promise<void> {
    const from = this.heights[alias] ?? 0;
    const height = from + 1;
    await this.#writers[alias](from, height, height === 1 ? exportOf : importOf);
    this.heights[alias] = height;
  }

  readonly #writers: {
    [alias in ChainAlias]: (
      from: number,
      height: number,
      made: typeof exportOf | typeof importOf,
    ) => Promise<void>;
  } = {
    "p-chain": async (from, height, made) => {
      const { ledger, time } = applyGenesis(genesis, this.network);
      const txs = othersThan("p-chain").map((other) => made["p-chain"](other));
      const { parentId, ...rest } = header("p-chain", height);
      const block = {
        type: "BanffStandardBlock" as const,
        parentId: toBytes(parentId),
        height: BigInt(height),
        time: BigInt(time),
        txs: txs.map(({ tx }) => tx),
      };
      const ledgers = {
        supply: ledger,
        l1: new L1Ledger([], 1n),
        stakers: new StakerBook([], []),
        chainTime: time,
      };
      const facts = noFacts();
      const first = { ...rest, parentId, block, txIds: txs.map(({ id }) => id) };
      applyUnit({ first }, { network: this.network, ledgers, rewards: new Map() }, facts);
      const to = { ...NO_LEDGER, height, blockId: rest.id, time, supply: ledger.saved() };
      await this.#store.chains["p-chain"].commit(this.networkId, from, facts, to);
    },
    "x-chain": async (from, height, made) => {
      const txs = othersThan("x-chain").map((other) => made["x-chain"](other));
      const { parentId, ...rest } = header("x-chain", height);
      const block = {
        type: "StandardBlock" as const,
        parentId: toBytes(parentId),
        height: BigInt(height),
        time: BigInt(T),
        merkleRoot: fill(0),
        txs: txs.map(({ tx }) => tx),
      };
      const facts = noXFacts();
      applyXBlock({ ...rest, parentId, block, txIds: txs.map(({ id }) => id) }, this.network, facts);
      await this.#store.chains["x-chain"].commit(this.networkId, from, facts, { height, blockId: rest.id });
    },
    "c-chain": async (from, height, made) => {
      const txs = othersThan("c-chain").map((other) => made["c-chain"](other).tx);
      const facts = noCFacts();
      const block = { ...header("c-chain", height), height: BigInt(height), block: { time: T, txs } };
      applyCBlock(block, this.network, facts);
      await this.#store.chains["c-chain"].commit(this.networkId, from, facts, { height, blockId: block.id });
    },
  };

  window(alias: ChainAlias, heights: Heights = { ...this.heights }): Window {
    const snapshot = { height: heights[alias] ?? 0, heights, time: T, poll: 0 };
    return { networkId: this.networkId, snapshot, order: "asc", limit: 100 };
  }

  /** Ids of the transactions that concern an address. */
  async listed(alias: ChainAlias, address: string, heights?: Heights): Promise<string[]> {
    const { items } = await readChain[alias](this.#store, this.window(alias, heights), {
      addresses: [address],
    });
    return items.map(({ txId: id }) => id);
  }
}

const idsOf = (alias: ChainAlias, made: typeof exportOf | typeof importOf) =>
  othersThan(alias).map((other) => toHex(made[alias](other).id));

const ALL = CHAIN_ALIASES.flatMap((alias) => [alias, alias]);

/** Every row of a network's chains, without its number. */
async function rowsOfNetwork(networkId: number): Promise<Record<string, string[]>> {
  const rows = await rowsOf(db);
  const own = new RegExp(`"network": ${networkId}[,}]`);
  return Object.fromEntries(
    Object.entries(rows).map(([table, list]) => [
      table,
      list.filter((row) => own.test(row)).map((row) => row.replace(own, "")),
    ]),
  );
}

test.each(CHAIN_ALIASES)(
  "on the %s an import is listed for each owner of what it spent, and for the receiver",
  async (alias) => {
    const chains = await new Chains().begin();
    for (const one of ALL) await chains.write(one);
    const [exports, imports] = [idsOf(alias, exportOf), idsOf(alias, importOf)];
    for (const owner of [first, second, silent]) {
      expect(await chains.listed(alias, owner)).toEqual([...exports, ...imports]);
      const filter = { addresses: [owner], types: ["ImportTx"] };
      const { items } = await readChain[alias](store, chains.window(alias), filter);
      expect(items.map(({ txId: id }) => id)).toEqual(imports);
      for (const item of items) {
        const moved = movementsOf(item, new Set([owner]));
        expect(moved.map(({ type }) => type)).toEqual(["DEBIT_ATOMIC"]);
        expect(moved.map((one) => "addresses" in one.moved && one.moved.addresses)).toEqual([
          [first, second, silent],
        ]);
      }
      const found = await store.addresses.findChains(chains.networkId, [owner]);
      expect(found.get(owner)).toEqual(new Set(CHAIN_ALIASES));
    }
    // Who paid on the P-Chain owned none of what was imported, and the C-Chain's accounts are no addresses.
    expect(await chains.listed(alias, toHex(addressOf(payer)))).toEqual([]);
    expect(await chains.listed(alias, toHex(addressOf(receiver)))).toEqual(
      alias === "c-chain" ? [] : imports,
    );
  },
);

test.each(CHAIN_ALIASES)(
  "on the %s those who signed are its owners where the export is not indexed",
  async (alias) => {
    const chains = await new Chains().begin();
    for (const one of [alias, alias]) await chains.write(one);
    const imports = idsOf(alias, importOf);
    const heights = { [alias]: 2 };
    for (const owner of [first, second]) {
      expect((await chains.listed(alias, owner, heights)).slice(2)).toEqual(imports);
      const { items } = await store.transactions[alias].list(chains.window(alias, heights), {
        addresses: [owner],
      });
      for (const { consumed } of items.slice(2))
        expect(consumed.filter(({ createdOn }) => createdOn !== null)).toMatchObject([
          { addresses: [first, second], threshold: 2, ownersKnown: false },
        ]);
    }
    expect((await chains.listed(alias, silent, heights)).slice(2)).toEqual([]);
  },
);

test("the rows are the same in whatever order the chains are indexed", async () => {
  const left = await new Chains().begin();
  for (const one of ALL) await left.write(one);
  const want = await rowsOfNetwork(left.networkId);
  for (const prefix of ["p", "x", "c"]) expect(want[`${prefix}_import_owner`]).toHaveLength(2);
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(ALL, { minLength: ALL.length }), async (order) => {
      const chains = await new Chains().begin();
      for (const one of order) await chains.write(one);
      expect(await rowsOfNetwork(chains.networkId)).toEqual(want);
    }),
    {
      numRuns: 12,
      // The importing chain before all others, and behind them.
      examples: [[[...ALL].reverse()], [["x-chain", "x-chain", "c-chain", "p-chain", "p-chain", "c-chain"]]],
    },
  );
});

test.each(CHAIN_ALIASES)(
  "a listing of the %s keeps its owners while the chains that exported are indexed",
  async (alias) => {
    const chains = await new Chains().begin();
    for (const one of [alias, alias]) await chains.write(one);
    const begun = { ...chains.heights };
    for (const other of othersThan(alias)) await chains.write(other);
    expect((await chains.listed(alias, silent, begun)).slice(2)).toEqual([]);
    expect((await chains.listed(alias, silent)).slice(2)).toEqual(idsOf(alias, importOf));
  },
);

/** Holds whoever moved a chain's checkpoint where it is about to commit, as long as `LOCK` is taken. */
const LOCK = 4_711;
const HOLD = `
  create function hold() returns trigger language plpgsql as $$ begin
    perform pg_advisory_xact_lock_shared(${LOCK});
    return null;
  end $$;
  create constraint trigger hold after update on x_checkpoint deferrable initially deferred for each row execute function hold();`;

describe.skipIf(inject("postgres") === undefined)("on a server", () => {
  test("an export and its import that are committed at once find each other", async () => {
    const { databaseUrl = "" } = await freshDatabase();
    const pool = createServerPool({ databaseUrl }, { ...UNLIMITED, max: 2 });
    const served = await createPostgresStore(new Session(pool));
    const client = new pg.Client({ connectionString: databaseUrl });
    client.on("error", () => {});
    const writing: Promise<void>[] = [];
    onTestFinished(async () => {
      await client.end(); // lets go of who waits
      await Promise.allSettled(writing);
      await served.close();
    });
    await client.connect();
    const chains = await new Chains(served).begin();
    await chains.write("p-chain");
    await client.query(HOLD);
    await client.query(`select pg_advisory_lock(${LOCK})`);
    const waiting = (count: number) =>
      expect
        .poll(async () => (await client.query("select count(*)::int from pg_locks where not granted")).rows)
        .toEqual([{ count }]);
    const write = (alias: ChainAlias) => {
      const written = chains.write(alias);
      written.catch(() => {});
      writing.push(written);
      return written;
    };
    const exporting = write("x-chain");
    await waiting(1); // everything is written, and nobody sees it yet
    const importing = write("p-chain");
    await Promise.race([waiting(2), importing]);
    await client.query(`select pg_advisory_unlock(${LOCK})`);
    await Promise.all([exporting, importing]);
    const [fromX] = othersThan("p-chain").map((other) => toHex(importOf["p-chain"](other).id));
    expect(await chains.listed("p-chain", silent)).toContain(fromX);
  });
});
