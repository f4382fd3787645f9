import { createDataClient } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });

// What wallets and tools want to know of an EVM chain.
const { items: chains } = await data.evm.listChains();
for (const { chainName, chainId, rpcUrl, networkToken } of chains ?? []) {
  console.log(chainName, chainId, networkToken.symbol, rpcUrl);
}
