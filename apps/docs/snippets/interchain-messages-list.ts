import { createDataClient } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });
const address = "0x6de03f503F4E1cC3E7f7b080F643419D66b50357";

for await (const message of data.icm.listByAddress({ address })) {
  const { sourceEvmChainId, destinationEvmChainId, messageNonce, messageExecuted, status } = message;
  console.log(`${sourceEvmChainId} -> ${destinationEvmChainId} #${messageNonce}`, status, messageExecuted);
}
