import { createDataClient, isServerError } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });

try {
  await data.supply.get();
} catch (error) {
  if (!isServerError(error)) throw error;
  console.log(error.name, error.statusCode, error.retryable);
  console.log(error.message);
}
