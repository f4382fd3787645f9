/** Our data client on the fast transport for Node. */
import type { SubjectClient } from "../client.ts";
import { connect as connectData } from "./data.ts";
import { undiciFetch } from "./undici-transport.ts";

export async function connect(baseUrl: string): Promise<SubjectClient> {
  return connectData(baseUrl, { fetch: await undiciFetch() });
}
