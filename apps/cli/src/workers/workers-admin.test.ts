/** The admin interface of all workers: ready when all are, metrics in sum, and the indexer's view of the chains. */

import { expect, it } from "vitest";
import type { AdminReply } from "./messages.ts";
import { createWorkersAdmin } from "./workers-admin.ts";

const reply = (body: unknown, status = 200): AdminReply => ({ status, body: JSON.stringify(body) });
const pool = { pool: "api", max: 8, inUse: 1, idle: 2, waiting: 0 };

/** @param pages by worker and path */
function open(pages: Record<string, Record<string, AdminReply | undefined>>, draining = false) {
  const admin = createWorkersAdmin({
    leading: "indexer",
    ask: async (path) => new Map(Object.entries(pages).map(([name, replies]) => [name, replies[path]])),
    status: () => Object.keys(pages).map((worker, at) => ({ worker, pid: at, started: true, restarts: 0 })),
    isDraining: () => draining,
  });
  return async (path: string, method = "GET") => {
    const response = await admin(new Request(`http://admin${path}`, { method }));
    const text = await response.text();
    return { status: response.status, text, body: text.startsWith("{") ? JSON.parse(text) : undefined };
  };
}

it.each([
  { given: "all ready", one: reply({ ready: true }), draining: false, want: 200 },
  { given: "one not ready", one: reply({ ready: false }, 503), draining: false, want: 503 },
  { given: "one silent", one: undefined, draining: false, want: 503 },
  { given: "draining", one: reply({ ready: true }), draining: true, want: 503 },
])("readiness with $given is $want", async ({ one, draining, want }) => {
  const get = open(
    { indexer: { "/readyz": reply({ ready: true, chains: [] }) }, 1: { "/readyz": one } },
    draining,
  );
  const { status, body } = await get("/readyz");
  expect([status, body.ready, body.draining, body.chains]).toEqual([want, want === 200, draining, []]);
  expect(body.workers.map(({ worker, ok }: { worker: string; ok: boolean }) => [worker, ok])).toEqual([
    ["1", one?.status === 200],
    ["indexer", true],
  ]);
});

it("hands the query on, and reports what the worker refuses", async () => {
  const bad = { status: 400, body: "exclude names moon, which is not indexed here" };
  const get = open({ indexer: { "/readyz?exclude=moon": bad }, 1: { "/readyz?exclude=moon": bad } });
  expect(await get("/readyz?exclude=moon")).toMatchObject({ status: 400, text: bad.body });
});

it("health is that of the indexer, and 503 while a worker is missing", async () => {
  const ok = reply({ status: "ok", chains: [] });
  expect((await open({ indexer: { "/healthz": ok }, 1: { "/healthz": ok } })("/healthz")).body.status).toBe(
    "ok",
  );
  const missing = await open({ indexer: { "/healthz": ok }, 1: {} })("/healthz");
  expect([missing.status, missing.body.status]).toEqual([503, "workers unavailable"]);
  const broken = reply({ status: "broken" }, 503);
  const get = open({ indexer: { "/healthz": broken }, 1: { "/healthz": ok } });
  expect([(await get("/healthz")).status, (await get("/healthz")).body.status]).toEqual([503, "broken"]);
});

it("status has the indexer's chains, everybody's exports, and the sum of the pools", async () => {
  const get = open({
    1: { "/status": reply({ chains: ["stale"], exports: ["b"], connections: [pool] }) },
    indexer: {
      "/status": reply({
        chains: ["fresh"],
        exports: ["a"],
        connections: [pool, { ...pool, pool: "index" }],
      }),
    },
  });
  expect((await get("/status")).body).toMatchObject({
    chains: ["fresh"],
    exports: ["b", "a"],
    connections: [
      { pool: "api", max: 16, inUse: 2, idle: 4, waiting: 0 },
      { ...pool, pool: "index" },
    ],
    workers: [{ worker: "1" }, { worker: "indexer" }],
  });
});

it("metrics are added up, but for what all of them know", async () => {
  const of = (requests: number, height: number, ready: number) =>
    reply([
      {
        name: "requests_total",
        help: "h",
        type: "counter",
        aggregator: "sum",
        values: [{ value: requests, labels: { status: "200" } }],
      },
      {
        name: "height",
        help: "h",
        type: "gauge",
        aggregator: "max",
        values: [{ value: height, labels: {} }],
      },
      { name: "ready", help: "h", type: "gauge", aggregator: "min", values: [{ value: ready, labels: {} }] },
    ]);
  const path = "/metrics?format=json";
  const get = open({ 1: { [path]: of(3, 7, 1) }, 2: { [path]: of(4, 9, 0) }, indexer: {} });
  const { text } = await get("/metrics");
  expect(text.split("\n").filter((line) => /^\w/.test(line))).toEqual([
    'requests_total{status="200"} 7',
    "height 9",
    "ready 0",
  ]);
});

it("lives, and knows no other path or method", async () => {
  const get = open({ indexer: {} });
  expect((await get("/livez")).status).toBe(200);
  expect((await get("/v1/networks")).status).toBe(404);
  expect((await get("/livez", "POST")).status).toBe(404);
});
