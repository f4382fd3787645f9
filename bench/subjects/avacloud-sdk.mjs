/** @avalabs/avacloud-sdk: a generated SDK of the same API, with retry, a pager and schema-checked responses. */
import { importPeer } from "../peers/import-peer.mjs";
import { ADDRESS, NETWORK, PAGE_SIZE } from "../requests.mjs";

export async function connect(baseUrl) {
  const { AvaCloudSDK } = await importPeer("@avalabs/avacloud-sdk");
  const client = new AvaCloudSDK({ serverURL: baseUrl, network: NETWORK });
  // Each operation has the public service's address built in; only the call's own option replaces it.
  const options = { serverURL: baseUrl };
  const list = () => client.data.primaryNetwork.listValidators({ pageSize: PAGE_SIZE }, options);
  return {
    small: () => client.data.primaryNetwork.getChainIdsForAddresses({ addresses: ADDRESS }, options),
    async page() {
      const { result } = await list();
      return { items: result.validators, nextPageToken: result.nextPageToken };
    },
    async walk(onPage) {
      for await (const { result } of await list()) await onPage(result.validators);
    },
  };
}
