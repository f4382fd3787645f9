import { createDataClient, isHttpError } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });

const calls = [
  () => data.evm.getTransaction({ chainId: "43112", txHash: `0x${"00".repeat(32)}` }),
  () => data.subnets.list({ pageToken: "x".repeat(20_000) }), // makes the URL too long
];
for (const call of calls) {
  try {
    await call();
  } catch (error) {
    if (!isHttpError(error)) throw error;
    console.log(error.name, error.statusCode, error.error);
    console.log(error.headers["content-type"], error.requestId !== undefined);
  }
}
