/** @avalabs/glacier-sdk: a generated SDK of the same API, without retry, timeout or pager. */
import { importPeer } from "../peers/import-peer.mjs";
import { ADDRESS, NETWORK, PAGE_SIZE } from "../requests.mjs";
import { walkPages } from "../walk-pages.mjs";

export async function connect(baseUrl) {
  const { Glacier } = await importPeer("@avalabs/glacier-sdk");
  const client = new Glacier({ BASE: baseUrl });
  const page = async (pageToken) => {
    const { validators, nextPageToken } = await client.primaryNetwork.listValidators({
      network: NETWORK,
      pageSize: PAGE_SIZE,
      pageToken,
    });
    return { items: validators, nextPageToken };
  };
  return {
    small: () => client.primaryNetwork.getChainIdsForAddresses({ network: NETWORK, addresses: ADDRESS }),
    page,
    walk: (onPage) => walkPages(page, onPage),
  };
}
