/** The global fetch and nothing else: the measure that every other subject is a multiple of. */
import type { SubjectClient } from "../client.ts";
import {
  oneUrl,
  onlyItem,
  type Page,
  pageUrl,
  RPC_PATH,
  rpcBody,
  smallUrl,
  type ValidatorsResponse,
} from "../requests.ts";
import { walkPages } from "../walk-pages.ts";

export async function connect(baseUrl: string): Promise<SubjectClient> {
  let id = 0;
  const page = async (pageToken?: string): Promise<Page> => {
    const response = await fetch(pageUrl(baseUrl, pageToken));
    const { validators, nextPageToken }: ValidatorsResponse = await response.json();
    return { items: validators, nextPageToken };
  };
  return {
    async small() {
      const response = await fetch(smallUrl(baseUrl));
      return response.json();
    },
    async one() {
      const response = await fetch(oneUrl(baseUrl));
      return onlyItem(await response.json());
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
