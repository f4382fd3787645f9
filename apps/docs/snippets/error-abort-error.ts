import { AbortError, createDataClient } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });

const controller = new AbortController();
const call = data.evm.listChains({}, { signal: controller.signal });
controller.abort(new Error("the page was closed"));

try {
  await call;
} catch (error) {
  if (!(error instanceof AbortError)) throw error;
  console.log(error.reason, error.retryable);
  console.log(String(error.cause));
}
