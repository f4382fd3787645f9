/** The metrics of a service's database, replica, queues and caches, read at each scrape. */

import type { ChainStatus } from "../../domain/chain-status.ts";
import type { PoolStatus, Queues } from "../../store/observation.ts";
import type { ReplicaStatus } from "../replica-reads.ts";
import { known, type ReadMetric } from "./read-metric.ts";

/** What is read at each scrape. */
export interface MetricSources {
  chains(): readonly ChainStatus[];
  connections(): readonly PoolStatus[];
  /** Undefined while the database does not respond. */
  queues(): Promise<Queues | undefined>;
  /** Signature requests to validators that have no response yet. */
  signatureRequests(): number;
  /** Undefined where requests are not recorded. */
  requestLog(): { readonly waiting: number; readonly dropped: number } | undefined;
  /** Undefined without a replica. */
  replica(): ReplicaStatus | undefined;
  /** Undefined when no responses are kept. */
  responseCache(): { readonly bytes: number; readonly size: number } | undefined;
}

/** The sources, and the queues as they were when the scrape began. */
export interface Scraped extends Omit<MetricSources, "queues"> {
  readonly queues: Queues | undefined;
}

export const serviceMetrics: readonly ReadMetric<Scraped>[] = [
  {
    name: "response_cache_bytes",
    help: "Bytes of the compressed responses that are kept.",
    aggregator: "sum",
    lines: ({ responseCache }) => known(responseCache()?.bytes),
  },
  {
    name: "response_cache_entries",
    help: "Responses that are kept.",
    aggregator: "sum",
    lines: ({ responseCache }) => known(responseCache()?.size),
  },
  {
    name: "database_ready",
    help: "1 when the database responds.",
    aggregator: "min",
    lines: ({ queues }) => [[queues ? 1 : 0]],
  },
  {
    name: "database_connections",
    help: "Open connections of a pool, in use or idle.",
    labels: ["pool", "state"],
    aggregator: "sum",
    lines: ({ connections }) =>
      connections().flatMap(({ pool, inUse, idle }) => [
        [inUse, { pool, state: "in_use" }],
        [idle, { pool, state: "idle" }],
      ]),
  },
  {
    name: "database_connections_max",
    help: "Most connections that a pool opens.",
    labels: ["pool"],
    aggregator: "sum",
    lines: ({ connections }) => connections().map(({ pool, max }) => [max, { pool }]),
  },
  {
    name: "database_connection_waiting",
    help: "Callers that wait for a connection.",
    labels: ["pool"],
    aggregator: "sum",
    lines: ({ connections }) => connections().map(({ pool, waiting }) => [waiting, { pool }]),
  },
  {
    name: "replica_ready",
    help: "1 when the replica is read: it responds, and is at most 60 seconds behind.",
    aggregator: "min",
    lines: ({ replica }) => {
      const status = replica();
      return status ? [[Number(status.ready)]] : [];
    },
  },
  {
    name: "replica_seconds_behind",
    help: "Seconds by which the replica is behind.",
    lines: ({ replica }) => known(replica()?.secondsBehind),
  },
  {
    name: "export_jobs",
    help: "Unfinished exports of all processes of the database, waiting or running.",
    labels: ["state"],
    lines: ({ queues }) =>
      queues
        ? [
            [queues.exportsWaiting, { state: "waiting" }],
            [queues.exportsRunning, { state: "running" }],
          ]
        : [],
  },
  {
    name: "nft_queue_tokens",
    help: "NFTs whose metadata is to be read, of all processes of the database; counted up to 10000.",
    lines: ({ queues }) => known(queues?.nfts),
  },
  {
    name: "warp_signature_requests",
    help: "Signature requests to validators that have no response yet.",
    aggregator: "sum",
    lines: ({ signatureRequests }) => [[signatureRequests()]],
  },
  {
    name: "request_log_waiting",
    help: "Requests of API keys that are to be recorded in the database.",
    aggregator: "sum",
    lines: ({ requestLog }) => known(requestLog()?.waiting),
  },
  {
    name: "request_log_dropped_total",
    help: "Requests of API keys that were not recorded, because too many waited.",
    type: "counter",
    lines: ({ requestLog }) => [[requestLog()?.dropped ?? 0]],
  },
];
