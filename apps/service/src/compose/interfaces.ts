/** Makes the interfaces of a service: the public one, with its handlers and guards, and the operator's. */

import type { Beginnings } from "../api/request/beginnings.ts";
import type { Context } from "../api/request/handler.ts";
import { Prices } from "../api/request/prices.ts";
import type { Heads } from "../domain/heads.ts";
import { createAdmin } from "../http/admin.ts";
import { createApp } from "../http/app.ts";
import { Access } from "../http/auth.ts";
import { Limits } from "../http/limits.ts";
import { compression } from "../http/node/compression.ts";
import type { Metrics } from "../http/node/metrics.ts";
import { nodeCipher } from "../http/node/node-cipher.ts";
import { programVersion } from "../http/node/program-version.ts";
import { OpenStreams } from "../http/open-streams.ts";
import { openApiDocuments } from "../http/openapi-documents.ts";
import { PageTokens } from "../http/page-token.ts";
import { Readiness } from "../http/readiness.ts";
import { ReplicaReads } from "../http/replica-reads.ts";
import { ResponseCache } from "../http/response-cache.ts";
import type { Stores } from "../store/node/open-stores.ts";
import { memoryRateUsage, withFallback } from "../store/service/memory-rate-usage.ts";
import { FailureLog } from "./failure-log.ts";
import type { readOptions } from "./options.ts";
import type { Runtime } from "./runtime.ts";
import type { ServedChains } from "./served-chains.ts";
import type { ServiceStatus } from "./service.ts";
import type { Workers } from "./workers.ts";

export interface InterfacesOptions {
  readonly options: ReturnType<typeof readOptions>;
  readonly runtime: Runtime;
  readonly metrics: Metrics;
  readonly stores: Stores;
  readonly chains: ServedChains;
  readonly heads: Heads;
  readonly workers: Workers;
  /** Where the index begins; undefined of one with all blocks. */
  readonly begins: Beginnings | undefined;
}

export function createInterfaces(parts: InterfacesOptions) {
  const { options, runtime, metrics, stores, chains, heads, workers } = parts;
  const { clock, monotonic, logger } = runtime;
  const { exporting, requestLog } = workers;
  const { access, hosts, indexing } = options;
  const store = stores.api;
  const tokens = new PageTokens(store.pageTokenKeys, clock, nodeCipher);
  const replica = createReplicaReads(parts);
  const responses = createResponseCache(parts);
  const openStreams = new OpenStreams(options.streams);
  const failures = new FailureLog(logger, monotonic);
  const readiness = new Readiness({
    chains,
    database: () => stores.health(indexing),
    elapsed: monotonic,
  });
  const status = (): ServiceStatus => ({
    chains: chains.status(),
    exports: exporting?.status() ?? [],
    connections: stores.connections(),
    ...(replica && { replica: replica.status }),
  });
  const context: Context = {
    store,
    clock,
    networks: chains.networks,
    evmChains: chains.evmChains,
    logs: chains.logs,
    exporting,
    prices: new Prices(options.prices, (error) =>
      logger.warn({ error: String(error) }, "a price is left out of a response"),
    ),
    nfts: { wake: () => workers.nfts?.wake(), sharedTime: options.sharedTime },
    webhooks:
      options.webhooks === "off"
        ? undefined
        : { local: options.webhooks === "local", wake: () => workers.webhooks?.wake() },
    usage: requestLog,
    begins: parts.begins,
    status: { chains: () => chains.status(), health: () => readiness.state() },
  };
  const app = createApp(
    context,
    {
      access: new Access(store.apiKeys, access),
      limits: createLimits(parts),
      hosts,
      requestTimeoutMs: options.requestTimeoutMs,
      compat: options.compat,
      documents: openApiDocuments,
      version: programVersion(),
      tokens,
      responses,
      replica,
      streaming: { open: openStreams, heads, elapsed: monotonic },
      isReady: () => readiness.isReady(),
      downloads: exporting?.downloads,
    },
    {
      responded: (event) => {
        metrics.count(event);
        logger.info(event, "request");
      },
      recorded: (request) => requestLog?.add(request),
      failed: failures.report,
    },
  );
  const admin = createAdmin({ status, readiness, metrics, hosts });
  metrics.watch({ chains, database: stores, replica, responseCache: responses, requestLog });
  return {
    app,
    admin,
    status,
    tokens,
    replica,
    /** From now on load balancers send requests elsewhere, and open streams end. */
    drain() {
      readiness.drain();
      openStreams.end();
    },
  };
}

/** Undefined without a replica. */
function createReplicaReads({ runtime, metrics, stores: { replica } }: InterfacesOptions) {
  if (!replica) return undefined;
  const { monotonic, logger } = runtime;
  return new ReplicaReads({
    replica,
    elapsed: monotonic,
    fellBack: (reason) => metrics.fellBack(reason),
    changed: (now) =>
      now.ready
        ? logger.info(now, "listings are read from the replica")
        : logger.warn(now, "the replica cannot be read; listings are read from the primary"),
  });
}

/** Undefined where no responses are kept. */
function createResponseCache({ options, runtime, metrics }: InterfacesOptions) {
  const { responseCacheBytes } = options;
  if (responseCacheBytes === 0) return undefined;
  return new ResponseCache(responseCacheBytes, compression, runtime.clock, (result) =>
    metrics.cached(result),
  );
}

/** Undefined where rate limits are off. The processes of a server share the count. */
function createLimits({ options, runtime, stores }: InterfacesOptions) {
  const { rates, database } = options;
  if (!rates) return undefined;
  const own = memoryRateUsage();
  const isAlone = database.location.databaseUrl === undefined;
  return new Limits(isAlone ? own : withFallback(stores.api.rateUsage, own), rates, runtime.clock);
}
