/** @avalabs/glacier-sdk: it has no option for the time of a call and no pager; a call is ended by `cancel()`. */
import { importPeer } from "../../installed-module.ts";
import { ADDRESS, NETWORK, proofs, type SmallResponse, type ValidatorsResponse } from "../../requests.ts";
import { EXPORT, type FaultClient, isGiven, KEY } from "../client.ts";

interface Cancelable<T> extends Promise<T> {
  cancel(): void;
}

interface Peer {
  readonly Glacier: new (options: {
    BASE: string;
    HEADERS: Record<string, string>;
  }) => {
    readonly primaryNetwork: {
      getChainIdsForAddresses(params: { network: string; addresses: string }): Cancelable<SmallResponse>;
      listValidators(params: { network: string; pageSize: number }): Promise<ValidatorsResponse>;
    };
    readonly operations: { postTransactionExportJob(params: { requestBody: object }): Promise<unknown> };
  };
}

export async function connect(baseUrl: string): Promise<FaultClient> {
  const { Glacier } = await importPeer<Peer>("@avalabs/glacier-sdk");
  const client = new Glacier({ BASE: baseUrl, HEADERS: { "x-glacier-api-key": KEY } });
  const list = () => client.primaryNetwork.listValidators({ network: NETWORK, pageSize: 2 });
  return {
    async small({ signal }) {
      const call = client.primaryNetwork.getChainIdsForAddresses({ network: NETWORK, addresses: ADDRESS });
      signal?.addEventListener("abort", () => call.cancel());
      return isGiven(await call, proofs.small);
    },
    readStatus: async () => (await list()).validators[0]?.validationStatus,
    readInteger: async () => (await list()).validators[0]?.startTimestamp,
    write: () => client.operations.postTransactionExportJob({ requestBody: EXPORT }),
  };
}
