/** The text that Prometheus reads: the names, help texts, labels and values are an interface. */

import { expect, test } from "vitest";
import type { ChainStatus } from "../../domain/chain-status.ts";
import { Metrics } from "./metrics.ts";

const unknown = { tip: undefined, secondsBehind: undefined, polledAt: undefined, fault: undefined };

const chains: ChainStatus[] = [
  {
    network: "fuji",
    chain: "p-chain",
    height: 10,
    tip: 12,
    secondsBehind: 3,
    polledAt: 1_700_000_000,
    broken: false,
    ready: true,
    fault: undefined,
  },
  { network: "fuji", chain: "evm-43112", height: -1, broken: true, ready: false, ...unknown },
];

const text = `# HELP primary_network_indexed_height Height that is indexed.
# TYPE primary_network_indexed_height gauge
primary_network_indexed_height{network="fuji",chain="p-chain"} 10
primary_network_indexed_height{network="fuji",chain="evm-43112"} -1

# HELP primary_network_node_height Height that the node had last.
# TYPE primary_network_node_height gauge
primary_network_node_height{network="fuji",chain="p-chain"} 12

# HELP primary_network_index_seconds_behind Seconds since the index was last at the node's tip.
# TYPE primary_network_index_seconds_behind gauge
primary_network_index_seconds_behind{network="fuji",chain="p-chain"} 3

# HELP primary_network_node_polled_timestamp_seconds When the node was last asked with success, in Unix seconds.
# TYPE primary_network_node_polled_timestamp_seconds gauge
primary_network_node_polled_timestamp_seconds{network="fuji",chain="p-chain"} 1700000000

# HELP primary_network_index_broken 1 when indexing has stopped for good.
# TYPE primary_network_index_broken gauge
primary_network_index_broken{network="fuji",chain="p-chain"} 0
primary_network_index_broken{network="fuji",chain="evm-43112"} 1

# HELP primary_network_requests_total Requests completed.
# TYPE primary_network_requests_total counter
primary_network_requests_total{operation="listValidators",status="200"} 2
primary_network_requests_total{operation="none",status="404"} 1

# HELP primary_network_request_seconds_total Time spent on requests.
# TYPE primary_network_request_seconds_total counter
primary_network_request_seconds_total{operation="listValidators",status="200"} 0.75
primary_network_request_seconds_total{operation="none",status="404"} 0.125
`;

test("chains and requests are exposed in Prometheus' text format", async () => {
  const metrics = new Metrics(() => chains);
  metrics.count({ operation: "listValidators", status: 200, durationMs: 250 });
  metrics.count({ operation: "listValidators", status: 200, durationMs: 500 });
  metrics.count({ operation: "none", status: 404, durationMs: 125 });
  expect(metrics.contentType).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(await metrics.text()).toBe(text);
  expect(await metrics.text()).toBe(text);
});

test("a chain's state is read at scrape time, and two services count apart", async () => {
  let status = chains[0] as ChainStatus;
  const [one, other] = [new Metrics(() => [status]), new Metrics(() => [])];
  one.count({ operation: "listValidators", status: 200, durationMs: 1 });
  expect(await other.text()).not.toContain("listValidators");
  expect(await one.text()).toContain('node_height{network="fuji",chain="p-chain"} 12\n');
  status = { ...status, tip: undefined };
  expect(await one.text()).not.toContain("node_height{");
});
