import { createPChainClient, RateLimitError } from "@primary-network/pchain-rpc";

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

const pchain = createPChainClient({ baseUrl: "http://127.0.0.1:9650" });
try {
  await pchain.getMinStake({}, { deadlineMs: 5_000 });
} catch (error) {
  if (!(error instanceof RateLimitError)) throw error;
  // The call fails at once, because a wait of a minute does not fit into five seconds.
  console.log(error.retryAfterMs, error.attempts.length, error.cause instanceof Error);
}
