import { createMetricsClient } from "@primary-network/metrics";

const metrics = createMetricsClient({ baseUrl: "http://127.0.0.1:8080" });

const points = metrics.chains.listValues({ chainId: "43112", metric: "activeAddresses" });
const days = await points.toArray({ limit: 21 });
for (const { timestamp, value } of days.reverse())
  console.log(new Date(timestamp * 1000).toISOString().slice(0, 10), value);
