/** avalanchejs's client of the P-Chain: a method for each of the node's, outputs decoded. */
import type { SubjectClient } from "../client.ts";
import { importAvalanchejs } from "../installed-module.ts";
import { NODE_CALLS, type Responses } from "../requests.ts";

interface Peer {
  readonly pvm: {
    readonly PVMApi: new (
      baseUrl: string,
    ) => {
      getHeight(): Promise<Responses["height"]>;
      getCurrentValidators(): Promise<Responses["nodeValidators"]>;
      getUTXOs(params: object): Promise<{ readonly utxos: readonly Utxo[] }>;
    };
  };
}

interface Utxo {
  readonly output: { readonly amt: { value(): bigint } };
}

export async function connect(baseUrl: string): Promise<SubjectClient> {
  const { pvm } = await importAvalanchejs<Peer>();
  const client = new pvm.PVMApi(baseUrl);
  return {
    height: () => client.getHeight(),
    nodeValidators: () => client.getCurrentValidators(),
    async utxos() {
      const { utxos } = await client.getUTXOs(NODE_CALLS.utxos.params);
      return utxos.map(({ output }) => output.amt.value());
    },
  };
}
