/** How far each chain of a deployment is: one query for all networks, as the network is chosen by its result. */
import type { DataClient } from "@primary-network/data";
import { queryOptions } from "@tanstack/react-query";
import type { Deployment } from "../deployment.ts";

export const statusQuery = (data: Pick<DataClient, "status">, { baseUrl, apiKey }: Deployment) =>
  queryOptions({
    queryKey: [baseUrl, apiKey, "status.get"],
    queryFn: ({ signal }) => data.status.get({ signal }),
  });
