import { createPChainClient, RpcError } from "@primary-network/pchain-rpc";

const pchain = createPChainClient({ baseUrl: "http://127.0.0.1:9650" });

try {
  await pchain.getBlockByHeight({ height: 1_000_000_000 });
} catch (error) {
  if (!(error instanceof RpcError)) throw error;
  // The HTTP status is 200.
  console.log(error.code, error.reason, error.retryable);
  console.log(error.attempts.map(({ status }) => status).join());
}
