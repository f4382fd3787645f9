/** Prometheus metrics of one service: requests, database, queues, chains and nodes. Every label has a bounded set of values. */

import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { ChainStatus } from "../../domain/chain-status.ts";
import type { NodeCall } from "../../sources/node-call.ts";
import type { ConnectionPool, PoolStatus, Queues, StatementEvent } from "../../store/observation.ts";
import type { FallbackReason, ReplicaStatus } from "../replica-reads.ts";
import type { CacheResult } from "../response-cache.ts";
import type { MetricsOfProcess } from "./aggregate-metrics.ts";
import { chainMetrics } from "./chain-metrics.ts";
import { processRegistry } from "./process-metrics.ts";

/** What is counted of a request. */
export interface CountedRequest {
  readonly operation: string;
  readonly status: number;
  readonly durationMs: number;
}

/** Why a step of an indexer failed. */
export type IndexingFailure = "node" | "database" | "contradiction" | "other";

/** A chain of a network, as labels. */
export interface ChainLabels {
  readonly network: string;
  readonly chain: string;
}

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

/** Seconds: a page from the cache takes 5 ms, and the longest request 30 s by default. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Seconds: an indexer's statement may take 300. */
const STATEMENT_BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10, 60, 300];
const WAIT_BUCKETS = [0.001, 0.01, 0.1, 0.5, 1, 2, 5, 30, 60];
/** Seconds: a block is to be indexed within 0.15 of its announcement. */
const TIP_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 5, 30];
const NODE_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What a metric is, as the documentation lists it. */
export interface MetricDescription {
  readonly name: string;
  readonly type: "counter" | "gauge" | "histogram";
  readonly help: string;
  readonly labels: readonly string[];
}

/** The metrics of a service, in a registry of their own: several services may run in one process. */
export class Metrics {
  /** All of them, without those of the process. */
  readonly described: MetricDescription[] = [];
  readonly #registry = new Registry();
  readonly #sources: MetricSources;
  readonly #requests: Histogram;
  readonly #cached: Counter;
  readonly #fallbacks: Counter;
  readonly #statements: Histogram;
  readonly #statementErrors: Counter;
  readonly #waits: Histogram;
  readonly #nodeRequests: Histogram;
  readonly #nodeErrors: Counter;
  readonly #failures: Counter;
  readonly #tipLatency: Histogram;
  readonly #subscribed = new Map<string, ChainLabels>();
  #queues: Queues | undefined;

