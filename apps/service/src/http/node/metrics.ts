/** Prometheus metrics of one service: its chains, and its requests by operation and status. */

import { Counter, Gauge, Registry } from "prom-client";
import type { ChainStatus } from "../../domain/chain-status.ts";

type ChainMetric = readonly [name: string, help: string, value: (chain: ChainStatus) => number | undefined];

const chainMetrics: readonly ChainMetric[] = [
  ["primary_network_indexed_height", "Height that is indexed.", ({ height }) => height],
  ["primary_network_node_height", "Height that the node had last.", ({ tip }) => tip],
  [
    "primary_network_index_seconds_behind",
    "Seconds since the index was last at the node's tip.",
    ({ secondsBehind }) => secondsBehind,
  ],
  [
    "primary_network_node_polled_timestamp_seconds",
    "When the node was last asked with success, in Unix seconds.",
    ({ polledAt }) => polledAt,
  ],
  ["primary_network_index_broken", "1 when indexing has stopped for good.", ({ broken }) => Number(broken)],
];

/** What is counted of a request. */
export interface CountedRequest {
  readonly operation: string;
  readonly status: number;
  readonly durationMs: number;
}

/** The metrics of a service, in a registry of their own: several services may run in one process. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Counter;
  readonly #seconds: Counter;

  /** @param chains called at each reading */
  constructor(chains: () => readonly ChainStatus[]) {
    const registers = [this.#registry];
    for (const [name, help, value] of chainMetrics) {
      new Gauge({
        name,
        help,
        labelNames: ["network", "chain"],
        registers,
        collect() {
          // A chain whose value is unknown has no line.
          this.reset();
          for (const status of chains()) {
            const number = value(status);
            if (number !== undefined) this.set({ network: status.network, chain: status.chain }, number);
          }
        },
      });
    }
    const labelNames = ["operation", "status"];
    this.#requests = new Counter({
      name: "primary_network_requests_total",
      help: "Requests completed.",
      labelNames,
      registers,
    });
    this.#seconds = new Counter({
      name: "primary_network_request_seconds_total",
      help: "Time spent on requests.",
      labelNames,
      registers,
    });
  }

  count({ operation, status, durationMs }: CountedRequest): void {
    this.#requests.inc({ operation, status });
    this.#seconds.inc({ operation, status }, durationMs / 1000);
  }

  /** Media type of the text. */
  get contentType(): string {
    return this.#registry.contentType;
  }

  /** All metrics in Prometheus' text format. */
  async text(): Promise<string> {
    return this.#registry.metrics();
  }
}
