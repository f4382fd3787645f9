import { createDataClient, PageLoopError } from "@primary-network/data";

// A service that gives the same token with every page.
const subnet = { subnetId: "11111111111111111111111111111111LpoYY" };
const data = createDataClient({
  baseUrl: "http://127.0.0.1:8080",
  network: "fuji",
  fetch: async () => Response.json({ subnets: [subnet], nextPageToken: "6d1f0c1e" }),
});

let count = 0;
try {
  for await (const { subnetId } of data.subnets.list()) if (subnetId) count += 1;
} catch (error) {
  if (!(error instanceof PageLoopError)) throw error;
  console.log(error.reason, error.retryable);
  console.log(count, "items came before");
}
