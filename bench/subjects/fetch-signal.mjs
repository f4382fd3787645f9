/** The global fetch with an AbortSignal per call: what any client pays that can end a call on time. */
import { pageUrl, RPC_PATH, rpcBody, smallUrl } from "../requests.mjs";

export async function connect(baseUrl) {
  let id = 0;
  return {
    async small() {
      const response = await fetch(smallUrl(baseUrl), { signal: new AbortController().signal });
      return response.json();
    },
    async page() {
      const response = await fetch(pageUrl(baseUrl), { signal: new AbortController().signal });
      const { validators, nextPageToken } = await response.json();
      return { items: validators, nextPageToken };
    },
    async rpc() {
      id += 1;
      const response = await fetch(`${baseUrl}${RPC_PATH}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: rpcBody(id),
        signal: new AbortController().signal,
      });
      return (await response.json()).result;
    },
  };
}
