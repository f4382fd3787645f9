/** The workers of a service beside its indexers: for exports, metadata of NFTs, webhooks, and recorded requests. */

import { IndexFeed } from "../api/webhooks/feed.ts";
import type { DownloadOptions } from "../http/download.ts";
import { DownloadLinks } from "../http/download-link.ts";
import { RequestLog } from "../http/request-log.ts";
import { ExportsInProgress } from "../jobs/export-progress.ts";
import { ExportWorkers } from "../jobs/export-workers.ts";
import { Exports } from "../jobs/exports.ts";
import type { ExportStorage } from "../jobs/node/open-exports.ts";
import { NftWorker } from "../nft/nft-worker.ts";
import { publicConnect } from "../nft/node/public-connect.ts";
import { WebhookWorker } from "../push/webhook-worker.ts";
import type { Stores } from "../store/node/open-stores.ts";
import type { readOptions } from "./options.ts";
import type { Runtime } from "./runtime.ts";
import type { ServedChains } from "./served-chains.ts";

export interface WorkersOptions {
  readonly options: ReturnType<typeof readOptions>;
  readonly runtime: Runtime;
  /** `api` is the store of requests, `jobs` that of the workers. */
  readonly stores: Pick<Stores, "api" | "jobs">;
  readonly chains: ServedChains;
  /** Undefined where exported files have no place. */
  readonly exportStorage: ExportStorage | undefined;
}

/** The workers of one process; each is undefined where the options leave it out. */
export type Workers = ReturnType<typeof createWorkers>;

export function createWorkers(parts: WorkersOptions) {
  return {
    exporting: createExporting(parts),
    nfts: createNftWorker(parts),
    webhooks: createWebhookWorker(parts),
    requestLog: createRequestLog(parts),
  };
}

/** Runs the workers until the signal of their runtime; the request log until it is stopped. Never rejects. */
export async function runWorkers({ exporting, nfts, webhooks, requestLog }: Workers): Promise<void> {
  await Promise.all([exporting?.workers.run(), nfts?.run(), webhooks?.run(), requestLog?.run()]);
}

/** Makes the queue of exports, their writers, and the links to their files. */
function createExporting({ options, runtime, stores: { api, jobs }, exportStorage }: WorkersOptions) {
  if (!exportStorage) return undefined;
  const { files, secret } = exportStorage;
  const { clock, monotonic, logger, pollMs, signal } = runtime;
  const { served, database, exports: exportOptions } = options;
  const links = new DownloadLinks(secret, clock, exportOptions.baseUrl);
  const progress = new ExportsInProgress(monotonic);
  const workers = new ExportWorkers({
    ...exportOptions,
    store: jobs,
    progress,
    files,
    clock,
    signal,
    pollMs,
    log: logger,
    networks: served.map(({ source }) => source),
    alone: database.location.databaseUrl === undefined,
  });
  const exports = new Exports({
    ...exportOptions,
    clock,
    store: api.exports,
    accepted: () => workers.wake(),
  });
  const downloads: DownloadOptions = { store: api.exports, files, links };
  return { links, workers, exports, downloads, status: () => progress.status() };
}

function createNftWorker({ options, runtime, stores: { jobs }, chains }: WorkersOptions) {
  if (!options.indexing || chains.evm.length === 0) return undefined;
  const { fetch, ipfsGateway } = options.nfts;
  const { clock, logger: log, signal, pollMs } = runtime;
  const connect = fetch ? publicConnect() : undefined;
  const nodes = chains.evmNodes;
  return new NftWorker({ clock, log, signal, pollMs, store: jobs.evm.nfts, nodes, connect, ipfsGateway });
}

function createWebhookWorker({ options, runtime, stores: { jobs }, chains }: WorkersOptions) {
  if (!options.indexing || options.webhooks === "off") return undefined;
  const { clock, logger: log, signal, pollMs } = runtime;
  const { networks, evmChains, evmNodes: nodes } = chains;
  // Local webhooks may be of this machine and its network, on any port.
  const isLocal = options.webhooks === "local";
  return new WebhookWorker({
    clock,
    log,
    signal,
    pollMs,
    webhooks: jobs.webhooks,
    messages: jobs.webhookMessages,
    feed: new IndexFeed({ store: jobs, networks, evmChains, nodes, clock }),
    connect: publicConnect(isLocal ? { isPublic: () => true } : {}),
    anyPort: isLocal,
  });
}

function createRequestLog({ options: { usage }, runtime, stores: { jobs } }: WorkersOptions) {
  if (usage.requests === "off") return undefined;
  const { clock, logger: log } = runtime;
  return new RequestLog({ ...usage, store: jobs.apiLogs, clock, log });
}
