/** Creates a service from its options. */

import { useNodePrimitives } from "@primary-network/codec/node";
import type { Context } from "../api/request/handler.ts";
import { Prices } from "../api/request/prices.ts";
import { Heads } from "../domain/heads.ts";
import { createAdmin } from "../http/admin.ts";
import { createApp } from "../http/app.ts";
import { Access } from "../http/auth.ts";
import { Limits } from "../http/limits.ts";
import { compression } from "../http/node/compression.ts";
import { Metrics } from "../http/node/metrics.ts";
import { nodeCipher } from "../http/node/node-cipher.ts";
import { programVersion } from "../http/node/program-version.ts";
import { OpenStreams } from "../http/open-streams.ts";
import { openApiDocuments } from "../http/openapi-documents.ts";
import { PageTokens } from "../http/page-token.ts";
import { Readiness } from "../http/readiness.ts";
import { ReplicaReads } from "../http/replica-reads.ts";
import { RequestLog } from "../http/request-log.ts";
import { ResponseCache } from "../http/response-cache.ts";
import { Leadership } from "../indexer/leadership.ts";
import { readExportOptions } from "../jobs/export-options.ts";
import { openExports } from "../jobs/node/open-exports.ts";
import { LogBlocks } from "../sources/evm/log-blocks.ts";
import { useWasmKeccak } from "../sources/evm/node/wasm-keccak.ts";
import { ContainerThreads } from "../sources/node/container-threads.ts";
import { createMemoryRateUsage } from "../store/memory/rate-usage.ts";
import { openStores } from "../store/postgres/node/open-stores.ts";
import { withFallback } from "../store/rate-usage-fallback.ts";
import { portableBls } from "../warp/bls-engine.ts";
import { loadBlst } from "../warp/node/blst.ts";
import { ApiKeys } from "./api-keys.ts";
import type { ChainSettings } from "./chain.ts";
import { createNftWorker, createWebhookWorker } from "./evm-workers.ts";
import { createExporting } from "./exporting.ts";
import { FailureLog } from "./failure-log.ts";
import { maintainDatabase } from "./maintenance.ts";
import { createStop } from "./node/stop.ts";
import { Observer } from "./observer.ts";
import { readOptions, type ServiceOptions } from "./options.ts";
import { ServedChains } from "./served-chains.ts";
import type { Service } from "./service.ts";

/**
 * Opens the database and makes the service. No request goes to a node before `start`.
 *
 * @throws OptionError naming a wrong option; DatabaseLayoutError when the database is newer than this program, was
 *   made before 0.1.0, or is behind and `migrate` is false; the database driver's error when it cannot be opened
 * @example
 * const service = await createService({ networks: { fuji: { nodeUrl: "http://127.0.0.1:9650", networkId: 5, … } } });
 * service.start();
 * await service.indexed();
 * const response = await service.fetch(new Request("http://service/v1/networks/fuji/subnets"));
 */
