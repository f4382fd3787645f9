import { createDataClient, NotFoundError } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });

/** The block of a transaction; undefined where there is no such transaction. */
async function blockOf(chainId: string, txHash: string): Promise<string | undefined> {
  try {
    const { nativeTransaction } = await data.evm.getTransaction({ chainId, txHash });
    return nativeTransaction.blockNumber;
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
    console.log(error.reason);
    return undefined;
  }
}

console.log(await blockOf("43112", `0x${"00".repeat(32)}`));
