/** openapi-fetch as its readme uses it. */
import type { SubjectClient } from "../client.ts";
import { importPeer } from "../installed-module.ts";
import {
  ADDRESS,
  NETWORK,
  onlyItem,
  PAGE_SIZE,
  type Page,
  type SmallResponse,
  type ValidatorsResponse,
} from "../requests.ts";
import { walkPages } from "../walk-pages.ts";

type Outcome<T> =
  | { readonly data: T; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: { readonly message: string } };

interface Peer {
  readonly default: (options: { baseUrl: string }) => {
    GET<T>(path: string, options: { params: { path: object; query: object } }): Promise<Outcome<T>>;
  };
}

export async function connect(baseUrl: string): Promise<SubjectClient> {
  const { default: createClient } = await importPeer<Peer>("openapi-fetch");
  const client = createClient({ baseUrl });
  const list = async (query: object): Promise<ValidatorsResponse> => {
    const { data, error } = await client.GET<ValidatorsResponse>("/v1/networks/{network}/validators", {
      params: { path: { network: NETWORK }, query },
    });
    if (error) throw new Error(error.message);
    return data;
  };
  const page = async (pageToken?: string): Promise<Page> => {
    const { validators, nextPageToken } = await list({ pageSize: PAGE_SIZE, pageToken });
    return { items: validators, nextPageToken };
  };
  return {
    async small() {
      const { data, error } = await client.GET<SmallResponse>(
        "/v1/networks/{network}/addresses:listChainIds",
        { params: { path: { network: NETWORK }, query: { addresses: ADDRESS } } },
      );
      if (error) throw new Error(error.message);
      return data;
    },
    one: async () => onlyItem(await list({ pageSize: 1 })),
    page,
    walk: (onPage) => walkPages(page, onPage),
  };
}
