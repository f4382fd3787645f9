/** The metrics of a service's database, replica, queues and caches, read at each scrape. */

import type { ChainStatus, ReplicaStatus } from "../../domain/chain-status.ts";
import type { PoolStatus, Queues } from "../../store/session/observation.ts";
import { known, type ReadMetric } from "./read-metric.ts";

/** The parts of a service that are read at each scrape; a service need not have all of them. */
export interface MetricSources {
  readonly chains?: { status(): readonly ChainStatus[] };
  readonly database?: {
    connections(): readonly PoolStatus[];
    /** Undefined while the database does not respond. */
    queues(now: number): Promise<Queues | undefined>;
  };
  readonly requestLog?:
    | { readonly state: { readonly waiting: number; readonly dropped: number } }
    | undefined;
  readonly replica?: { readonly status: ReplicaStatus } | undefined;
  readonly responseCache?: { readonly bytes: number; readonly size: number } | undefined;
}

/** The parts, and the values read from the database at the start of the scrape. */
export interface Scraped extends Pick<MetricSources, "requestLog" | "replica" | "responseCache"> {
  readonly connections: readonly PoolStatus[];
  readonly queues: Queues | undefined;
  /** Signature requests to validators without a response yet. */
  readonly signatureRequests: number;
}

export const serviceMetrics: readonly ReadMetric<Scraped>[] = [
  {
    name: "response_cache_bytes",
    help: "Size of the cached compressed responses, in bytes.",
    aggregator: "sum",
    lines: ({ responseCache }) => known(responseCache?.bytes),
  },
  {
    name: "response_cache_entries",
    help: "Number of cached responses.",
    aggregator: "sum",
    lines: ({ responseCache }) => known(responseCache?.size),
  },
  {
    name: "database_ready",
    help: "1 when the database responds.",
    aggregator: "min",
    lines: ({ queues }) => [[queues ? 1 : 0]],
  },
  {
    name: "database_connections",
    help: "Open connections of a pool, by state: in use or idle.",
    labels: ["pool", "state"],
    aggregator: "sum",
    lines: ({ connections }) =>
      connections.flatMap(({ pool, inUse, idle }) => [
        [inUse, { pool, state: "in_use" }],
        [idle, { pool, state: "idle" }],
      ]),
  },
  {
    name: "database_connections_max",
    help: "Maximum number of connections of a pool.",
    labels: ["pool"],
    aggregator: "sum",
    lines: ({ connections }) => connections.map(({ pool, max }) => [max, { pool }]),
  },
  {
    name: "database_connection_waiting",
    help: "Callers that wait for a connection.",
    labels: ["pool"],
    aggregator: "sum",
    lines: ({ connections }) => connections.map(({ pool, waiting }) => [waiting, { pool }]),
  },
  {
    name: "replica_ready",
    help: "1 when lists are read from the replica: it responds and is at most 60 seconds behind.",
    aggregator: "min",
    lines: ({ replica }) => (replica ? [[Number(replica.status.ready)]] : []),
  },
  {
    name: "replica_seconds_behind",
    help: "Seconds that the replica is behind the primary.",
    lines: ({ replica }) => known(replica?.status.secondsBehind),
  },
  {
    name: "export_jobs",
    help: "Unfinished exports of the whole database, by state: waiting or running.",
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
    help: "NFTs of the whole database that wait for their metadata; counted up to 10000.",
    lines: ({ queues }) => known(queues?.nfts),
  },
  {
    name: "warp_signature_requests",
    help: "Signature requests to validators without a response yet.",
    aggregator: "sum",
    lines: ({ signatureRequests }) => [[signatureRequests]],
  },
  {
    name: "request_log_waiting",
    help: "Requests with an API key that wait to be recorded in the database.",
    aggregator: "sum",
    lines: ({ requestLog }) => known(requestLog?.state.waiting),
  },
  {
    name: "request_log_dropped_total",
    help: "Requests with an API key that were not recorded because too many waited.",
    type: "counter",
    lines: ({ requestLog }) => [[requestLog?.state.dropped ?? 0]],
  },
];
