/** The operator's listener: health, readiness, and figures for Prometheus. */

import { Hono } from "hono";
import type { ChainAlias } from "../domain/network.ts";
import type { RequestEvent } from "./app.ts";
import { createHostCheck } from "./hosts.ts";

/** A probe on the same machine asks by these, whatever names the service has outside. */
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** State of one chain's index. */
export interface ChainFigures {
  readonly network: string;
  /** EVM chains by their EVM chain id, as `evm-43114`. */
  readonly chain: ChainAlias | `evm-${number}`;
  readonly height: number;
  readonly tip: number | undefined;
  /** Whether the tip has been reached since the start. */
  readonly ready: boolean;
  readonly broken: boolean;
  readonly fault: string | undefined;
}

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

function chainLines(chains: readonly ChainFigures[]): string[] {
  const gauge = (
    name: string,
    help: string,
    value: (chain: ChainFigures) => number | undefined,
  ): string[] => [
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
    ...gauge("primary_network_index_broken", "1 when indexing has stopped for good.", ({ broken }) =>
      Number(broken),
    ),
  ];
}

/** An EVM chain whose node is away answers 503 itself, and does not keep the rest from being asked. */
const isApart = ({ chain, fault }: ChainFigures): boolean => chain.startsWith("evm-") && fault !== undefined;

/** Meant for loopback only: it says what is wrong without being asked who wants to know. */
export function createAdmin(
  chains: () => readonly ChainFigures[],
  requests: RequestFigures,
  hosts?: readonly string[],
): Hono {
  const admin = new Hono();
  const servesHost = createHostCheck(hosts && [...hosts, ...LOOPBACK]);
  admin.use(async (c, next) => {
    if (!servesHost(new URL(c.req.url)))
      return c.text("the Host header names no host that is served here", 421);
    return next();
  });
  admin.get("/healthz", (c) => {
    const broken = chains().filter((chain) => chain.broken);
    return c.json(
      { status: broken.length === 0 ? "ok" : "broken", chains: chains() },
      broken.length === 0 ? 200 : 503,
    );
  });
  admin.get("/readyz", (c) => {
    const ready = chains().every((chain) => chain.ready || isApart(chain));
    return c.json({ ready, chains: chains() }, ready ? 200 : 503);
  });
  admin.get("/metrics", (c) =>
    c.text([...chainLines(chains()), ...requests.lines(), ""].join("\n"), 200, {
      "content-type": "text/plain; version=0.0.4; charset=utf-8",
    }),
  );
  return admin;
}
