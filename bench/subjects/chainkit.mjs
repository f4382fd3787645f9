/** @avalanche-sdk/chainkit: a generated SDK of the same API, with retry, a pager and schema-checked responses. */
import { importPeer } from "../peers/import-peer.mjs";
import { ADDRESS, NETWORK, PAGE_SIZE } from "../requests.mjs";

export async function connect(baseUrl) {
  const { Avalanche } = await importPeer("@avalanche-sdk/chainkit");
  // By default it reports every call to a third party, which would be measured too and must not leave the machine.
  const client = new Avalanche({ serverURL: baseUrl, network: NETWORK, enableTelemetry: false });
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
