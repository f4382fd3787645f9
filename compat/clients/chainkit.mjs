/** @avalanche-sdk/chainkit. */
import { loadClient } from "../load-client.mjs";
import { speakeasy } from "./speakeasy.mjs";

export function createCalls({ serviceUrl }) {
  const { Avalanche } = loadClient("@avalanche-sdk/chainkit");
  return speakeasy(
    new Avalanche({ serverURL: serviceUrl, network: "fuji", enableTelemetry: false }),
    serviceUrl,
  );
}
