/** The one file of this package that imports openapi-fetch: it builds the URL of every request, and the raw client. */
import type { ClientOptions } from "@primary-network/core";
import { createTransport, prepareAddresses, type Transport } from "@primary-network/core/client";
import createClient, { type Client, createFinalURL, defaultPathSerializer } from "openapi-fetch";
import { operations } from "./gen/operations.ts";
import type { paths } from "./gen/paths.ts";

/** The raw typed client: `client.http.GET("/v1/…", …)` resolves `{ data, error, response }`. */
export type Http = Client<paths>;

/** Makes the data client's transport; `network` fills the parameter of that name. */
export function createHttpTransport(options: ClientOptions): Transport<Http> {
  return createTransport<Http>(options, {
    name: "createDataClient",
    defaults: { network: { type: "string" } },
    operations,
    // EVM addresses stand for atomic transactions of the C-Chain.
    prepare: prepareAddresses(/^0x/i),
    createUrl: (path, parts) => createFinalURL(path, { ...parts, pathSerializer: defaultPathSerializer }),
    createHttp: createClient<paths>,
  });
}
