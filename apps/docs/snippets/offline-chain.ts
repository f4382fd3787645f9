import { createDataClient } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });

// Data that wallets and tools need about an EVM chain.
const { items: chains } = await data.evm.listChains();
for (const { chainName, chainId, rpcUrl, networkToken } of chains ?? []) {
  console.log(chainName, chainId, networkToken.symbol, rpcUrl);
}
