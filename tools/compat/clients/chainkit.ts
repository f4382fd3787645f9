/** @avalanche-sdk/chainkit. */
import type { CallOf } from "../calls.ts";
import { loadClient } from "../load-client.ts";
import { speakeasy } from "./speakeasy.ts";

interface Library {
  readonly Avalanche: new (options: {
    serverURL: string;
    network: string;
    enableTelemetry: boolean;
  }) => object;
}

export function createCalls({ serviceUrl }: { readonly serviceUrl: string }): CallOf {
  const { Avalanche } = loadClient<Library>("@avalanche-sdk/chainkit");
  return speakeasy(
    new Avalanche({ serverURL: serviceUrl, network: "fuji", enableTelemetry: false }),
    serviceUrl,
  );
}
