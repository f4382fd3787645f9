/** viem's client on its HTTP transport, which retries and bounds each call to 10 s by default. */
import { importPeer } from "../peers/import-peer.mjs";
import { RPC_METHOD, RPC_PARAMS, RPC_PATH } from "../requests.mjs";

export async function connect(baseUrl) {
  const { createClient, http } = await importPeer("viem");
  const client = createClient({ transport: http(`${baseUrl}${RPC_PATH}`) });
  return { rpc: () => client.request({ method: RPC_METHOD, params: RPC_PARAMS }) };
}
