/** @avalabs/avacloud-sdk. */
import { loadClient } from "../load-client.mjs";
import { speakeasy } from "./speakeasy.mjs";

export function createCalls({ serviceUrl }) {
  const { AvaCloudSDK } = loadClient("@avalabs/avacloud-sdk");
  return speakeasy(new AvaCloudSDK({ serverURL: serviceUrl, network: "fuji" }), serviceUrl);
}
