/** Our data client as it comes, on the global fetch; reads a listing page by page. */
import type { DataClientOptions } from "@primary-network/data";
import type { SubjectClient } from "../client.ts";
import { importPacked } from "../installed-module.ts";
import { ADDRESS, NETWORK, PAGE_SIZE } from "../requests.ts";

export async function connect(
  baseUrl: string,
  options: Pick<DataClientOptions, "fetch"> = {},
): Promise<SubjectClient> {
  const { createDataClient } =
    await importPacked<typeof import("@primary-network/data")>("@primary-network/data");
  const data = createDataClient({ baseUrl, network: NETWORK, ...options });
  return {
    small: () => data.addresses.getChains({ addresses: [ADDRESS] }),
    async one() {
      for await (const validator of data.validators.list({ pageSize: 1 })) return validator;
      throw new Error("the listing is empty");
    },
    page: () => data.validators.list({ pageSize: PAGE_SIZE }),
    async walk(onPage) {
      for await (const { items } of data.validators.list({ pageSize: PAGE_SIZE }).pages())
        await onPage(items);
    },
  };
}