export async function createService(options: ServiceOptions): Promise<Service> {
  useNodePrimitives();
  await useWasmKeccak();
  const {
    served,
    databaseUrl,
    dataDir,
    clock,
    logger,
    pollMs,
    indexing,
    indexWorkers,
    chainOptions,
    ...guards
  } = readOptions(options);
  const exportOptions = readExportOptions(options.exports);
  const exportStorage = await openExports({ ...exportOptions, dataDir, databaseUrl, log: logger });
  const observer: Observer = new Observer((): Metrics => metrics);
  const stop = createStop();
  const { signal } = stop;
  const threads =
    indexWorkers === 0 ? undefined : new ContainerThreads({ count: indexWorkers, logger, signal });
  const stores = await openStores(
    {
      databaseUrl,
      databaseReadUrl: guards.databaseReadUrl,
      dataDir,
      databaseSsl: guards.databaseSsl,
      initialData: options.initialData,
    },
    { ...guards.databasePools, statementMs: guards.statementTimeoutMs },
    observer.database,
    guards.migrate && options.onMigration,
  );
  const { api: store, jobs } = stores;
  const bls = (await loadBlst()) ?? portableBls;
  const metrics: Metrics = new Metrics({
    chains: () => chains.status(),
    connections: () => stores.connections(),
    queues: () => stores.queues(clock()),
    signatureRequests: (): number => observer.signatureRequests,
    responseCache: () => responses,
    replica: () => replica?.status,
    requestLog: () => requestLog?.state,
  });
  const responses =
    guards.responseCacheBytes === 0
      ? undefined
      : new ResponseCache(guards.responseCacheBytes, compression, clock, (result) => metrics.cached(result));
  const monotonic = () => performance.now();
  const replica =
    stores.replica &&
    new ReplicaReads({
      replica: stores.replica,
      elapsed: monotonic,
      fellBack: (reason) => metrics.fellBack(reason),
      changed: (now) =>
        now.ready
          ? logger.info(now, "listings are read from the replica")
          : logger.warn(now, "the replica cannot be read; listings are read from the primary"),
    });
  const leadership =
    stores.leases &&
    new Leadership({ store: stores.leases, stands: indexing, leaseMs: guards.leaseMs, logger, signal });
  const heads = new Heads();
  const openStreams = new OpenStreams(guards.streams);
  const settings: ChainSettings = {
    ...chainOptions,
    heads,
    clock,
    monotonic,
    logger,
    observer,
    pollMs,
    indexing,
    sharing: leadership && { leadership, storeOf: stores.fenced },
    threads,
    signal,
  };
  const chains = new ServedChains({ served, settings, store: stores.index, apiStore: store, bls });
  const { networks, evmChains } = chains;
  const tokens = new PageTokens(store.pageTokenKeys, clock, nodeCipher);
  const exporting = createExporting({
    ...exportOptions,
    storage: exportStorage,
    store,
    jobs,
    clock,
    monotonic,
    signal,
    pollMs,
    log: logger,
    networks: served.map(({ source }) => source),
    alone: databaseUrl === undefined,
  });
  const isLocal = guards.webhooks === "local";
  const works = { jobs, clock, log: logger, signal, pollMs };
  const nfts =
    indexing && chains.evm.length > 0 ? createNftWorker(chains.evm, guards.nfts, works) : undefined;
  const webhooks =
    indexing && guards.webhooks !== "off"
      ? createWebhookWorker(chains.evm, { networks, evmChains, isLocal }, works)
      : undefined;
  const requestLog =
    guards.usage.requests === "off"
      ? undefined
      : new RequestLog({ ...guards.usage, store: jobs.apiLogs, clock, log: logger });
  const prices = new Prices(guards.prices, (error) =>
    logger.warn({ error: String(error) }, "a price is left out of a response"),
  );
  const sharedTime = options.clock === undefined ? () => undefined : clock;
  const context: Context = {
    store,
    networks,
    evmChains,
    tokens,
    clock,
    exports: exporting?.exports,
    links: exporting?.links,
    prices,
    nfts,
    webhooks: guards.webhooks === "off" ? undefined : { local: isLocal, wake: () => webhooks?.wake() },
    usage: requestLog,
    sharedTime,
    logs: new LogBlocks(new Map(chains.evm.map(({ chain, logNode }) => [chain.source.evmChainId, logNode]))),
    chainStatus: () => chains.status(),
    health: () => readiness.state(),
  };
  const status = () => ({
    chains: chains.status(),
    exports: exporting?.status() ?? [],
    connections: stores.connections(),
    ...(replica && { replica: replica.status }),
  });
  const readiness = new Readiness({
    chains: () => chains.status(),
    database: () => stores.health(indexing),
    elapsed: monotonic,
  });
  const { access, rates, hosts, requestTimeoutMs, compat } = guards;
  const own = createMemoryRateUsage();
  const usage = databaseUrl === undefined ? own : withFallback(store.rateUsage, own);
  const failures = new FailureLog(logger, monotonic);
  const app = createApp(
    context,
    {
      access: new Access(store.apiKeys, access),
      apiKeyHeader: access.apiKeyHeader,
      limits: rates && new Limits(usage, rates, clock),
      hosts,
      requestTimeoutMs,
      compat,
      documents: openApiDocuments,
      version: programVersion(),
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
      failed: (error, event) => failures.report(error, event),
    },
  );
  const admin = createAdmin({
    status,
    readiness,
    metrics,
    hosts,
  });
  await chains.load();
  let running: Promise<unknown> | undefined;
  const handOver = async () => {
    await leadership?.release().catch((error: unknown) => {
      logger.warn({ error: String(error) }, "the chains could not be handed over; their leases will expire");
    });
  };
  const drain = () => {
    readiness.drain();
    openStreams.end();
  };
  return {
    keys: new ApiKeys(store.apiKeys, clock),
    fetch: async (request, client = {}) => app.fetch(request, client),
    status,
    adminFetch: async (request) => admin.fetch(request),
    start() {
      running ??= Promise.all([
        leadership?.run(),
        // Who leads each chain is known after the first look at the leases.
        (leadership?.begun ?? Promise.resolve()).then(() => chains.run()),
        exporting?.workers.run(),
        nfts?.run(),
        webhooks?.run(),
        requestLog?.run(),
        maintainDatabase({
          ...settings,
          stores,
          tokens,
          replica,
          webhooks,
          requestLog,
          chains: () => chains.status(),
          networkIds: chains.networkIds,
        }),
      ]);
    },
    indexed: () => chains.indexed(),
    drain,
    async packData() {
      if (!stores.pack) throw new Error("only the embedded database can be packed");
      return stores.pack();
    },
    async close() {
      drain();
      stop.abort();
      requestLog?.stop();
      await running;
      await handOver();
      await stores.close();
    },
  };
}
