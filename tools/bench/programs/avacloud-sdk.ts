/** Sums the stake of all validators with @avalabs/avacloud-sdk. */
import { AvaCloudSDK } from "@avalabs/avacloud-sdk";

const client = new AvaCloudSDK({ serverURL: "http://127.0.0.1:8080", network: "fuji" });

const { addresses } = await client.data.primaryNetwork.getChainIdsForAddresses({ addresses: "P-fuji1a" });
for (const { address, blockchainIds } of addresses) console.log(address, blockchainIds.length);

let staked = 0n;

const pages = await client.data.primaryNetwork.listValidators({ pageSize: 100 });
for await (const { result } of pages) {
  for (const validator of result.validators) {
    staked += BigInt(validator.amountStaked);
    console.log(validator.nodeId, validator.validationStatus);
  }
}

console.log(staked.toString());
