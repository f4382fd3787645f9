import { AttemptTimeoutError, createPChainClient } from "@primary-network/pchain-rpc";

// The local network's next response to this method is slow.
const fault = {
  kind: "delay",
  ms: 3_000,
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
  await pchain.getMinStake({}, { attemptTimeoutMs: 100, retries: 0 });
} catch (error) {
  if (!(error instanceof AttemptTimeoutError)) throw error;
  console.log(error.reason, error.retryable);
}
