/** The clients of the deployment that a command reads. */
import { type ClientOptions, createDataClient, type DataClient, type Network } from "@primary-network/data";
import { CliError } from "@primary-network/devnet/terminal";
import { createMetricsClient, type MetricsClient } from "@primary-network/metrics";
import type { DeploymentFlags } from "../flags/deployment-flags.ts";

/** A deployment, and the network of it that is read. */
export interface Deployment {
  readonly baseUrl: string;
  /** Options of a client of its data service, with the key where there is one. */
  readonly options: ClientOptions;
  readonly network: Network;
  readonly data: DataClient;
  readonly metrics: MetricsClient;
}

/** The network that is read where none is named. */
async function firstNetwork(data: DataClient, signal?: AbortSignal): Promise<Network> {
  const { chains } = await data.status.get({ signal });
  const [first] = chains;
  if (!first) throw new CliError("the service indexes no chain yet: name a network with --network");
  return first.network === "mainnet" ? "mainnet" : "fuji";
}

/**
 * Makes the clients. Without `--network` the service is asked which it has.
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
