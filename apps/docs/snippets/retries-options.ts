import { AbortError, createDataClient } from "@primary-network/data";

const data = createDataClient({
  baseUrl: "http://127.0.0.1:8080",
  network: "fuji",
  deadlineMs: 60_000, // the whole call
  attemptTimeoutMs: 5_000, // one attempt, its body included
  retries: 5,
});

// Pass the options of a call as its last argument.
const { items: chains } = await data.evm.listChains({}, { deadlineMs: 2_000, retries: 0 });
console.log(chains?.length);

const controller = new AbortController();
const call = data.evm.listChains({}, { signal: controller.signal });
controller.abort();
console.log(await call.catch((error: unknown) => error instanceof AbortError));
