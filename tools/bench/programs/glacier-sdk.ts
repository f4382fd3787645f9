/** Sums the stake of all validators with @avalabs/glacier-sdk. */
import { Glacier, Network } from "@avalabs/glacier-sdk";

const client = new Glacier({ BASE: "http://127.0.0.1:8080" });
const network = Network.FUJI;

const { addresses } = await client.primaryNetwork.getChainIdsForAddresses({ network, addresses: "P-fuji1a" });
for (const { address, blockchainIds } of addresses) console.log(address, blockchainIds.length);

let staked = 0n;
let pageToken: string | undefined;

do {
  const page = await client.primaryNetwork.listValidators({ network, pageSize: 100, pageToken });
  for (const validator of page.validators) {
    if ("amountStaked" in validator) staked += BigInt(validator.amountStaked);
  }
  pageToken = page.nextPageToken;
} while (pageToken !== undefined);

console.log(staked.toString());
