/** Sums the stake of all validators with @primary-network/data. */
import { createDataClient } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });

const chains = await data.addresses.getChains({ addresses: ["P-fuji1a"] });
for (const entry of chains.addresses ?? []) console.log(entry.address, entry.blockchainIds?.length);

let staked = 0n;

for await (const validator of data.validators.list({ pageSize: 100, validationStatus: "active" })) {
  staked += BigInt(validator.amountStaked ?? 0);
  console.log(validator.nodeId, validator.validationStatus);
}

const page = await data.validators.list({ pageSize: 100 });
console.log(page.items.length, page.nextPageToken);

console.log(staked.toString());
