/** Our P-Chain client on the fast transport for Node. */
import type { SubjectClient } from "../client.ts";
import { connect as connectPChain } from "./pchain-rpc.ts";
import { undiciFetch } from "./undici-transport.ts";

export async function connect(baseUrl: string): Promise<SubjectClient> {
  return connectPChain(baseUrl, { fetch: await undiciFetch() });
}
