/** Our data client as it comes. */
import { importPacked } from "../../installed-module.ts";
import { ADDRESS, NETWORK } from "../../requests.ts";
import { EXPORT, type FaultClient, KEY } from "../client.ts";

export async function connect(baseUrl: string): Promise<FaultClient> {
  const { createDataClient } =
    await importPacked<typeof import("@primary-network/data")>("@primary-network/data");
  const data = createDataClient({ baseUrl, network: NETWORK, apiKey: KEY });
  return {
    small: ({ timeMs, signal }) =>
      data.addresses.listChains({ addresses: [ADDRESS] }, { deadlineMs: timeMs, signal }),
    page: async () => (await data.validators.list({ pageSize: 2 })).items,
    startExport: () =>
      data.operations.exportTransactions({
        ...EXPORT,
        options: { addresses: [...EXPORT.options.addresses], includeChains: ["p-chain"] },
      }),
    async *pages() {
      for await (const { items } of data.validators.list({ pageSize: 2 }).pages()) yield items;
    },
  };
}
