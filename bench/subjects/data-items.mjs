/** Our data client as it comes, reading a listing item by item: the form its readme shows first. */
import { importPacked } from "../import-packed.mjs";
import { NETWORK, PAGE_SIZE } from "../requests.mjs";

export async function connect(baseUrl) {
  const { createDataClient } = await importPacked("@primary-network/data");
  const data = createDataClient({ baseUrl, network: NETWORK });
  return {
    async walk(onPage) {
      let page = [];
      for await (const validator of data.validators.list({ pageSize: PAGE_SIZE })) {
        page.push(validator);
        if (page.length < PAGE_SIZE) continue;
        await onPage(page);
        page = [];
      }
      if (page.length > 0) await onPage(page);
    },
  };
}
