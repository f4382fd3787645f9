/** The text that Prometheus reads: the names, help texts, labels and values are an interface. */

import fc from "fast-check";
import { expect, test } from "vitest";
import type { ChainStatus } from "../../domain/chain-status.ts";
import { NODE_ERROR_KINDS } from "../../sources/node-call.ts";
import { CONNECTION_POOLS, STATEMENT_KINDS } from "../../store/session/observation.ts";
import { Metrics } from "./metrics.ts";
import type { MetricSources } from "./service-metrics.ts";

const unknown = {
  tipHeight: undefined,
  blocksBehind: undefined,
  blocksPerSecond: undefined,
  secondsLeft: undefined,
  secondsBehind: undefined,
  polledAt: undefined,
  fault: undefined,
};

const chains: ChainStatus[] = [
  {
    network: "fuji",
    chain: "p-chain",
    role: "leader",
    height: 10,
    tipHeight: 12,
    blocksBehind: 2,
    phase: "catching-up",
    blocksPerSecond: 0.5,
    secondsLeft: 4,
    secondsBehind: 3,
    polledAt: 1_700_000_000,
    broken: false,
    ready: true,
    fault: undefined,
  },
  {
    network: "fuji",
    chain: "evm-43112",
    role: "leader",
    height: -1,
    phase: "stopped",
    broken: true,
    ready: false,
    ...unknown,
  },
];

const NOW = 1_800_000_000_000;

const database: NonNullable<MetricSources["database"]> = {
  connections: () => [{ pool: "api", max: 8, inUse: 2, idle: 1, waiting: 4 }],
  queues: async (now) => ({ exportsWaiting: 5, exportsRunning: 2, nfts: now === NOW ? 17 : 0 }),
};

/** Metrics of all parts, with three signature requests that wait. */
function metricsOf(given: MetricSources = {}): Metrics {
  const metrics = new Metrics(() => NOW);
  metrics.watch({
    chains: { status: () => chains },
    database,
    replica: { status: { ready: true, secondsBehind: 4, fault: undefined } },
    responseCache: { bytes: 4_096, size: 2 },
    requestLog: { state: { waiting: 6, dropped: 7 } },
  });
  metrics.watch(given);
  for (let request = 0; request < 3; request++) void metrics.signing(new Promise(() => {}));
  return metrics;
}

/** The lines of our own metrics, without help and type. */
const lines = async (metrics: Metrics): Promise<string[]> =>
  (await metrics.text()).split("\n").filter((line) => line.startsWith("primary_network_"));

const values = `primary_network_response_cache_bytes 4096
primary_network_response_cache_entries 2
primary_network_database_ready 1
primary_network_database_connections{pool="api",state="in_use"} 2
primary_network_database_connections{pool="api",state="idle"} 1
primary_network_database_connections_max{pool="api"} 8
primary_network_database_connection_waiting{pool="api"} 4
primary_network_replica_ready 1
primary_network_replica_seconds_behind 4
primary_network_export_jobs{state="waiting"} 5
primary_network_export_jobs{state="running"} 2
primary_network_nft_queue_tokens 17
primary_network_warp_signature_requests 3
primary_network_request_log_waiting 6
primary_network_request_log_dropped_total 7
primary_network_indexed_height{network="fuji",chain="p-chain"} 10
primary_network_indexed_height{network="fuji",chain="evm-43112"} -1
primary_network_node_height{network="fuji",chain="p-chain"} 12
primary_network_index_seconds_behind{network="fuji",chain="p-chain"} 3
primary_network_index_role{network="fuji",chain="p-chain",role="leader"} 1
primary_network_index_role{network="fuji",chain="evm-43112",role="leader"} 1
primary_network_index_phase{network="fuji",chain="p-chain",phase="catching-up"} 1
primary_network_index_phase{network="fuji",chain="evm-43112",phase="stopped"} 1
primary_network_indexing_blocks_per_second{network="fuji",chain="p-chain"} 0.5
primary_network_index_seconds_left{network="fuji",chain="p-chain"} 4
primary_network_node_polled_timestamp_seconds{network="fuji",chain="p-chain"} 1700000000
primary_network_index_ready{network="fuji",chain="p-chain"} 1
primary_network_index_ready{network="fuji",chain="evm-43112"} 0
primary_network_index_broken{network="fuji",chain="p-chain"} 0
primary_network_index_broken{network="fuji",chain="evm-43112"} 1`.split("\n");

test("chains, connections and queues are read at each scrape", async () => {
  const metrics = metricsOf();
  expect(metrics.contentType).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(await lines(metrics)).toEqual(values);
  expect(await lines(metrics)).toEqual(values);
  let status = chains[0] as ChainStatus;
  const own = metricsOf({ chains: { status: () => [status] } });
  expect(await lines(own)).toContain('primary_network_node_height{network="fuji",chain="p-chain"} 12');
  status = { ...status, tipHeight: undefined };
  expect(await own.text()).not.toContain("node_height{");
});

