/** viem's client on its HTTP transport, which retries and bounds each call to 10 s by default. */
import type { SubjectClient } from "../client.ts";
import { importPeer } from "../installed-module.ts";
import { type BlockResult, RPC_METHOD, RPC_PARAMS, RPC_PATH } from "../requests.ts";

interface Peer {
  http(url: string): unknown;
  createClient(options: { transport: unknown }): {
    request(call: { method: string; params: object }): Promise<BlockResult>;
  };
}

export async function connect(baseUrl: string): Promise<SubjectClient> {
  const { createClient, http } = await importPeer<Peer>("viem");
  const client = createClient({ transport: http(`${baseUrl}${RPC_PATH}`) });
  return { rpc: () => client.request({ method: RPC_METHOD, params: RPC_PARAMS }) };
}
