/** Our data client as it comes, reading a listing item by item: the form its readme shows first. */
import type { SubjectClient } from "../client.ts";
import { importPacked } from "../installed-module.ts";
import { NETWORK, PAGE_SIZE, type Validator } from "../requests.ts";

export async function connect(baseUrl: string): Promise<SubjectClient> {
  const { createDataClient } =
    await importPacked<typeof import("@primary-network/data")>("@primary-network/data");
  const data = createDataClient({ baseUrl, network: NETWORK });
  return {
    async walk(onPage) {
      let page: Validator[] = [];
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
