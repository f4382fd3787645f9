import { createPChainClient, RateLimitError } from "@primary-network/pchain-rpc";

// Make the local network respond to this method with one 429.
const fault = {
  kind: "status",
  status: 429,
  retryAfter: 60,
  next: 1,
  route: "/ext/bc/P",
  method: "platform.getMinStake",
};
await fetch("http://127.0.0.1:9651/faults", {
  method: "POST",
  headers: { authorization: `Bearer ${process.env.CONTROL_TOKEN}` },
  body: JSON.stringify(fault),
});

const pchain = createPChainClient({ baseUrl: "http://127.0.0.1:9650", retries: 0 });
try {
  await pchain.getMinStake();
} catch (error) {
  if (!(error instanceof RateLimitError)) throw error;
  console.log("again in", error.retryAfterMs ?? 1_000, "ms");
  console.log(error.attempts.length, error.retryable);
}
