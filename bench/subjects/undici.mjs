/** undici.request, without the web standard's Request, Response and Headers: the cheapest call Node can make. */

import { importPeer } from "../peers/import-peer.mjs";
import { pageUrl, RPC_PATH, rpcBody, smallUrl } from "../requests.mjs";
import { walkPages } from "../walk-pages.mjs";

export async function connect(baseUrl) {
  const { request } = await importPeer("undici");
  let id = 0;
  const page = async (pageToken) => {
    const { body } = await request(pageUrl(baseUrl, pageToken));
    const { validators, nextPageToken } = await body.json();
    return { items: validators, nextPageToken };
  };
  return {
    async small() {
      const { body } = await request(smallUrl(baseUrl));
      return body.json();
    },
    page,
    walk: (onPage) => walkPages(page, onPage),
    async rpc() {
      id += 1;
      const { body } = await request(`${baseUrl}${RPC_PATH}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: rpcBody(id),
      });
      return (await body.json()).result;
    },
  };
}
