/** Our P-Chain client as it comes. */
import { importPacked } from "../../installed-module.ts";
import { proofs } from "../../requests.ts";
import { type FaultClient, isGiven, KEY, TX, TX_ID } from "../client.ts";

export async function connect(baseUrl: string): Promise<FaultClient> {
  const { createPChainClient } = await importPacked<typeof import("@primary-network/pchain-rpc")>(
    "@primary-network/pchain-rpc",
  );
  const pchain = createPChainClient({ baseUrl, apiKey: KEY });
  return {
    small: async ({ timeMs, signal }) =>
      isGiven(await pchain.getHeight({ deadlineMs: timeMs, signal }), proofs.height),
    readStatus: async () => (await pchain.getTxStatus({ txID: TX_ID })).status,
    readInteger: async () => (await pchain.getFeeState()).excess,
    write: () => pchain.issueTx(TX),
  };
}
