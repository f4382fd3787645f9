/** Our P-Chain client as it comes, on the global fetch. */
import { createPChainClient } from "../../packages/pchain-rpc/dist/index.js";
import { RPC_PARAMS } from "../requests.mjs";

export async function connect(baseUrl, options = {}) {
  const pchain = createPChainClient({ baseUrl, ...options });
  return { rpc: () => pchain.getBlockByHeight(RPC_PARAMS) };
}
