/** The one file of this package that imports openapi-fetch: it builds the URL of every request, and the raw client. */
import type { ClientOptions } from "@primary-network/core";
import { createTransport, type Transport } from "@primary-network/core/client";
import createClient, { type Client, createFinalURL, defaultPathSerializer } from "openapi-fetch";
import { operations } from "./gen/operations.ts";
import type { paths } from "./gen/paths.ts";

/** The raw typed client: `client.http.GET("/v1/…", …)` resolves `{ data, error, response }`. */
export type Http = Client<paths>;

/** Makes the metrics client's transport; the service takes no key, so a key option is refused, and `network` fills the parameter of that name. */
export function createHttpTransport(options: ClientOptions): Transport<Http> {
  return createTransport<Http>(options, {
    name: "createMetricsClient",
    keyless: true,
    defaults: { network: { type: "string" } },
    operations,
    createUrl: (path, parts) => createFinalURL(path, { ...parts, pathSerializer: defaultPathSerializer }),
    createHttp: createClient<paths>,
  });
}
