/** Our P-Chain client as it comes, on the global fetch. */
import { importPacked } from "../import-packed.mjs";
import { RPC_PARAMS } from "../requests.mjs";

export async function connect(baseUrl, options = {}) {
  const { createPChainClient } = await importPacked("@primary-network/pchain-rpc");
  const pchain = createPChainClient({ baseUrl, ...options });
  return { rpc: () => pchain.getBlockByHeight(RPC_PARAMS) };
}
