/** Our data client as it comes, on the global fetch; reads a listing page by page. */
import { createDataClient } from "../../packages/data/dist/index.js";
import { ADDRESS, NETWORK, PAGE_SIZE } from "../requests.mjs";

export async function connect(baseUrl, options = {}) {
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
