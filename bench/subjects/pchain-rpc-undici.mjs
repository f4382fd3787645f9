/** Our P-Chain client on the fast transport for Node, which a user opts into. */
import { createUndiciFetch } from "../../packages/core/dist/node/index.js";
import { connect as connectPChain } from "./pchain-rpc.mjs";

export async function connect(baseUrl) {
  return connectPChain(baseUrl, { fetch: await createUndiciFetch() });
}
