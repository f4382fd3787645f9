import { createDataClient, ServerError } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });

try {
  await data.supply.get();
} catch (error) {
  if (!(error instanceof ServerError)) throw error;
  console.log(error.name, error.statusCode, error.retryable);
  console.log(error.reason);
}
