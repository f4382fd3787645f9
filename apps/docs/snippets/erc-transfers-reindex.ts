import { createDataClient, RateLimitError } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });
const token = { chainId: "43112", address: "0x63eC830bE4B53bE3afb929ae90C423B518E64F0e", tokenId: "5" };

await data.nfts.reindex(token);
try {
  await data.nfts.reindex(token);
} catch (error) {
  if (!(error instanceof RateLimitError)) throw error;
  console.log("once per hour and token:", error.retryAfterMs, error.retryable);
}
