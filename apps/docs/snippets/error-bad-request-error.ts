import { BadRequestError, createDataClient } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });

try {
  await data.evm.getTransaction({ chainId: "43112", txHash: "0x00" });
} catch (error) {
  if (!(error instanceof BadRequestError)) throw error;
  console.log(error.reason);
  console.log(error.body);
}
