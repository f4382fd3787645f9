/** The service over a database that many histories share: each is a network of its own, and none has a node. */

import { Prices } from "../../src/api/request/prices.ts";
import { staticPrices } from "../../src/domain/evm/price.ts";
import { Heads } from "../../src/domain/heads.ts";
import { fromNodeId } from "../../src/domain/id-text.ts";
import type { NetworkIdentity } from "../../src/domain/network.ts";
import { createApp } from "../../src/http/app.ts";
import { Access, KEY_HEADER } from "../../src/http/auth.ts";
import { OpenStreams } from "../../src/http/open-streams.ts";
import { PageTokens } from "../../src/http/page-token.ts";
import { openDatabase } from "../../src/store/node/open-database.ts";
import { createPostgresStore } from "../../src/store/postgres-store.ts";
import { type Store, storeOn } from "../../src/store/store.ts";
import { freshDatabase, type Json, schemaFault } from "../harness.ts";
import { checkpointAt, factsOf } from "./facts.ts";
import type { History, Snapshot } from "./history.ts";
import { AVAX, BEGINNING, C_CHAIN, HRP, hexOf, X_CHAIN } from "./vocabulary.ts";

const chains = { hrp: HRP, assetId: hexOf(AVAX), xChainId: hexOf(X_CHAIN), cChainId: hexOf(C_CHAIN) };

/** JSON with the integers beyond 2^53 as bigints; strings are passed over. */
function parse(text: string): Json {
  const exact = text.replaceAll(/"(?:[^"\\]+|\\.)*"|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/g, (token) =>
    token.startsWith('"') ? token : `"exactly ${token}"`,
  );
  return JSON.parse(exact, (_, value: unknown) =>
    typeof value === "string" && /^exactly -?\d+$/.test(value)
      ? BigInt(value.slice("exactly ".length))
      : value,
  );
}

/** What a history's questions are asked of. */
export interface Served {
  readonly store: Store;
  /** A store on the same rows that remembers none of them, like another process'. */
  fresh(): Store;
  /** Serves another network from now on, under both names. */
  show(identity: NetworkIdentity): void;
  /** Milliseconds. */
  clock: { now: number };
  /** Serves another history from now on, nothing of which is committed. */
  begin(history: History): Telling;
  /** Asks below `/v1/networks/`; throws when the response breaks the spec. */
  get(path: string): Promise<{ status: number; body: Json }>;
  close(): Promise<void>;
}

/** A history that is being committed to the store. */
export interface Telling {
  /** Commits the next batch, and what was heard after it; false when there is no more. */
  next(): Promise<boolean>;
  /** Unix seconds of the last block. */
  time(): number;
  /** What a list that is begun now may know. */
  snapshot(): Snapshot;
}

export async function serve(): Promise<Served> {
  const db = await openDatabase(await freshDatabase());
  const store = await createPostgresStore(db);
  const clock = { now: BEGINNING * 1000 };
  const now = () => clock.now;
  const networks = new Map();
  const context = {
    store,
    networks,
    clock: now,
    exporting: undefined,
    nfts: { wake: () => {}, sharedTime: now },
    prices: new Prices(staticPrices({}), () => {}),
    status: {
      chains: () => [],
      health: async () => ({ draining: false, database: { ready: true }, apiPool: { ready: true } }),
    },
    evmChains: new Map(),
  };
  const faults: unknown[] = [];
  const app = createApp(
    context,
    {
      access: new Access(store.apiKeys, { apiKeyHeader: KEY_HEADER, anonymous: ["data"] }),
      limits: undefined,
      hosts: undefined,
      requestTimeoutMs: 30_000,
      compat: false,
      version: "test",
      tokens: new PageTokens(store.pageTokenKeys, now),
      downloads: undefined,
      streaming: { open: new OpenStreams({ perCaller: 10, all: 100 }), heads: new Heads(), elapsed: () => 0 },
      isReady: async () => true,
    },
    { responded: () => {}, failed: (error) => faults.push(error) },
  );
  let networkId = 100;
  const show: Served["show"] = (identity) => {
    const chains = { "p-chain": { unavailable: () => undefined } };
    const rest = { identity, aggregator: undefined, chains };
    for (const name of ["mainnet", "fuji"] as const) networks.set(name, { name, ...rest });
  };
  return {
    store,
    fresh: () => storeOn(db),
    show,
    clock,
    begin(history) {
      networkId += 1;
      const identity = { networkId, ...chains };
      show(identity);
      let committed = 0;
      let polls = 0;
      const heightOf = (batches: number) => history.batches[batches - 1]?.to;
      return {
        async next() {
          const batch = history.batches[committed];
          if (!batch) return false;
          const from = heightOf(committed);
          const facts = factsOf(history, from ?? -1, batch.to);
          await store.chains["p-chain"].commit(
            identity.networkId,
            from,
            facts,
            checkpointAt(history, batch.to),
          );
          for (const said of batch.polls) {
            const uptimes = said.map(({ nodeId, ...rest }) => ({ ...rest, nodeId: fromNodeId(nodeId) }));
            await store.uptimes.record(identity.networkId, BEGINNING, uptimes);
          }
          committed += 1;
          polls += batch.polls.length;
          return true;
        },
        time: () => history.blocks[heightOf(committed) ?? 0]?.time ?? BEGINNING,
        snapshot: () => ({ height: heightOf(committed) ?? -1, polls, time: Math.floor(clock.now / 1000) }),
      };
    },
    async get(path) {
      const response = await app.fetch(new Request(`http://service/v1/networks/${path}`), {});
      const text = await response.text();
      if (faults.length > 0) throw faults.splice(0)[0];
      const fault = schemaFault("GET", `/v1/networks/${path}`, response.status, JSON.parse(text));
      if (fault) throw new Error(`GET ${path}: ${response.status} breaks the spec: ${fault}`);
      return { status: response.status, body: parse(text) };
    },
    close: () => store.close(),
  };
}
