import { createMetricsClient } from "@primary-network/metrics";

const metrics = createMetricsClient({ baseUrl: "http://127.0.0.1:8080" });

const { result } = await metrics.chains.getRollingWindow({ chainId: "43112", metric: "txCount" });
for (const [window, value] of Object.entries(result)) console.log(window, value);