  constructor(sources: MetricSources) {
    this.#sources = sources;
    const registers = [this.#registry];
    const histogram = (name: string, help: string, labelNames: string[], buckets: number[]) =>
      new Histogram({ ...this.#describe("histogram", name, help, labelNames), buckets, registers });
    const counter = (name: string, help: string, labelNames: string[]) =>
      new Counter({ ...this.#describe("counter", name, help, labelNames), registers });
    this.#requests = histogram(
      "request_duration_seconds",
      "Time from a request's arrival to its response.",
      ["operation", "status"],
      REQUEST_BUCKETS,
    );
    this.#cached = counter(
      "response_cache_requests_total",
      "Requests for later pages, by whether the response was kept (hit) or had to be built (miss).",
      ["result"],
    );
    this.#addResponseCache();
    this.#addDatabase();
    this.#addReplica();
    this.#fallbacks = counter(
      "replica_fallbacks_total",
      "Listings that were read from the primary, because the replica was down or behind the listing's first page.",
      ["reason"],
    );
    this.#statements = histogram(
      "database_statement_duration_seconds",
      "Time that a statement took, by the pool of its connection and by its first word.",
      ["pool", "kind"],
      STATEMENT_BUCKETS,
    );
    this.#statementErrors = counter("database_statement_errors_total", "Statements that failed.", [
      "pool",
      "kind",
    ]);
    this.#waits = histogram(
      "database_connection_wait_seconds",
      "Time until a caller had a connection, or an error instead.",
      ["pool"],
      WAIT_BUCKETS,
    );
    this.#addQueues();
    this.#addRequestLog();
    this.#addChains();
    this.#failures = counter(
      "indexing_failures_total",
      "Steps of an indexer that failed and were repeated.",
      ["network", "chain", "kind"],
    );
    this.#nodeRequests = histogram(
      "node_request_duration_seconds",
      "Time that a request to a chain's node took.",
      ["network", "chain"],
      NODE_BUCKETS,
    );
    this.#tipLatency = histogram(
      "tip_latency_seconds",
      "Time from a node's announcement of a block until it was indexed.",
      ["network", "chain"],
      TIP_BUCKETS,
    );
    this.#gauge(
      "node_subscribed",
      "1 while the node announces new blocks; otherwise it is only polled.",
      ["network", "chain"],
      (gauge) => {
        for (const { network, chain } of this.#subscribed.values()) gauge.set({ network, chain }, 1);
      },
    );
    this.#nodeErrors = counter("node_errors_total", "Requests to a chain's node that failed.", [
      "network",
      "chain",
      "kind",
    ]);
  }

  /** Counts a request. */
  count({ operation, status, durationMs }: CountedRequest): void {
    this.#requests.observe({ operation, status }, durationMs / 1000);
  }

  /** Counts a request that the response cache was asked for. */
  cached(result: CacheResult): void {
    this.#cached.inc({ result });
  }

  /** Counts a listing that could not be read from the replica. */
  fellBack(reason: FallbackReason): void {
    this.#fallbacks.inc({ reason });
  }

  /** Counts a statement. */
  statement({ pool, kind, durationMs, failed }: StatementEvent): void {
    this.#statements.observe({ pool, kind }, durationMs / 1000);
    if (failed) this.#statementErrors.inc({ pool, kind });
  }

  /** Counts a wait for a connection. */
  waited(pool: ConnectionPool, durationMs: number): void {
    this.#waits.observe({ pool }, durationMs / 1000);
  }

  /** Counts a request to a node. */
  nodeCall({ network, chain }: ChainLabels, { durationMs, error }: NodeCall): void {
    this.#nodeRequests.observe({ network, chain }, durationMs / 1000);
    if (error) this.#nodeErrors.inc({ network, chain, kind: error });
  }

  /** Notes whether a chain's node announces blocks. */
  subscribed(labels: ChainLabels, is: boolean): void {
    const name = `${labels.network}/${labels.chain}`;
    if (is) this.#subscribed.set(name, labels);
    else this.#subscribed.delete(name);
  }

  /** Counts a block that was announced and indexed. */
  followed({ network, chain }: ChainLabels, ms: number): void {
    this.#tipLatency.observe({ network, chain }, ms / 1000);
  }

  /** Counts a failed step of an indexer. */
  indexingFailed({ network, chain }: ChainLabels, kind: IndexingFailure): void {
    this.#failures.inc({ network, chain, kind });
  }

  /** Media type of the text. */
  get contentType(): string {
    return this.#registry.contentType;
  }

  /** All metrics in Prometheus' text format, with those of the process. */
  async text(): Promise<string> {
    this.#queues = await this.#sources.queues();
    return `${await this.#registry.metrics()}\n${await processRegistry().metrics()}`;
  }

  /** The same as data, for the sum of several processes. */
  async json(): Promise<MetricsOfProcess> {
    this.#queues = await this.#sources.queues();
    return [...(await this.#registry.getMetricsAsJSON()), ...(await processRegistry().getMetricsAsJSON())];
  }

  #describe(type: MetricDescription["type"], unprefixed: string, help: string, labelNames: string[]) {
    const name = `primary_network_${unprefixed}`;
    this.described.push({ name, type, help, labels: labelNames });
    return { name, help, labelNames };
  }

  /** @param aggregator how the values of several processes become one */
  #gauge(
    name: string,
    help: string,
    labelNames: string[],
    collect: (gauge: Gauge) => void,
    aggregator: "sum" | "min" | "max" = "max",
  ): void {
    new Gauge({
      aggregator,
      ...this.#describe("gauge", name, help, labelNames),
      registers: [this.#registry],
      collect() {
        // A value that is unknown has no line; resetting sets a metric without labels to 0.
        this.reset();
        if (labelNames.length === 0) this.remove({});
        collect(this);
      },
    });
  }

  #addResponseCache(): void {
    const { responseCache } = this.#sources;
    this.#gauge(
      "response_cache_bytes",
      "Bytes of the compressed responses that are kept.",
      [],
      (gauge) => {
        const cache = responseCache();
        if (cache) gauge.set(cache.bytes);
      },
      "sum",
    );
    this.#gauge(
      "response_cache_entries",
      "Responses that are kept.",
      [],
      (gauge) => {
        const cache = responseCache();
        if (cache) gauge.set(cache.size);
      },
      "sum",
    );
  }

  #addDatabase(): void {
    const { connections } = this.#sources;
    this.#gauge(
      "database_ready",
      "1 when the database responds.",
      [],
      (gauge) => gauge.set(this.#queues ? 1 : 0),
      "min",
    );
    this.#gauge(
      "database_connections",
      "Open connections of a pool, in use or idle.",
      ["pool", "state"],
      (gauge) => {
        for (const { pool, inUse, idle } of connections()) {
          gauge.set({ pool, state: "in_use" }, inUse);
          gauge.set({ pool, state: "idle" }, idle);
        }
      },
      "sum",
    );
    this.#gauge(
      "database_connections_max",
      "Most connections that a pool opens.",
      ["pool"],
      (gauge) => {
        for (const { pool, max } of connections()) gauge.set({ pool }, max);
      },
      "sum",
    );
    this.#gauge(
      "database_connection_waiting",
      "Callers that wait for a connection.",
      ["pool"],
      (gauge) => {
        for (const { pool, waiting } of connections()) gauge.set({ pool }, waiting);
      },
      "sum",
    );
  }

  #addReplica(): void {
    const { replica } = this.#sources;
    const ready = (gauge: Gauge) => {
      const status = replica();
      if (status) gauge.set(Number(status.ready));
    };
    this.#gauge("replica_ready", "1 when the replica responds.", [], ready, "min");
    this.#gauge("replica_seconds_behind", "Seconds by which the replica is behind.", [], (gauge) => {
      const { secondsBehind } = replica() ?? {};
      if (secondsBehind !== undefined) gauge.set(secondsBehind);
    });
  }

  #addQueues(): void {
    this.#gauge(
      "export_jobs",
      "Unfinished exports of all processes of the database, waiting or running.",
      ["state"],
      (gauge) => {
        if (!this.#queues) return;
        gauge.set({ state: "waiting" }, this.#queues.exportsWaiting);
        gauge.set({ state: "running" }, this.#queues.exportsRunning);
      },
    );
    this.#gauge(
      "nft_queue_tokens",
      "NFTs whose metadata is to be read, of all processes of the database; counted up to 10000.",
      [],
      (gauge) => {
        if (this.#queues) gauge.set(this.#queues.nfts);
      },
    );
    this.#gauge(
      "warp_signature_requests",
      "Signature requests to validators that have no response yet.",
      [],
      (gauge) => gauge.set(this.#sources.signatureRequests()),
      "sum",
    );
  }

  #addRequestLog(): void {
    const { requestLog } = this.#sources;
    this.#gauge(
      "request_log_waiting",
      "Requests of API keys that are to be recorded in the database.",
      [],
      (gauge) => {
        const state = requestLog();
        if (state) gauge.set(state.waiting);
      },
      "sum",
    );
    const described = this.#describe(
      "counter",
      "request_log_dropped_total",
      "Requests of API keys that were not recorded, because too many waited.",
      [],
    );
    new Counter({
      ...described,
      registers: [this.#registry],
      collect() {
        this.reset();
        this.inc(requestLog()?.dropped ?? 0);
      },
    });
  }

  #addChains(): void {
    for (const { name, help, labels = [], lines, aggregator } of chainMetrics) {
      const collect = (gauge: Gauge) => {
        for (const status of this.#sources.chains()) {
          const { network, chain } = status;
          for (const [value, more] of lines(status)) gauge.set({ network, chain, ...more }, value);
        }
      };
      this.#gauge(name, help, ["network", "chain", ...labels], collect, aggregator);
    }
  }
}
