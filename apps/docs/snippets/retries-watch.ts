import { createPChainClient } from "@primary-network/pchain-rpc";

// Make the local network respond to this method with two 503s.
const fault = { kind: "status", status: 503, next: 2, route: "/ext/bc/P", method: "platform.getMinStake" };
await fetch("http://127.0.0.1:9651/faults", {
  method: "POST",
  headers: { authorization: `Bearer ${process.env.CONTROL_TOKEN}` },
  body: JSON.stringify(fault),
});

const pchain = createPChainClient({
  baseUrl: "http://127.0.0.1:9650",
  hooks: { "attempt:end": ({ attempt, status, error }) => console.log(attempt, status, error ?? "ok") },
});
const { minValidatorStake } = await pchain.getMinStake();
console.log(minValidatorStake);
