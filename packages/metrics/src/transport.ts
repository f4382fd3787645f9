/**
 * The only file of this package that imports openapi-fetch. It builds the URL of every request, and makes the
 * raw client.
 */
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
  // The service uses no key, so key options are refused.
  keyless: true,
  defaults: { network: { type: "string" } },
} satisfies ClientKind;

/** Makes the metrics client's transport. `network` is the default of the parameter with that name. */
export function createMetricsTransport(options: ClientOptions): Transport {
  return createTransport(options, {
    ...kind,
    createUrl: (path, parts) => createFinalURL(path, { ...parts, pathSerializer: defaultPathSerializer }),
  });
}

/** The raw client. `http.GET("/v2/…", …)` resolves with `{ data, error, response }`. */
export type HttpClient = Client<paths>;

/**
 * Makes the raw client of the metrics service. It is openapi-fetch's client, typed by the paths of the spec,
 * with the options of `createMetricsClient` and the same deadline, retries and rate limits. Every status is a
 * result, and only a call without a response rejects. It does not check parameters, and sends writes once.
 *
 * @throws ValidationError naming the invalid option.
 * @example
 * ```ts
 * const http = createHttpClient({ baseUrl: "http://127.0.0.1:8080" });
 * const { data, error, response } = await http.GET("/v2/chains/{chainId}", { params: { path: { chainId: "43114" } } });
 * ```
 */
export const createHttpClient = (options: MetricsClientOptions): HttpClient =>
  createClient<paths>(createRawOptions(options, { ...kind, name: "createHttpClient" }, operations));
