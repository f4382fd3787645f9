/** The one place that touches openapi-fetch: it builds URLs, queries and bodies for the pipeline of core. */
import type { ClientOptions } from "@primary-network/core";
import { createTransport, type Transport } from "@primary-network/core/client";
import createClient, { type Client } from "openapi-fetch";
import { operations } from "./gen/operations.ts";
import type { paths } from "./gen/types.ts";

/** The raw typed client: `client.http.GET("/v1/…", …)` resolves `{ data, error, response }`. */
export type Http = Client<paths>;

/** Makes the data client's transport; `network` fills the parameter of that name. */
export function createHttpTransport(options: ClientOptions): Transport<Http> {
  return createTransport<Http>(options, {
    name: "createDataClient",
    defaults: { network: { type: "string" } },
    operations,
    // openapi-fetch types its fetch for the global Request; core hands it a lighter one with the fields it reads.
    createHttp: (http) => createClient<paths>(http as Parameters<typeof createClient>[0]),
  });
}
