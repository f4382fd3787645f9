import { createDataClient, HttpError, PrimaryNetworkError, ValidationError } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });

const calls = [
  () => data.evm.getTransaction({ chainId: "43112", txHash: `0x${"00".repeat(32)}` }),
  () => data.evm.getTransaction({ chainId: "43112", txHash: "0x00" }),
  () => data.validators.list({ pageSize: 1_000 }),
];
for (const call of calls) {
  try {
    await call();
  } catch (error) {
    if (error instanceof ValidationError) console.log("not sent:", error.field, error.rule);
    else if (error instanceof HttpError) console.log(error.name, error.statusCode, error.retryable);
    else if (error instanceof PrimaryNetworkError) console.log(error.name, error.operation);
    else throw error;
  }
}
