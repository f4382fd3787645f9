import { createPChainClient, DecodeError } from "@primary-network/pchain-rpc";

// The local network's next response to this method ends in the middle.
const fault = {
  kind: "malformed",
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
  if (!(error instanceof DecodeError)) throw error;
  console.log(error.reason);
  console.log(error.attempts[0]?.status, error.retryable);
}
