/** The data client of a deployment. */
import { createDataClient, type DataClient, type Network } from "@primary-network/data";
import type { Deployment } from "./deployment.ts";
import { reachOf } from "./host.ts";

/** @param network of calls that name none */
export const clientOf = ({ baseUrl, apiKey }: Deployment, network?: Network): DataClient =>
  createDataClient({ baseUrl, ...(network && { network }), ...(apiKey && { apiKey }), ...reachOf(baseUrl) });
