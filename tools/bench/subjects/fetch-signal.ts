/** The global fetch with an AbortSignal per call: what any client pays that can end a call on time. */
import type { SubjectClient } from "../client.ts";
import {
  oneUrl,
  onlyItem,
  pageUrl,
  RPC_PATH,
  rpcBody,
  smallUrl,
  type ValidatorsResponse,
} from "../requests.ts";

export async function connect(baseUrl: string): Promise<SubjectClient> {
  let id = 0;
  return {
    async small() {
      const response = await fetch(smallUrl(baseUrl), { signal: new AbortController().signal });
      return response.json();
    },
    async one() {
      const response = await fetch(oneUrl(baseUrl), { signal: new AbortController().signal });
      return onlyItem(await response.json());
    },
    async page() {
      const response = await fetch(pageUrl(baseUrl), { signal: new AbortController().signal });
      const { validators, nextPageToken }: ValidatorsResponse = await response.json();
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
