/**
 * The height of each chain of a deployment: one query for all networks, because its result decides which
 * network is shown.
 */
import type { DataClient } from "@primary-network/data";
import { queryOptions } from "@tanstack/react-query";
import type { Deployment } from "../deployment.ts";

export const statusQuery = (data: Pick<DataClient, "status">, { baseUrl, apiKey }: Deployment) =>
  queryOptions({
    queryKey: [baseUrl, apiKey, "status.get"],
    queryFn: ({ signal }) => data.status.get({ signal }),
  });
