import { createPChainClient, DeadlineError, HttpError } from "@primary-network/pchain-rpc";

// The local network's next response to this method asks for a minute's patience.
const fault = {
  kind: "status",
  status: 503,
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
  await pchain.getMinStake(); // deadlineMs is 30 000
} catch (error) {
  if (!(error instanceof DeadlineError)) throw error;
  console.log(error.retryAfterMs, error.retryable);
  if (error.cause instanceof HttpError) console.log("before:", error.cause.name, error.cause.statusCode);
}
