/** undici.request, without the web standard's Request, Response and Headers: the cheapest call Node can make. */
import type { SubjectClient } from "../client.ts";
import { importPeer } from "../installed-module.ts";
import {
  type BlockResult,
  type Page,
  pageUrl,
  RPC_PATH,
  rpcBody,
  type SmallResponse,
  smallUrl,
  type ValidatorsResponse,
} from "../requests.ts";
import { walkPages } from "../walk-pages.ts";

interface Peer {
  request(
    url: string,
    options?: { method: string; headers: Record<string, string>; body: string },
  ): Promise<{ body: { json(): Promise<unknown> } }>;
}

export async function connect(baseUrl: string): Promise<SubjectClient> {
  const { request } = await importPeer<Peer>("undici");
  let id = 0;
  const page = async (pageToken?: string): Promise<Page> => {
    const { body } = await request(pageUrl(baseUrl, pageToken));
    const { validators, nextPageToken } = (await body.json()) as ValidatorsResponse;
    return { items: validators, nextPageToken };
  };
  return {
    async small() {
      const { body } = await request(smallUrl(baseUrl));
      return body.json() as Promise<SmallResponse>;
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
      return ((await body.json()) as { result: BlockResult }).result;
    },
  };
}
