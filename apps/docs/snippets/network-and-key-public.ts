import { createDataClient, deployments } from "@primary-network/data";

const data = createDataClient({
  ...deployments.avalanche,
  apiKey: () => process.env.API_KEY,
  network: "mainnet",
});

// Creating a client sends nothing.
console.log(deployments.avalanche.baseUrl, deployments.avalanche.apiKeyHeader);
console.log(typeof data.validators.list);
