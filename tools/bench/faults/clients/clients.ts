/** The clients by the names of their columns; only the one that a process tries is loaded. */
import { importPeer } from "../../installed-module.ts";
import { NETWORK } from "../../requests.ts";
import { type FaultClient, KEY } from "../client.ts";
import { callsOf, type Sdk } from "./generated-sdk.ts";

interface Options {
  readonly serverURL: string;
  readonly network: string;
  readonly apiKey: string;
  /** chainkit's: whether each call is reported to a third party. True without it. */
  readonly enableTelemetry?: boolean;
}

type Make = new (options: Options) => Sdk;

type Connect = (baseUrl: string, trial: { readonly hasTelemetry: boolean }) => Promise<FaultClient>;

const options = (serverURL: string) => ({ serverURL, network: NETWORK, apiKey: KEY });

/** How each is connected. All run with their defaults, except for telemetry, without which no other fault is met. */
export const clients: Readonly<Record<string, Connect>> = {
  data: async (baseUrl) => (await import("./data.ts")).connect(baseUrl),
  "glacier-sdk": async (baseUrl) => (await import("./glacier-sdk.ts")).connect(baseUrl),
  "avacloud-sdk": async (baseUrl) => {
    const { AvaCloudSDK } = await importPeer<{ readonly AvaCloudSDK: Make }>("@avalabs/avacloud-sdk");
    return callsOf(new AvaCloudSDK(options(baseUrl)), baseUrl);
  },
  chainkit: async (baseUrl, { hasTelemetry }) => {
    const { Avalanche } = await importPeer<{ readonly Avalanche: Make }>("@avalanche-sdk/chainkit");
    const given = hasTelemetry ? options(baseUrl) : { ...options(baseUrl), enableTelemetry: false };
    return callsOf(new Avalanche(given), baseUrl);
  },
  "pchain-rpc": async (baseUrl) => (await import("./pchain-rpc.ts")).connect(baseUrl),
  avalanchejs: async (baseUrl) => (await import("./avalanchejs.ts")).connect(baseUrl),
};

/** The clients of a node; all others are of the service. */
export const nodeClients: readonly string[] = ["pchain-rpc", "avalanchejs"];

/** The package of each client. */
export const packages: Readonly<Record<string, string>> = {
  data: "@primary-network/data",
  "glacier-sdk": "@avalabs/glacier-sdk",
  "avacloud-sdk": "@avalabs/avacloud-sdk",
  chainkit: "@avalanche-sdk/chainkit",
  "pchain-rpc": "@primary-network/pchain-rpc",
  avalanchejs: "@avalabs/avalanchejs",
};
