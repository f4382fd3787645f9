/** The global fetch and nothing else: the measure that every other subject is a multiple of. */
import { pageUrl, RPC_PATH, rpcBody, smallUrl } from "../requests.mjs";
import { walkPages } from "../walk-pages.mjs";

export async function connect(baseUrl) {
  let id = 0;
  const page = async (pageToken) => {
    const response = await fetch(pageUrl(baseUrl, pageToken));
    const { validators, nextPageToken } = await response.json();
    return { items: validators, nextPageToken };
  };
  return {
    async small() {
      const response = await fetch(smallUrl(baseUrl));
      return response.json();
    },
    page,
    walk: (onPage) => walkPages(page, onPage),
    async rpc() {
      id += 1;
      const response = await fetch(`${baseUrl}${RPC_PATH}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: rpcBody(id),
      });
      return (await response.json()).result;
    },
  };
}
