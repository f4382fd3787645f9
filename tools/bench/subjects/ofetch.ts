/** ofetch with a base URL; it retries failed calls by default. */
import type { SubjectClient } from "../client.ts";
import { importPeer } from "../installed-module.ts";
import {
  ADDRESS,
  type BlockResult,
  PAGE_PATH,
  PAGE_SIZE,
  type Page,
  RPC_METHOD,
  RPC_PARAMS,
  RPC_PATH,
  SMALL_PATH,
  type SmallResponse,
  type ValidatorsResponse,
} from "../requests.ts";
import { walkPages } from "../walk-pages.ts";

interface Peer {
  readonly ofetch: {
    create(options: {
      baseURL: string;
    }): <T>(path: string, options: { query?: object; method?: string; body?: object }) => Promise<T>;
  };
}

export async function connect(baseUrl: string): Promise<SubjectClient> {
  const { ofetch } = await importPeer<Peer>("ofetch");
  const client = ofetch.create({ baseURL: baseUrl });
  const get = <T>(path: string, query: object) => client<T>(path, { query });
  let id = 0;
  const page = async (pageToken?: string): Promise<Page> => {
    const query = pageToken === undefined ? { pageSize: PAGE_SIZE } : { pageSize: PAGE_SIZE, pageToken };
    const { validators, nextPageToken } = await get<ValidatorsResponse>(PAGE_PATH, query);
    return { items: validators, nextPageToken };
  };
  return {
    small: () => get<SmallResponse>(SMALL_PATH, { addresses: ADDRESS }),
    page,
    walk: (onPage) => walkPages(page, onPage),
    async rpc() {
      id += 1;
      const { result } = await client<{ result: BlockResult }>(RPC_PATH, {
        method: "POST",
        body: { jsonrpc: "2.0", id, method: RPC_METHOD, params: RPC_PARAMS },
      });
      return result;
    },
  };
}
