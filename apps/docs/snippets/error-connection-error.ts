import { ConnectionError, createPChainClient } from "@primary-network/pchain-rpc";

// What Node's fetch throws where nothing listens.
const refused = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:9650"), { code: "ECONNREFUSED" });
const pchain = createPChainClient({
  baseUrl: "http://127.0.0.1:9650",
  retries: 1,
  fetch: async () => {
    throw new TypeError("fetch failed", { cause: refused });
  },
});

try {
  await pchain.getHeight();
} catch (error) {
  if (!(error instanceof ConnectionError)) throw error;
  console.log(error.reason);
  console.log(error.code, error.attempts.length, error.retryable);
}
