/** The service over EVM blocks that a test makes up: no node stands behind it. */

import type { LogSource, ServedEvmChain, ServedNetwork } from "../src/api/request/handler.ts";
import { Prices } from "../src/api/request/prices.ts";
import { privileges, type RateTable } from "../src/domain/access.ts";
import { applyEvmBlock } from "../src/domain/evm/apply.ts";
import type { EvmBlock } from "../src/domain/evm/block.ts";
import { noEvmFacts } from "../src/domain/evm/facts.ts";
import { type PriceTable, staticPrices } from "../src/domain/evm/price.ts";
import { Heads } from "../src/domain/heads.ts";
import { fromCb58 } from "../src/domain/id-text.ts";
import { createApp } from "../src/http/app.ts";
import { Access, KEY_HEADER } from "../src/http/auth.ts";
import { Limits } from "../src/http/limits.ts";
import { OpenStreams } from "../src/http/open-streams.ts";
import { PageTokens } from "../src/http/page-token.ts";
import { Exports } from "../src/jobs/exports.ts";
import { createAccountState } from "../src/sources/evm/account-state.ts";
import { openDatabase } from "../src/store/node/open-database.ts";
import { createPostgresStore } from "../src/store/postgres-store.ts";
import type { Db } from "../src/store/sql/database.ts";
import type { Store } from "../src/store/store.ts";
import { freshDatabase, type Json, schemaFault } from "./harness.ts";

/** A blockchain id that reads well in a failure. */
const BLOCKCHAIN = "2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5";

export const CHAIN: ServedEvmChain = {
  network: "fuji",
  source: {
    evmChainId: 43_112,
    blockchainId: BLOCKCHAIN,
    name: "C-Chain",
    token: { name: "Avalanche", symbol: "AVAX", decimals: 18 },
  },
  // Nothing is behind the URL.
  state: createAccountState({ rpcUrl: "http://127.0.0.1:9/ext/bc/C/rpc", evmChainId: 43_112 }),
  unavailable: () => undefined,
};

const FUJI: ServedNetwork = {
  name: "fuji",
  identity: {
    networkId: 12_345,
    hrp: "local",
    assetId: fromCb58(BLOCKCHAIN),
    xChainId: fromCb58(BLOCKCHAIN),
    cChainId: fromCb58(BLOCKCHAIN),
  },
  chains: { "p-chain": { unavailable: () => undefined } },
  aggregator: undefined,
};

/** What another process may have otherwise. */
interface Beside {
  readonly chains?: readonly ServedEvmChain[];
  readonly prices?: PriceTable;
  readonly version?: string;
}

export interface EvmServed {
  readonly store: Store;
  /** The database under the store. */
  readonly db: Db;
  /** Milliseconds. */
  readonly clock: { now: number };
  /** At most 10 of a caller. */
  readonly streams: OpenStreams;
  /** Ends the streams, and serves the same database anew. */
  renew(): void;
  /** Takes back the blocks of the chain above one. */
  rewind(to: number): Promise<void>;
  /** Commits blocks of the chain, which follow what is there. */
  commit(blocks: readonly EvmBlock[]): Promise<void>;
  /** Responds as the service does, unchecked. */
  fetch(request: Request): Promise<Response>;
  /** Another process of the same database. */
  beside(options?: Beside): Pick<EvmServed, "fetch">;
  /** Throws when the response breaks the spec. */
  get(path: string): Promise<{ status: number; body: Json }>;
  post(path: string): Promise<{ status: number; text: string; retryAfter?: string }>;
  close(): Promise<void>;
}

export interface EvmServedOptions {
  /** Takes so many exports of a caller, which nobody carries out; 501 without. */
  readonly maxQueued?: number;
  /** Limits callers; without, nothing does. */
  readonly rates?: RateTable;
  /** Of tokens; without, there are none. */
  readonly prices?: PriceTable;
  /** Where logs are read; without, there is no node. */
  readonly logs?: LogSource;
}

/** Accepts exports that nobody carries out. */
const exportingOf = (store: Store, clock: () => number, maxQueued: number) => ({
  exports: new Exports({ store: store.exports, clock, maxQueued, maxRows: 10, accepted: () => {} }),
  links: { create: async (id: string) => id },
});

