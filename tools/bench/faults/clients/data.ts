/** Our data client as it comes. */
import { importPacked } from "../../installed-module.ts";
import { ADDRESS, NETWORK, proofs } from "../../requests.ts";
import { EXPORT, type FaultClient, isGiven, KEY } from "../client.ts";

export async function connect(baseUrl: string): Promise<FaultClient> {
  const { createDataClient } =
    await importPacked<typeof import("@primary-network/data")>("@primary-network/data");
  const data = createDataClient({ baseUrl, network: NETWORK, apiKey: KEY });
  const list = () => data.validators.list({ pageSize: 2 });
  return {
    small: async ({ timeMs, signal }) =>
      isGiven(
        await data.addresses.getChains({ addresses: [ADDRESS] }, { deadlineMs: timeMs, signal }),
        proofs.small,
      ),
    readStatus: async () => (await list()).items[0]?.validationStatus,
    readInteger: async () => (await list()).items[0]?.startTimestamp,
    write: () =>
      data.operations.exportTransactions({
        ...EXPORT,
        options: { addresses: [...EXPORT.options.addresses], includeChains: ["p-chain"] },
      }),
    async *pages() {
      for await (const { items } of list().pages()) yield items;
    },
  };
}
