/** The operator's listener: health, readiness, and Prometheus metrics. */

import { Hono } from "hono";
import type { ChainStatus } from "../domain/chain-status.ts";
import type { DatabaseHealth } from "../store/unavailable.ts";
import type { RequestEvent } from "./app.ts";
import { createHostCheck } from "./hosts.ts";

/** Host names that probes on the same machine use, in addition to the configured ones. */
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** Counts requests by operation and status. */
export class RequestFigures {
  readonly #counts = new Map<string, { labels: string; count: number; seconds: number }>();

  add({ operation, status, durationMs }: RequestEvent): void {
    const labels = `{operation="${operation}",status="${status}"}`;
    const entry = this.#counts.get(labels) ?? { labels, count: 0, seconds: 0 };
    entry.count++;
    entry.seconds += durationMs / 1000;
    this.#counts.set(labels, entry);
  }

  lines(): string[] {
    const entries = [...this.#counts.values()];
    return [
      "# HELP primary_network_requests_total Requests answered.",
      "# TYPE primary_network_requests_total counter",
      ...entries.map(({ labels, count }) => `primary_network_requests_total${labels} ${count}`),
      "# HELP primary_network_request_seconds_total Time spent on requests.",
      "# TYPE primary_network_request_seconds_total counter",
      ...entries.map(
        ({ labels, seconds }) => `primary_network_request_seconds_total${labels} ${seconds.toFixed(6)}`,
      ),
    ];
  }
}

function chainLines(chains: readonly ChainStatus[]): string[] {
  const gauge = (name: string, help: string, value: (chain: ChainStatus) => number | undefined): string[] => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} gauge`,
    ...chains.flatMap((chain) => {
      const figure = value(chain);
      return figure === undefined
        ? []
        : [`${name}{network="${chain.network}",chain="${chain.chain}"} ${figure}`];
    }),
  ];
  return [
    ...gauge("primary_network_indexed_height", "Height that is indexed.", ({ height }) => height),
    ...gauge("primary_network_node_height", "Height that the node had last.", ({ tip }) => tip),
    ...gauge(
      "primary_network_index_seconds_behind",
      "Seconds since the index was last at the node's tip.",
      ({ secondsBehind }) => secondsBehind,
    ),
    ...gauge(
      "primary_network_node_polled_timestamp_seconds",
      "When the node was last asked with success, in Unix seconds.",
      ({ polledAt }) => polledAt,
    ),
    ...gauge("primary_network_index_broken", "1 when indexing has stopped for good.", ({ broken }) =>
      Number(broken),
    ),
  ];
}

const isNamed = ({ network, chain }: ChainStatus, name: string): boolean =>
  name === chain || name === `${network}/${chain}`;

/** What the listener reports on. */
export interface AdminOptions {
  chains(): readonly ChainStatus[];
  /** Checks the database, with a short time limit. */
  database(): Promise<DatabaseHealth>;
  readonly requests: RequestFigures;
  /** Accepted host names, in addition to loopback's; any when undefined. */
  readonly hosts: readonly string[] | undefined;
}

/** The database's part of the health report. */
const databaseStatus = ({ fault, apiFault }: DatabaseHealth) => ({
  database: { ready: fault === undefined, fault },
  // Unknown while the database is unavailable.
  apiPool: { ready: fault === undefined && apiFault === undefined, fault: apiFault },
});

/** For loopback only: it reports errors without authentication. */
export function createAdmin({ chains, database, requests, hosts }: AdminOptions): Hono {
  const admin = new Hono();
  const servesHost = createHostCheck(hosts && [...hosts, ...LOOPBACK]);
  admin.use(async (c, next) => {
    if (!servesHost(new URL(c.req.url)))
      return c.text("the Host header names no host that is served here", 421);
    return next();
  });
  admin.get("/livez", (c) => c.json({ status: "ok" }));
  admin.get("/healthz", async (c) => {
    const { database: of } = databaseStatus(await database());
    const broken = chains().some((chain) => chain.broken);
    const status = broken ? "broken" : of.ready ? "ok" : "database unavailable";
    return c.json({ status, database: of, chains: chains() }, status === "ok" ? 200 : 503);
  });
  admin.get("/readyz", async (c) => {
    const all = chains();
    const excluded = c.req.queries("exclude") ?? [];
    const unknown = excluded.find((name) => !all.some((chain) => isNamed(chain, name)));
    if (unknown !== undefined) return c.text(`exclude names ${unknown}, which is not indexed here`, 400);
    const counted = all.filter((chain) => !excluded.some((name) => isNamed(chain, name)));
    const { database: of, apiPool } = databaseStatus(await database());
    const ready = of.ready && apiPool.ready && counted.every((chain) => chain.ready);
    return c.json({ ready, database: of, apiPool, chains: all }, ready ? 200 : 503);
  });
  admin.get("/metrics", (c) =>
    c.text([...chainLines(chains()), ...requests.lines(), ""].join("\n"), 200, {
      "content-type": "text/plain; version=0.0.4; charset=utf-8",
    }),
  );
  return admin;
}
