/** ky with a prefix URL; it retries failed calls and bounds each attempt to 10 s by default. */
import { importPeer } from "../peers/import-peer.mjs";
import { ADDRESS, PAGE_PATH, PAGE_SIZE, RPC_METHOD, RPC_PARAMS, RPC_PATH, SMALL_PATH } from "../requests.mjs";
import { walkPages } from "../walk-pages.mjs";

export async function connect(baseUrl) {
  const { default: ky } = await importPeer("ky");
  const client = ky.create({ prefixUrl: baseUrl });
  const get = (path, query) => client.get(path.slice(1), { searchParams: query }).json();
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
      const { result } = await client
        .post(RPC_PATH.slice(1), { json: { jsonrpc: "2.0", id, method: RPC_METHOD, params: RPC_PARAMS } })
        .json();
      return result;
    },
  };
}
