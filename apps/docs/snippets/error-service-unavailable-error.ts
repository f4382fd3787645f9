import { createPChainClient, ServerError } from "@primary-network/pchain-rpc";

// The local network responds to this method with 503, however often the client tries.
const fault = {
  kind: "status",
  status: 503,
  next: 4,
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
  await pchain.getMinStake();
} catch (error) {
  if (!(error instanceof ServerError) || error.statusCode !== 503) throw error;
  console.log(error.name, error.retryable);
  console.log(error.attempts.map(({ status }) => status));
}
