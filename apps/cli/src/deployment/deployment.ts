/** Clients of the deployment that a command reads. */
import { type ClientOptions, createDataClient, type DataClient, type Network } from "@primary-network/data";
import { CliError } from "@primary-network/devnet/terminal";
import { createMetricsClient, type MetricsClient } from "@primary-network/metrics";
import type { DeploymentFlags } from "../flags/deployment-flags.ts";
import { readLocalAccounts } from "./local-network.ts";

/** A deployment and the network that the command reads. */
export interface Deployment {
  readonly baseUrl: string;
  /** Options of its data client, with the API key if there is one. */
  readonly options: ClientOptions;
  readonly network: Network;
  readonly data: DataClient;
  readonly metrics: MetricsClient;
}

/** Returns the first network of the service, for a command without `--network`. */
async function firstNetwork(data: DataClient, signal?: AbortSignal): Promise<Network> {
  const { chains } = await data.status.get({ signal });
  const [first] = chains;
  if (!first) throw new CliError("The service indexes no chain yet. Set --network.");
  return first.network === "mainnet" ? "mainnet" : "fuji";
}

/**
 * Makes the clients. Without `--network`, it asks the service for its networks.
 *
 * @throws the clients' errors; CliError when the service has no network
 */
export async function openDeployment(
  { baseUrl, network, apiKey }: DeploymentFlags,
  signal?: AbortSignal,
): Promise<Deployment> {
  const options = { baseUrl, ...(apiKey !== undefined && { apiKey }) };
  const chosen = network ?? (await firstNetwork(createDataClient(options), signal));
  return {
    baseUrl,
    options,
    network: chosen,
    data: createDataClient({ ...options, network: chosen }),
    metrics: createMetricsClient({ baseUrl, network: chosen }),
  };
}

/** The network's name for people: a local network is `local`, although its path is `fuji`. */
export async function networkName(
  { baseUrl, network }: Pick<Deployment, "baseUrl" | "network">,
  signal?: AbortSignal,
): Promise<string> {
  return (await readLocalAccounts(baseUrl, signal)) === undefined ? network : "local";
}
