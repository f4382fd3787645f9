import { createDataClient, deployments } from "@primary-network/data";

const data = createDataClient({
  ...deployments.avalanche,
  apiKey: () => process.env.API_KEY,
  network: "mainnet",
});

// Nothing was sent yet: that happens when a method is called.
console.log(deployments.avalanche.baseUrl, deployments.avalanche.apiKeyHeader);
console.log(typeof data.validators.list);