test("a database that does not respond has no queues, and the other metrics are there", async () => {
  const found = await lines(
    metricsOf({ database: { connections: () => [], queues: async () => undefined } }),
  );
  expect(found).toContain("primary_network_database_ready 0");
  expect(found.filter((line) => /export_jobs|nft_queue/.test(line))).toEqual([]);
  expect(found).toContain('primary_network_indexed_height{network="fuji",chain="p-chain"} 10');
});

test("a signature request counts until it has its response, or fails", async () => {
  const metrics = metricsOf();
  const waiting = "primary_network_warp_signature_requests";
  expect(await metrics.signing(Promise.resolve("signature"))).toBe("signature");
  await expect(metrics.signing(Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await lines(metrics)).toContain(`${waiting} 3`);
});

test("requests, statements, waits, node requests and failures are counted, by each service for itself", async () => {
  const [metrics, other] = [metricsOf(), metricsOf()];
  metrics.count({ operation: "listValidators", status: 200, durationMs: 250 });
  metrics.count({ operation: "listValidators", status: 200, durationMs: 500 });
  metrics.count({ operation: "none", status: 404, durationMs: 1 });
  const statement = { pool: "api", kind: "select", text: "select $1", durationMs: 2 } as const;
  metrics.statement({ ...statement, failed: false });
  metrics.statement({ ...statement, failed: true });
  metrics.waited("index", 20);
  const chain = { network: "fuji", chain: "p-chain" };
  metrics.nodeCall(chain, { method: "platform.getHeight", durationMs: 30, error: undefined });
  metrics.nodeCall(chain, { method: "platform.getHeight", durationMs: 30, error: "timeout" });
  metrics.indexingFailed(chain, "node");
  metrics.cached("hit");
  const text = await metrics.text();
  for (const line of [
    'primary_network_request_duration_seconds_bucket{le="0.25",operation="listValidators",status="200"} 1',
    'primary_network_request_duration_seconds_sum{operation="listValidators",status="200"} 0.75',
    'primary_network_request_duration_seconds_count{operation="listValidators",status="200"} 2',
    'primary_network_request_duration_seconds_count{operation="none",status="404"} 1',
    'primary_network_database_statement_duration_seconds_count{pool="api",kind="select"} 2',
    'primary_network_database_statement_errors_total{pool="api",kind="select"} 1',
    'primary_network_database_connection_wait_seconds_sum{pool="index"} 0.02',
    'primary_network_node_request_duration_seconds_count{network="fuji",chain="p-chain"} 2',
    'primary_network_node_errors_total{network="fuji",chain="p-chain",kind="timeout"} 1',
    'primary_network_indexing_failures_total{network="fuji",chain="p-chain",kind="node"} 1',
    'primary_network_response_cache_requests_total{result="hit"} 1',
  ])
    expect(text).toContain(`${line}\n`);
  expect(await other.text()).not.toContain("listValidators");
  // The process is one, however many services run in it.
  for (const one of [text, await other.text()])
    expect(one.match(/^process_resident_memory_bytes /gm)).toHaveLength(1);
});

test("the number of lines has a bound, whatever is counted", async () => {
  const statuses = [200, 400, 401, 403, 404, 405, 421, 429, 500, 501, 502, 503];
  const operations = ["none", "download", "listValidators", "getTransaction"];
  const kinds = { operations, statuses };
  const request = fc.record({
    operation: fc.constantFrom(...kinds.operations),
    status: fc.constantFrom(...kinds.statuses),
    durationMs: fc.double({ min: 0, max: 1e9, noNaN: true }),
  });
  const statement = fc.record({
    pool: fc.constantFrom(...CONNECTION_POOLS),
    kind: fc.constantFrom(...STATEMENT_KINDS),
    text: fc.string(),
    durationMs: fc.double({ min: 0, max: 1e9, noNaN: true }),
    failed: fc.boolean(),
  });
  const call = fc.record({
    method: fc.string(),
    durationMs: fc.nat(),
    error: fc.option(fc.constantFrom(...NODE_ERROR_KINDS), { nil: undefined }),
  });
  const metrics = metricsOf();
  fc.assert(
    fc.property(fc.array(request), fc.array(statement), fc.array(call), (requests, statements, calls) => {
      for (const one of requests) metrics.count(one);
      for (const one of statements) metrics.statement(one);
      for (const one of calls) metrics.nodeCall({ network: "fuji", chain: "p-chain" }, one);
    }),
  );
  const found = await lines(metrics);
  // Each histogram has its buckets, one without a bound, sum and count per combination of labels.
  const bound =
    values.length +
    operations.length * statuses.length * 15 +
    CONNECTION_POOLS.length * STATEMENT_KINDS.length * (14 + 1) +
    (13 + NODE_ERROR_KINDS.length);
  expect(found.length).toBeLessThanOrEqual(bound);
  expect(new Set(found.map((line) => line.replace(/ \S+$/, ""))).size).toBe(found.length);
  // Neither SQL nor a method's name is a label.
  expect(found.filter((line) => /text=|method=/.test(line))).toEqual([]);
});
