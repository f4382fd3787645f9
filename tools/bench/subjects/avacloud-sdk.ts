/** @avalabs/avacloud-sdk: a generated SDK of the same API, with retry, a pager and schema-checked responses. */
import type { SubjectClient } from "../client.ts";
import { importPeer } from "../installed-module.ts";
import { NETWORK } from "../requests.ts";
import { type GeneratedSdk, requestsOf } from "./generated-sdk.ts";

interface Peer {
  readonly AvaCloudSDK: new (options: { serverURL: string; network: string }) => GeneratedSdk;
}

export async function connect(baseUrl: string): Promise<SubjectClient> {
  const { AvaCloudSDK } = await importPeer<Peer>("@avalabs/avacloud-sdk");
  return requestsOf(new AvaCloudSDK({ serverURL: baseUrl, network: NETWORK }), baseUrl);
}
