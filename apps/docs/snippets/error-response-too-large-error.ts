import { createDataClient, ResponseTooLargeError } from "@primary-network/data";

// A limit that a page of a hundred validators does not keep.
const data = createDataClient({
  baseUrl: "http://127.0.0.1:8080",
  network: "fuji",
  maxResponseBytes: 1_000,
});

try {
  await data.validators.list({ pageSize: 100 });
} catch (error) {
  if (!(error instanceof ResponseTooLargeError)) throw error;
  console.log(error.reason);
  console.log(error.limitBytes, error.retryable);
}
