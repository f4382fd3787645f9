/** @avalabs/glacier-sdk: a generated SDK of the same API, without retry, timeout or pager. */
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

interface ListParams {
  readonly network: string;
  readonly pageSize: number;
  readonly pageToken: string | undefined;
}

interface Peer {
  readonly Glacier: new (options: {
    BASE: string;
  }) => {
    readonly primaryNetwork: {
      getChainIdsForAddresses(params: { network: string; addresses: string }): Promise<SmallResponse>;
      listValidators(params: ListParams): Promise<ValidatorsResponse>;
    };
  };
}

export async function connect(baseUrl: string): Promise<SubjectClient> {
  const { Glacier } = await importPeer<Peer>("@avalabs/glacier-sdk");
  const client = new Glacier({ BASE: baseUrl });
  const page = async (pageToken?: string): Promise<Page> => {
    const { validators, nextPageToken } = await client.primaryNetwork.listValidators({
      network: NETWORK,
      pageSize: PAGE_SIZE,
      pageToken,
    });
    return { items: validators, nextPageToken };
  };
  return {
    small: () => client.primaryNetwork.getChainIdsForAddresses({ network: NETWORK, addresses: ADDRESS }),
    async one() {
      const params = { network: NETWORK, pageSize: 1, pageToken: undefined };
      return onlyItem(await client.primaryNetwork.listValidators(params));
    },
    page,
    walk: (onPage) => walkPages(page, onPage),
  };
}
