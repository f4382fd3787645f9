/** Our data client as it comes, on the global fetch; reads a listing page by page. */
import { importPacked } from "../import-packed.mjs";
import { ADDRESS, NETWORK, PAGE_SIZE } from "../requests.mjs";

export async function connect(baseUrl, options = {}) {
  const { createDataClient } = await importPacked("@primary-network/data");
  const data = createDataClient({ baseUrl, network: NETWORK, ...options });
  return {
    small: () => data.addresses.listChains({ addresses: [ADDRESS] }),
    page: () => data.validators.list({ pageSize: PAGE_SIZE }),
    async walk(onPage) {
      for await (const { items } of data.validators.list({ pageSize: PAGE_SIZE }).pages())
        await onPage(items);
    },
  };
}
