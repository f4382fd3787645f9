import { createDataClient } from "@primary-network/data";

const NAVAX_PER_AVAX = 1_000_000_000n;

/** Exact, whatever the size. */
function formatAvax(nAvax: string): string {
  const amount = BigInt(nAvax);
  const fraction = (amount % NAVAX_PER_AVAX).toString().padStart(9, "0").replace(/0+$/, "");
  return `${amount / NAVAX_PER_AVAX}${fraction && `.${fraction}`}`;
}

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });

let total = 0n;
for await (const { amountStaked } of data.validators.list({ validationStatus: "active" }))
  total += BigInt(amountStaked);
console.log(total, "nAVAX");
console.log(formatAvax(`${total}`), "AVAX");
