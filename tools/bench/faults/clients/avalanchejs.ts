/**
 * avalanchejs's client of the P-Chain: it has no option for the time of a call and no pager. Options of `fetch`, which all
 * of its later calls take, are its way to give a key and a signal.
 */
import { importAvalanchejs } from "../../installed-module.ts";
import { proofs, type Responses } from "../../requests.ts";
import { type FaultClient, isGiven, KEY, TX, TX_ID } from "../client.ts";

interface Peer {
  readonly pvm: {
    readonly PVMApi: new (
      baseUrl: string,
    ) => {
      setFetchOptions(options: RequestInit): void;
      getHeight(): Promise<Responses["height"]>;
      getTxStatus(params: { readonly txID: string }): Promise<{ readonly status: string }>;
      getFeeState(): Promise<{ readonly excess: bigint }>;
      issueTx(params: typeof TX): Promise<unknown>;
    };
  };
}

export async function connect(baseUrl: string): Promise<FaultClient> {
  const { pvm } = await importAvalanchejs<Peer>();
  const client = new pvm.PVMApi(baseUrl);
  const headers = { "x-service-api-key": KEY };
  client.setFetchOptions({ headers });
  return {
    async small({ signal }) {
      if (signal) client.setFetchOptions({ headers, signal });
      return isGiven(await client.getHeight(), proofs.height);
    },
    readStatus: async () => (await client.getTxStatus({ txID: TX_ID })).status,
    readInteger: async () => (await client.getFeeState()).excess,
    write: () => client.issueTx(TX),
  };
}
