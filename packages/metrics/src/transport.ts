/** The one file of this package that imports openapi-fetch: it builds the URL of every request, and is the raw client. */
import type { ClientOptions } from "@primary-network/core";
import {
  type ClientKind,
  createRawOptions,
  createTransport,
  type Transport,
} from "@primary-network/core/client";
import createClient, { type Client, createFinalURL, defaultPathSerializer } from "openapi-fetch";
import type { MetricsClientOptions } from "./client-options.ts";
import { operations } from "./gen/operations.ts";
import type { paths } from "./gen/paths.ts";

const kind = {
  name: "createMetricsClient",
  // The service takes no key, so an option for one is refused.
  keyless: true,
  defaults: { network: { type: "string" } },
} satisfies ClientKind;

/** Makes the metrics client's transport; `network` fills the parameter of that name. */
export function createMetricsTransport(options: ClientOptions): Transport {
  return createTransport(options, {
    ...kind,
    createUrl: (path, parts) => createFinalURL(path, { ...parts, pathSerializer: defaultPathSerializer }),
  });
}

/** The raw client: `http.GET("/v2/…", …)` resolves `{ data, error, response }`. */
export type HttpClient = Client<paths>;

/**
 * Makes the raw client of the metrics service: that of openapi-fetch, typed by the paths of the spec, through the same
 * pipeline of deadline, retries and rate limits as `createMetricsClient`, and with its options. Every status is in the
 * result; only a call that gets no response rejects. Parameters are not checked, and writes are sent once.
 *
 * @throws ValidationError naming the option that is wrong.
 * @example
 * ```ts
 * const http = createHttpClient({ baseUrl: "http://127.0.0.1:8080" });
 * const { data, error, response } = await http.GET("/v2/chains/{chainId}", { params: { path: { chainId: "43114" } } });
 * ```
 */
export const createHttpClient = (options: MetricsClientOptions): HttpClient =>
  createClient<paths>(createRawOptions(options, { ...kind, name: "createHttpClient" }, operations));
