/** What the adapters use of the two generated SDKs, which have the same methods. */
import type { SubjectClient } from "../client.ts";
import { ADDRESS, PAGE_SIZE, type SmallResponse, type ValidatorsResponse } from "../requests.ts";

interface SdkOptions {
  readonly serverURL: string;
}

interface SdkPage {
  readonly result: ValidatorsResponse;
}

export interface GeneratedSdk {
  readonly data: {
    readonly primaryNetwork: {
      getChainIdsForAddresses(params: { addresses: string }, options: SdkOptions): Promise<SmallResponse>;
      listValidators(
        params: { pageSize: number },
        options: SdkOptions,
      ): Promise<SdkPage & AsyncIterable<SdkPage>>;
    };
  };
}

/** The requests, made by such an SDK. */
export function requestsOf(client: GeneratedSdk, baseUrl: string): SubjectClient {
  // Each operation has the public service's address built in; only the call's own option replaces it.
  const options = { serverURL: baseUrl };
  const list = () => client.data.primaryNetwork.listValidators({ pageSize: PAGE_SIZE }, options);
  return {
    small: () => client.data.primaryNetwork.getChainIdsForAddresses({ addresses: ADDRESS }, options),
    async page() {
      const { result } = await list();
      return { items: result.validators, nextPageToken: result.nextPageToken };
    },
    async walk(onPage) {
      for await (const { result } of await list()) await onPage(result.validators);
    },
  };
}
