/** Our P-Chain client as it comes, on the global fetch. */
import type { PChainClientOptions } from "@primary-network/pchain-rpc";
import type { SubjectClient } from "../client.ts";
import { importPacked } from "../installed-module.ts";
import { type BlockResult, NODE_CALLS, RPC_PARAMS } from "../requests.ts";

export async function connect(
  baseUrl: string,
  options: Pick<PChainClientOptions, "fetch"> = {},
): Promise<SubjectClient> {
  const { createPChainClient } = await importPacked<typeof import("@primary-network/pchain-rpc")>(
    "@primary-network/pchain-rpc",
  );
  const { decodeHex } = await importPacked<typeof import("@primary-network/codec")>("@primary-network/codec");
  const { decodeUtxo } =
    await importPacked<typeof import("@primary-network/codec/p")>("@primary-network/codec/p");
  const pchain = createPChainClient({ baseUrl, ...options });
  return {
    rpc: () => pchain.getBlockByHeight(RPC_PARAMS) as Promise<BlockResult>,
    height: () => pchain.getHeight(),
    nodeValidators: () => pchain.getCurrentValidators(),
    async utxos() {
      const { utxos } = await pchain.getUTXOs(NODE_CALLS.utxos.params);
      return utxos.map((hex) => {
        const { output } = decodeUtxo(decodeHex(hex));
        return output.type === "LockOut" ? output.output.amount : output.amount;
      });
    },
  };
}
