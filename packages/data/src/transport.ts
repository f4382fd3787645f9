/**
 * The only file of this package that imports openapi-fetch. It builds the URL of every request, and makes the
 * raw client.
 */
import type { ClientOptions } from "@primary-network/core";
import {
  type ClientKind,
  createRawOptions,
  createTransport,
  prepareAddresses,
  type Transport,
} from "@primary-network/core/client";
import createClient, { type Client, createFinalURL, defaultPathSerializer } from "openapi-fetch";
import type { DataClientOptions } from "./client-options.ts";
import { operations } from "./gen/operations.ts";
import type { paths } from "./gen/paths.ts";

const kind = {
  name: "createDataClient",
  defaults: { network: { type: "string" } },
  // EVM addresses are used in atomic transactions of the C-Chain.
  prepare: prepareAddresses(/^0x/i),
} satisfies ClientKind;

/** Makes the data client's transport. `network` is the default of the parameter with that name. */
export function createDataTransport(options: ClientOptions): Transport {
  return createTransport(options, {
    ...kind,
    createUrl: (path, parts) => createFinalURL(path, { ...parts, pathSerializer: defaultPathSerializer }),
  });
}

/** The raw client. `http.GET("/v1/…", …)` resolves with `{ data, error, response }`. */
export type HttpClient = Client<paths>;

/**
 * Makes the raw client of the data service. It is openapi-fetch's client, typed by the paths of the spec,
 * with the options of `createDataClient` and the same deadline, retries and rate limits. Every status is a
 * result, and only a call without a response rejects. It does not check parameters, and sends writes once.
 *
 * @throws ValidationError naming the invalid option.
 * @example
 * ```ts
 * const http = createHttpClient({ baseUrl: "http://127.0.0.1:8080" });
 * const { data, error, response } = await http.GET("/v1/chains/{chainId}", { params: { path: { chainId: "43114" } } });
 * ```
 */
export const createHttpClient = (options: DataClientOptions): HttpClient =>
  createClient<paths>(createRawOptions(options, { ...kind, name: "createHttpClient" }, operations));
