/** The operator's listener: health, readiness, and Prometheus metrics. */

import { Hono } from "hono";
import type { ChainStatus } from "../domain/chain-status.ts";
import type { ExportStatus } from "../jobs/export-progress.ts";
import type { DatabaseHealth } from "../store/unavailable.ts";
import { createHostCheck } from "./hosts.ts";

/** Host names that probes on the same machine use, in addition to the configured ones. */
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

const isNamed = ({ network, chain }: ChainStatus, name: string): boolean =>
  name === chain || name === `${network}/${chain}`;

/** What the listener reports on. */
export interface AdminOptions {
  status(): { readonly chains: readonly ChainStatus[]; readonly exports: readonly ExportStatus[] };
  /** Checks the database, with a short time limit. */
  database(): Promise<DatabaseHealth>;
  readonly metrics: {
    readonly contentType: string;
    text(): Promise<string>;
  };
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
export function createAdmin({ status, database, metrics, hosts }: AdminOptions): Hono {
  const chains = () => status().chains;
  const admin = new Hono();
  const servesHost = createHostCheck(hosts && [...hosts, ...LOOPBACK]);
  admin.use(async (c, next) => {
    if (!servesHost(new URL(c.req.url)))
      return c.text("the Host header names no host that is served here", 421);
    return next();
  });
  admin.get("/livez", (c) => c.json({ status: "ok" }));
  admin.get("/status", (c) => c.json(status()));
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
  admin.get("/metrics", async (c) =>
    c.text(await metrics.text(), 200, { "content-type": metrics.contentType }),
  );
  return admin;
}
