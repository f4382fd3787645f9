/** @avalabs/avacloud-sdk. */
import type { CallOf } from "../calls.ts";
import { loadClient } from "../load-client.ts";
import { speakeasy } from "./speakeasy.ts";

interface Library {
  readonly AvaCloudSDK: new (options: { serverURL: string; network: string }) => object;
}

export function createCalls({ serviceUrl }: { readonly serviceUrl: string }): CallOf {
  const { AvaCloudSDK } = loadClient<Library>("@avalabs/avacloud-sdk");
  return speakeasy(new AvaCloudSDK({ serverURL: serviceUrl, network: "fuji" }), serviceUrl);
}
