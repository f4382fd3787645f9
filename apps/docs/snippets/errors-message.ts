import { createDataClient } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });

await data.evm.getTransaction({ chainId: "1", txHash: `0x${"00".repeat(32)}` }).catch((error: unknown) => {
  console.log(String(error));
});
