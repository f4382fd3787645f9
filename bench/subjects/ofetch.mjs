/** ofetch with a base URL; it retries failed calls by default. */
import { importPeer } from "../peers/import-peer.mjs";
import { ADDRESS, PAGE_PATH, PAGE_SIZE, RPC_METHOD, RPC_PARAMS, RPC_PATH, SMALL_PATH } from "../requests.mjs";
import { walkPages } from "../walk-pages.mjs";

export async function connect(baseUrl) {
  const { ofetch } = await importPeer("ofetch");
  const client = ofetch.create({ baseURL: baseUrl });
  const get = (path, query) => client(path, { query });
  let id = 0;
  const page = async (pageToken) => {
    const query = pageToken === undefined ? { pageSize: PAGE_SIZE } : { pageSize: PAGE_SIZE, pageToken };
    const { validators, nextPageToken } = await get(PAGE_PATH, query);
    return { items: validators, nextPageToken };
  };
  return {
    small: () => get(SMALL_PATH, { addresses: ADDRESS }),
    page,
    walk: (onPage) => walkPages(page, onPage),
    async rpc() {
      id += 1;
      const { result } = await client(RPC_PATH, {
        method: "POST",
        body: { jsonrpc: "2.0", id, method: RPC_METHOD, params: RPC_PARAMS },
      });
      return result;
    },
  };
}
