/** Puts the service together. */

import type { Context } from "./api/handler.ts";
import { ChainService } from "./chain-service.ts";
import { createAdmin, RequestFigures } from "./http/admin.ts";
import { createApp } from "./http/app.ts";
import { PageTokens } from "./http/page-token.ts";
import { readOptions, type ServiceOptions } from "./options.ts";
import { openDatabase } from "./store/postgres/node/open-database.ts";
import { createPostgresStore } from "./store/postgres/postgres-store.ts";

/** A service; it indexes from `start` on and answers at any time. */
export interface Service {
  /** Answers a request to the data or metrics interface. */
  fetch(request: Request): Promise<Response>;
  /** Answers a request of the operator: `/healthz`, `/readyz`, `/metrics`. To be served on loopback only. */
  adminFetch(request: Request): Promise<Response>;
  /** Begins to index, and goes on until `close`. */
  start(): void;
  /** Resolves when every chain has reached its node's tip once; rejects when one is found broken before. */
  indexed(): Promise<void>;
  /** Stops indexing and closes the database. */
  close(): Promise<void>;
}

/**
 * Opens the database and makes the service. Nothing is asked of a node before `start`.
 *
 * @throws OptionError naming a wrong option; the database driver's error when it cannot be opened
 * @example
 * const service = await createService({ networks: { fuji: { nodeUrl: "http://127.0.0.1:9650", networkId: 5, … } } });
 * service.start();
 * await service.indexed();
 * const response = await service.fetch(new Request("http://service/v1/networks/fuji/subnets"));
 */
export async function createService(options: ServiceOptions): Promise<Service> {
  const { served, databaseUrl, dataDir, clock, logger, pollMs, batchSize } = readOptions(options);
  const store = await createPostgresStore(await openDatabase({ databaseUrl, dataDir }));
  const stop = new AbortController();
  const { signal } = stop;
  const chains = served.map(
    ({ name, source }) => new ChainService({ name, source, store, clock, logger, pollMs, batchSize, signal }),
  );
  const tokens = new PageTokens(store, clock);
  const networks = new Map(chains.map(({ network }) => [network.name, network]));
  const context: Context = { store, networks, tokens, clock };
  const requests = new RequestFigures();
  const app = createApp(context, {
    answered: (event) => requests.add(event),
    failed: (error, path) =>
      logger.error({ error: error instanceof Error ? error.stack : String(error), path }, "request failed"),
  });
  const admin = createAdmin(() => chains.map((chain) => chain.figures()), requests);
  let running: Promise<unknown> | undefined;
  return {
    fetch: async (request) => app.fetch(request),
    adminFetch: async (request) => admin.fetch(request),
    start() {
      running ??= Promise.all(chains.map((chain) => chain.run()));
    },
    async indexed() {
      await Promise.all(chains.map((chain) => chain.indexed));
    },
    async close() {
      stop.abort();
      await running;
      await store.close();
    },
  };
}
