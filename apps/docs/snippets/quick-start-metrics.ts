import { createMetricsClient } from "@primary-network/metrics";

const metrics = createMetricsClient({ baseUrl: "http://127.0.0.1:8080" });

const points = await metrics.averageTps.list({ chainId: "43112" }).toArray({ limit: 3 });
for (const { timestamp, value } of points) {
  console.log(new Date(timestamp * 1000).toISOString().slice(0, 10), value.toFixed(6));
}
