/**
 * Opens a reader, which responds to requests from a complete index, without a node. It also runs in a
 * browser's worker.
 */

import type { PGlite } from "@electric-sql/pglite";
import { Beginnings } from "../../api/request/beginnings.ts";
import type { Context } from "../../api/request/handler.ts";
import { Prices } from "../../api/request/prices.ts";
import { defaultPrivileges } from "../../domain/access.ts";
import { Heads } from "../../domain/heads.ts";
import { createApp } from "../../http/app.ts";
import { Access, KEY_HEADER } from "../../http/auth.ts";
import { OpenStreams } from "../../http/open-streams.ts";
import { PageTokens } from "../../http/page-token.ts";
import { PglitePools } from "../../store/session/embedded/pglite-pools.ts";
import { Session } from "../../store/session/session.ts";
import type { Database } from "../../store/sql/database.ts";
import { storeOn } from "../../store/store.ts";
import type { ReaderNode } from "./aggregator-of.ts";
import { type ReaderNetworks, readChains } from "./networks.ts";
import { readerRefusals, withoutNode } from "./refusals.ts";

/** Options of `openReader`. */
export interface ReaderOptions {
  /** The index: a database of this version's layout, which nothing writes any more. The reader closes it. */
  readonly database: Pick<PGlite, "query" | "close">;
  readonly networks: ReaderNetworks;
  /** The nodes whose validators sign messages, by the name of their network. Without any, signatures are refused. */
  readonly nodes?: { readonly [name in keyof ReaderNetworks]?: ReaderNode };
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Called with an unexpected error, whose request gets 500. */
  readonly failed?: (error: unknown) => void;
}

/** Responds as the service did that made the index. */
export interface Reader {
  /** Handles a request to the data or metrics interface. */
  fetch(request: Request): Promise<Response>;
  /** Closes the database, once no request uses it. */
  close(): Promise<void>;
}

/** Milliseconds for a request: a phone is much slower than a server. */
const REQUEST_MS = 120_000;
/** Responses are not cached across versions, so their ETags need not name one. */
const VERSION = "reader";

/**
 * Reads how far the chains of the index are indexed, and makes the reader.
 *
 * @throws OptionError naming an id that is no cb58
 * @example
 * const reader = await openReader({ database: await PGlite.create({ loadDataDir }), networks, clock: () => 1_780_000_000_000 });
 * const response = await reader.fetch(new Request("http://reader/v1/networks/fuji/subnets"));
 */
export async function openReader(options: ReaderOptions): Promise<Reader> {
  const { database, networks, nodes, clock, failed = () => {} } = options;
  const pools = new PglitePools(database);
  const store = storeOn(new Session<Database>(pools.pool()));
  const chains = await readChains({ networks, store, nodes: nodes ?? {} }, clock());
  const context: Context = {
    store,
    networks: chains.networks,
    evmChains: chains.evmChains,
    prices: new Prices(undefined, () => {}),
    clock,
    nfts: { wake: () => {}, sharedTime: clock },
    exporting: undefined,
    begins: Beginnings.of(await store.indexWindow.read()),
    status: {
      chains: () => chains.status,
      health: async () => ({ draining: false, database: { ready: true }, apiPool: { ready: true } }),
    },
  };
  const guards = {
    access: new Access(store.apiKeys, { apiKeyHeader: KEY_HEADER, anonymous: defaultPrivileges }),
    limits: undefined,
    hosts: undefined,
    requestTimeoutMs: REQUEST_MS,
    compat: false,
    downloads: undefined,
    version: VERSION,
    tokens: new PageTokens(store.pageTokenKeys, clock),
    streaming: {
      open: new OpenStreams({ perCaller: 0, all: 0 }),
      heads: new Heads(),
      elapsed: () => performance.now(),
    },
    refusals: nodes ? readerRefusals : { ...readerRefusals, ...withoutNode },
    isReady: async () => true,
  };
  const app = createApp(context, guards, { responded: () => {}, failed });
  return {
    fetch: async (request) => app.fetch(request, {}),
    async close() {
      await pools.idle();
      await database.close();
    },
  };
}
