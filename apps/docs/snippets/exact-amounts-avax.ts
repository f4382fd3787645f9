import { createDataClient, formatAvax, formatUnits, parseAvax } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });

let total = 0n;
for await (const { amountStaked } of data.validators.list({ validationStatus: "active" }))
  total += BigInt(amountStaked);
console.log(total, "nAVAX");
console.log(formatAvax(total), "AVAX");

console.log(parseAvax("0.1"), "nAVAX are a tenth of an AVAX");
console.log(formatUnits("1234500", 6), "of a token with 6 decimals");
