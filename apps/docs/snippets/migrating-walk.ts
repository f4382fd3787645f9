import { createDataClient, HttpError } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });

let staked = 0n;
try {
  for await (const { amountStaked } of data.validators.list({ pageSize: 100 }))
    staked += BigInt(amountStaked);
} catch (error) {
  if (error instanceof HttpError) console.log(error.statusCode, error.message);
  else throw error;
}
console.log(staked);
