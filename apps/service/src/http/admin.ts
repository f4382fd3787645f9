/** The operator's listener: health, readiness, and Prometheus metrics. */

import { Hono } from "hono";
import type { ChainStatus } from "../domain/chain-status.ts";
import type { ExportStatus } from "../jobs/export-progress.ts";
import type { PoolStatus } from "../store/session/observation.ts";
import { createHostCheck } from "./hosts.ts";
import type { Readiness } from "./readiness.ts";

/** Host names that probes on the same machine use, in addition to the configured ones. */
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** Probes may name an address: a page that points its own name at this listener still sends that name. */
const ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|\[[0-9a-f:.]+\])$/i;

const isNamed = ({ network, chain }: ChainStatus, name: string): boolean =>
  name === chain || name === `${network}/${chain}`;

/** The service that the listener reports on. */
export interface AdminOptions {
  status(): {
    readonly chains: readonly ChainStatus[];
    readonly exports: readonly ExportStatus[];
    readonly connections: readonly PoolStatus[];
  };
  readonly readiness: Readiness;
  readonly metrics: {
    readonly contentType: string;
    text(): Promise<string>;
    json(): Promise<readonly object[]>;
  };
  /** Accepted host names, in addition to loopback's; any when undefined. */
  readonly hosts: readonly string[] | undefined;
}

/** For loopback or a private network only: it reports errors without authentication. */
export function createAdmin({ status, readiness, metrics, hosts }: AdminOptions): Hono {
  const chains = () => status().chains;
  const admin = new Hono();
  const servesHost = createHostCheck(hosts && [...hosts, ...LOOPBACK]);
  admin.use(async (c, next) => {
    const url = new URL(c.req.url);
    if (!ADDRESS.test(url.hostname) && !servesHost(url))
      return c.text("the Host header names no host that is served here", 421);
    return next();
  });
  admin.get("/livez", (c) => c.json({ status: "ok" }));
  admin.get("/status", (c) => c.json(status()));
  admin.get("/healthz", async (c) => {
    const { database, chains: all } = await readiness.report();
    const broken = all.some((chain) => chain.broken);
    const status = broken ? "broken" : database.ready ? "ok" : "database unavailable";
    return c.json({ status, database, chains: all }, status === "ok" ? 200 : 503);
  });
  admin.get("/readyz", async (c) => {
    const all = chains();
    const excluded = c.req.queries("exclude") ?? [];
    const unknown = excluded.find((name) => !all.some((chain) => isNamed(chain, name)));
    if (unknown !== undefined) return c.text(`exclude names ${unknown}, which is not indexed here`, 400);
    const report = await readiness.report((chain) => !excluded.some((name) => isNamed(chain, name)));
    return c.json(report, report.ready ? 200 : 503);
  });
  admin.get("/metrics", async (c) =>
    c.req.query("format") === "json"
      ? c.json(await metrics.json())
      : c.text(await metrics.text(), 200, { "content-type": metrics.contentType }),
  );
  return admin;
}
