import { createMetricsClient, PageTokenExpiredError } from "@primary-network/metrics";

const metrics = createMetricsClient({ baseUrl: "http://127.0.0.1:8080" });
const params = { chainId: "43112" };

// A checkpoint that lay in a file since 1 January 2026.
const saved = {
  operation: "listAverageTps",
  pageToken: "6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e",
  tokenAt: 1_767_225_600_000,
  skip: 0,
};

try {
  await metrics.averageTps.list(params, { resume: saved });
} catch (error) {
  if (!(error instanceof PageTokenExpiredError)) throw error;
  console.log(error.reason);
  const { items } = await metrics.averageTps.list(params);
  console.log("from the first page again:", items.length > 0);
}
