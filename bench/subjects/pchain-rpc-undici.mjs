/** Our P-Chain client on the fast transport for Node, which a user opts into. */
import { importPacked } from "../import-packed.mjs";
import { importPeer } from "../peers/import-peer.mjs";
import { connect as connectPChain } from "./pchain-rpc.mjs";

export async function connect(baseUrl) {
  const { createUndiciFetch } = await importPacked("@primary-network/core/node");
  return connectPChain(baseUrl, { fetch: createUndiciFetch(await importPeer("undici")) });
}
