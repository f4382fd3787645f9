/**
 * Prometheus metrics of one service: the counters of its events, and the registry of all. Every label has a
 * bounded set of values.
 */

import { Counter, Histogram, Registry } from "prom-client";
import type { NodeCall } from "../../sources/node-call.ts";
import type { ConnectionPool, Queues, StatementEvent } from "../../store/session/observation.ts";
import type { FallbackReason } from "../replica-reads.ts";
import type { CacheResult } from "../response-cache.ts";
import type { MetricsOfProcess } from "./aggregate-metrics.ts";
import { chainMetrics } from "./chain-metrics.ts";
import { processRegistry } from "./process-metrics.ts";
import { type Line, type ReadMetric, register } from "./read-metric.ts";
import { type MetricSources, serviceMetrics } from "./service-metrics.ts";

/** The labels that count a request. */
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

/** Seconds: a page from the cache takes 5 ms, and the longest request 30 s by default. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Seconds: an indexer's statement may take 300. */
const STATEMENT_BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10, 60, 300];
const WAIT_BUCKETS = [0.001, 0.01, 0.1, 0.5, 1, 2, 5, 30, 60];
/** Seconds: a block is to be indexed within 0.15 of its announcement. */
const TIP_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 5, 30];
const NODE_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** A metric, as the documentation lists it. */
export interface MetricDescription {
  readonly name: string;
  readonly type: "counter" | "gauge" | "histogram";
  readonly help: string;
  readonly labels: readonly string[];
}

/** The metrics of a service, in a registry of their own: several services may run in one process. */
export class Metrics {
  /** All metrics of the service, without the metrics of the process. */
  readonly described: MetricDescription[] = [];
  readonly #registry = new Registry();
  readonly #clock: () => number;
  #sources: MetricSources = {};
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
  #signatureRequests = 0;

  /** @param clock milliseconds since 1970 */
  constructor(clock: () => number) {
    this.#clock = clock;
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
      "Requests for later pages, by result: hit (cached response) or miss (new response).",
      ["result"],
    );
    this.#fallbacks = counter(
      "replica_fallbacks_total",
      "Listings read from the primary because the replica was down, more than 60 seconds behind, or behind the listing's first page.",
      ["reason"],
    );
    this.#statements = histogram(
      "database_statement_duration_seconds",
      "Duration of SQL statements, by the connection's pool and the statement's first word.",
      ["pool", "kind"],
      STATEMENT_BUCKETS,
    );
    this.#statementErrors = counter("database_statement_errors_total", "SQL statements that failed.", [
      "pool",
      "kind",
    ]);
    this.#waits = histogram(
      "database_connection_wait_seconds",
      "Time until a caller got a connection or an error.",
      ["pool"],
      WAIT_BUCKETS,
    );
    this.#failures = counter("indexing_failures_total", "Indexing steps that failed and were retried.", [
      "network",
      "chain",
      "kind",
    ]);
    this.#nodeRequests = histogram(
      "node_request_duration_seconds",
      "Duration of requests to a chain's node.",
      ["network", "chain"],
      NODE_BUCKETS,
    );
    this.#tipLatency = histogram(
      "tip_latency_seconds",
      "Time from a node's announcement of a block until the block is indexed.",
      ["network", "chain"],
      TIP_BUCKETS,
    );
    this.#nodeErrors = counter("node_errors_total", "Requests to a chain's node that failed.", [
      "network",
      "chain",
      "kind",
    ]);
    for (const metric of serviceMetrics)
      this.#read(metric, () =>
        metric.lines({
          ...this.#sources,
          queues: this.#queues,
          connections: this.#sources.database?.connections() ?? [],
          signatureRequests: this.#signatureRequests,
        }),
      );
    for (const metric of chainMetrics)
      this.#read({ ...metric, labels: ["network", "chain", ...(metric.labels ?? [])] }, () =>
        (this.#sources.chains?.status() ?? []).flatMap((status) => {
          const { network, chain } = status;
          return metric.lines(status).map(([value, more]): Line => [value, { network, chain, ...more }]);
        }),
      );
    this.#read(
      {
        name: "node_subscribed",
        help: "1 while the node announces new blocks; otherwise the service only polls it.",
        labels: ["network", "chain"],
      },
      () => [...this.#subscribed.values()].map(({ network, chain }) => [1, { network, chain }]),
    );
  }

  /** Reads these parts of the service at each scrape from now on. */
  watch(sources: MetricSources): void {
    this.#sources = { ...this.#sources, ...sources };
  }

  /** Counts a request. */
  count({ operation, status, durationMs }: CountedRequest): void {
    this.#requests.observe({ operation, status }, durationMs / 1000);
  }

  /** Counts a request to the response cache. */
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

  /** Counts a signature request to a validator until it has its response. */
  async signing<T>(request: Promise<T>): Promise<T> {
    this.#signatureRequests++;
    try {
      return await request;
    } finally {
      this.#signatureRequests--;
    }
  }

  /** Media type of the text. */
  get contentType(): string {
    return this.#registry.contentType;
  }

  /** All metrics in Prometheus' text format, including the metrics of the process. */
  async text(): Promise<string> {
    await this.#readQueues();
    return `${await this.#registry.metrics()}\n${await processRegistry().metrics()}`;
  }

  /** The same as data, for the sum of several processes. */
  async json(): Promise<MetricsOfProcess> {
    await this.#readQueues();
    return [...(await this.#registry.getMetricsAsJSON()), ...(await processRegistry().getMetricsAsJSON())];
  }

  async #readQueues(): Promise<void> {
    this.#queues = await this.#sources.database?.queues(this.#clock());
  }

  #describe(type: MetricDescription["type"], unprefixed: string, help: string, labelNames: string[]) {
    const name = `primary_network_${unprefixed}`;
    this.described.push({ name, type, help, labels: labelNames });
    return { name, help, labelNames };
  }

  #read(metric: Omit<ReadMetric<never>, "lines">, lines: () => readonly Line[]): void {
    const { name } = this.#describe(metric.type ?? "gauge", metric.name, metric.help, metric.labels ?? []);
    register(this.#registry, { ...metric, name, lines });
  }
}
