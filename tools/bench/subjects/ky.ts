/** ky with a prefix URL; it retries failed calls and bounds each attempt to 10 s by default. */
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
  readonly default: {
    create(options: { prefixUrl: string }): {
      get(path: string, options: { searchParams: object }): { json<T>(): Promise<T> };
      post(path: string, options: { json: object }): { json<T>(): Promise<T> };
    };
  };
}

export async function connect(baseUrl: string): Promise<SubjectClient> {
  const { default: ky } = await importPeer<Peer>("ky");
  const client = ky.create({ prefixUrl: baseUrl });
  const get = <T>(path: string, query: object) =>
    client.get(path.slice(1), { searchParams: query }).json<T>();
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
      const call = { jsonrpc: "2.0", id, method: RPC_METHOD, params: RPC_PARAMS };
      const { result } = await client.post(RPC_PATH.slice(1), { json: call }).json<{ result: BlockResult }>();
      return result;
    },
  };
}
