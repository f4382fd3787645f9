import { createPChainClient, RpcError } from "@primary-network/pchain-rpc";

const pchain = createPChainClient({ baseUrl: "http://127.0.0.1:9650" });

try {
  await pchain.getTx({ txID: "11111111111111111111111111111111LpoYY" });
} catch (error) {
  if (!(error instanceof RpcError)) throw error;
  console.log(error.reason);
  console.log(error.code, error.data, error.retryable);
}