/** @param chains that are served; rows are committed to the first */
export async function serveEvm(
  chains: readonly ServedEvmChain[] = [CHAIN],
  { maxQueued, rates, prices, logs }: EvmServedOptions = {},
): Promise<EvmServed> {
  const db = await openDatabase(await freshDatabase());
  const store = await createPostgresStore(db);
  const clock = { now: 0 };
  const openStreams = () => new OpenStreams({ perCaller: 10, all: 100 });
  let streams = openStreams();
  const heads = new Heads();
  const now = () => clock.now;
  const faults: unknown[] = [];
  const appOf = ({ chains: shown = chains, prices: known = prices, version = "test" }: Beside) =>
    createApp(
      {
        store,
        evmChains: new Map(shown.map((chain) => [chain.source.evmChainId, chain])),
        clock: now,
        networks: new Map(maxQueued === undefined ? [] : [["fuji", FUJI]]),
        exporting: maxQueued === undefined ? undefined : exportingOf(store, now, maxQueued),
        nfts: { wake: () => {}, sharedTime: now },
        webhooks: { local: true, wake: () => {} },
        logs,
        status: {
          chains: () => [],
          health: async () => ({ draining: false, database: { ready: true }, apiPool: { ready: true } }),
        },
        prices: new Prices(known && staticPrices(known), () => {}),
      },
      {
        access: new Access(store.apiKeys, { apiKeyHeader: KEY_HEADER, anonymous: privileges }),
        limits: rates && new Limits(store.rateUsage, rates, now),
        hosts: undefined,
        requestTimeoutMs: 30_000,
        compat: false,
        version,
        tokens: new PageTokens(store.pageTokenKeys, now),
        downloads: undefined,
        streaming: { open: streams, heads, elapsed: () => 0 },
        isReady: async () => true,
      },
      { responded: () => {}, failed: (error) => faults.push(error) },
    );
  const createServed = () => appOf({});
  let app = createServed();
  const id = chains[0]?.source.evmChainId ?? 0;
  return {
    store,
    db,
    clock,
    get streams() {
      return streams;
    },
    renew() {
      streams.end();
      streams = openStreams();
      app = createServed();
    },
    async rewind(to) {
      const from = (await store.evm.chains.checkpoint(id))?.height ?? 0;
      await store.evm.chains.rewind(id, from, to, clock.now);
      heads.seen(`evm-${id}`, to);
    },
    async commit(blocks) {
      const facts = noEvmFacts();
      for (const block of blocks) applyEvmBlock(block, facts, { blockchainId: "0x", messengers: new Set() });
      const last = blocks[blocks.length - 1];
      if (!last) return;
      const from = (await store.evm.chains.checkpoint(id))?.height;
      const to = { height: last.number, blockId: last.hash, time: last.timestamp };
      await store.evm.chains.commit(id, from, facts, to, clock.now);
      heads.seen(`evm-${id}`, to.height);
    },
    fetch: async (request) => app.fetch(request, {}),
    beside(options = {}) {
      const other = appOf(options);
      return { fetch: async (request) => other.fetch(request, {}) };
    },
    async get(path) {
      const response = await app.fetch(new Request(`http://service${path}`), {});
      const body = await response.json();
      if (faults.length > 0) throw faults.splice(0)[0];
      const fault = schemaFault("GET", path, response.status, body);
      if (fault) throw new Error(`GET ${path}: ${fault}`);
      return { status: response.status, body };
    },
    async post(path) {
      const response = await app.fetch(new Request(`http://service${path}`, { method: "POST" }), {});
      const text = await response.text();
      if (faults.length > 0) throw faults.splice(0)[0];
      const retryAfter = response.headers.get("retry-after");
      return { status: response.status, text, ...(retryAfter !== null && { retryAfter }) };
    },
    close: () => store.close(),
  };
}

/** A block with transfers of value between two accounts; its hash tells its number and branch. */
export function blockAt(number: number, timestamp: number, txCount: number, branch = 0): EvmBlock {
  const hash = (of: number, kind: number, part = 0) =>
    `0x${[kind, branch, part, of].map((value) => value.toString(16).padStart(16, "0")).join("")}`;
  const account = (digit: string) => `0x${digit.repeat(40)}`;
  return {
    number,
    timestamp,
    hash: hash(number, 1),
    parentHash: hash(Math.max(0, number - 1), number > 0 ? 1 : 0),
    timestampMilliseconds: undefined,
    minDelayExcess: undefined,
    baseFeePerGas: 25_000_000_000n,
    gasLimit: 15_000_000n,
    executedLater: false,
    gasCost: 100_000n,
    txs: Array.from({ length: txCount }, (_, index) => ({
      hash: hash(number, 2, index),
      index,
      type: 2,
      from: account("a"),
      to: account("b"),
      nonce: BigInt(index),
      value: 1n,
      input: "0x",
      gas: 21_000n,
      maxFeePerGas: 30_000_000_000n,
      maxPriorityFeePerGas: 0n,
      trace: undefined,
      receipt: {
        succeeded: true,
        gasUsed: 21_000n,
        effectiveGasPrice: 25_000_000_000n,
        contractAddress: undefined,
        logs: [],
      },
    })),
  };
}
