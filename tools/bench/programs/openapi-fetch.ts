/** Sums the stake of all validators with openapi-fetch, on the types that our data client publishes. */

import type { paths } from "@primary-network/data";
import createClient from "openapi-fetch";

const client = createClient<paths>({ baseUrl: "http://127.0.0.1:8080" });
const path = { network: "fuji" } as const;

const chains = await client.GET("/v1/networks/{network}/addresses:listChainIds", {
  params: { path, query: { addresses: ["P-fuji1a"] } },
});
console.log(chains.data?.addresses?.length, chains.error?.message);

let pageToken: string | undefined;
do {
  const { data } = await client.GET("/v1/networks/{network}/validators", {
    params: { path, query: pageToken === undefined ? { pageSize: 100 } : { pageSize: 100, pageToken } },
  });
  console.log(data?.validators?.length);
  pageToken = data?.nextPageToken ?? undefined;
} while (pageToken !== undefined);
