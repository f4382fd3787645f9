/** @avalanche-sdk/chainkit: a generated SDK of the same API, with retry, a pager and schema-checked responses. */
import type { SubjectClient } from "../client.ts";
import { importPeer } from "../installed-module.ts";
import { NETWORK } from "../requests.ts";
import { type GeneratedSdk, requestsOf } from "./generated-sdk.ts";

interface Peer {
  readonly Avalanche: new (options: {
    serverURL: string;
    network: string;
    enableTelemetry: boolean;
  }) => GeneratedSdk;
}

export async function connect(baseUrl: string): Promise<SubjectClient> {
  const { Avalanche } = await importPeer<Peer>("@avalanche-sdk/chainkit");
  // By default it reports every call to a third party, which would be measured too and must not leave the machine.
  const client = new Avalanche({ serverURL: baseUrl, network: NETWORK, enableTelemetry: false });
  return requestsOf(client, baseUrl);
}
