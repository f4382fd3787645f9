import { createDataClient, HttpError } from "@primary-network/data";

const options = { baseUrl: "http://127.0.0.1:8080", network: "fuji" } as const;
const data = createDataClient(options);
const behindProxy = createDataClient({
  ...options,
  fetch: async () => new Response("log in first", { status: 407 }), // in place of a proxy
});

const calls = [
  () => data.evm.getTransaction({ chainId: "43112", txHash: `0x${"00".repeat(32)}` }),
  () => behindProxy.subnets.list(),
];
for (const call of calls) {
  try {
    await call();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    console.log(error.name, error.statusCode, error.error);
    console.log(error.headers["content-type"], error.requestId !== undefined);
  }
}
