/** openapi-fetch as its readme uses it. */
import { importPeer } from "../peers/import-peer.mjs";
import { ADDRESS, NETWORK, PAGE_SIZE } from "../requests.mjs";
import { walkPages } from "../walk-pages.mjs";

export async function connect(baseUrl) {
  const { default: createClient } = await importPeer("openapi-fetch");
  const client = createClient({ baseUrl });
  const page = async (pageToken) => {
    const { data, error } = await client.GET("/v1/networks/{network}/validators", {
      params: { path: { network: NETWORK }, query: { pageSize: PAGE_SIZE, pageToken } },
    });
    if (error) throw new Error(error.message);
    return { items: data.validators, nextPageToken: data.nextPageToken };
  };
  return {
    async small() {
      const { data, error } = await client.GET("/v1/networks/{network}/addresses:listChainIds", {
        params: { path: { network: NETWORK }, query: { addresses: ADDRESS } },
      });
      if (error) throw new Error(error.message);
      return data;
    },
    page,
    walk: (onPage) => walkPages(page, onPage),
  };
}
