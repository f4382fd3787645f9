/**
 * MSW handlers for every operation and method. They respond with the specs' examples or a test's overrides.
 */
import type { HttpHandler } from "msw";
import { assertFailure, type Failure, type FailureOptions } from "./failure.ts";
import { type AnyResolver, httpHandler } from "./http-handler.ts";
import {
  type AnyId,
  type HttpId,
  httpOperations,
  isHttpId,
  isRpcId,
  type RpcId,
  rpcOperations,
} from "./ids.ts";
import type { OverrideOptions, Overrides } from "./resolver.ts";
import { rpcHandler } from "./rpc-handler.ts";

export type { Failure, FailureOptions } from "./failure.ts";
export type { AnyId, DataId, HttpId, MetricsId, RpcId, Types } from "./ids.ts";
export type {
  ListId,
  MockedCall,
  MockedListCall,
  OverrideOptions,
  Overrides,
  PageOptions,
  Received,
  Resolver,
  ResultOf,
} from "./resolver.ts";

/** Options of {@link handlers}. */
export interface HandlersOptions {
  /** URL of the data and metrics service. @default any origin, with any path prefix */
  readonly baseUrl?: string | undefined;
  /** URL of the node, without `/ext/bc/P`. @default any origin */
  readonly nodeUrl?: string | undefined;
  /** Milliseconds before each response, or `infinite` for no response. @default 0 */
  readonly delayMs?: OverrideOptions["delayMs"];
}

/** Makes the handler of any id. */
function handlerOf(
  id: AnyId,
  resolver: AnyResolver | undefined,
  options: OverrideOptions | undefined,
): HttpHandler {
  if (isHttpId(id)) return httpHandler(id, resolver, options);
  if (isRpcId(id)) return rpcHandler(id, resolver, options);
  throw new TypeError(`${String(id)} is not an operation of the specs`);
}

/**
 * Makes handlers for every operation of the data and metrics services and every method of the P-Chain RPC.
 * They respond with the specs' examples, cut lists into pages, and refuse the requests that the service
 * refuses. Other requests go to MSW's `onUnhandledRequest`.
 *
 * @throws TypeError if a URL is invalid
 * @example
 * ```ts
 * import { setupServer } from "msw/node";
 * const server = setupServer(...handlers({ baseUrl: "http://127.0.0.1:8080" }));
 * ```
 */
export function handlers({ baseUrl, nodeUrl, delayMs }: HandlersOptions = {}): HttpHandler[] {
  return [
    ...Object.keys(httpOperations).map((id) => httpHandler(id as HttpId, undefined, { baseUrl, delayMs })), // its own keys
    ...Object.keys(rpcOperations).map((id) =>
      rpcHandler(id as RpcId, undefined, { baseUrl: nodeUrl, delayMs }),
    ), // as above
  ];
}

/** Makes a function for each id, which makes the handler from a resolver. */
function overridesOf<Ids extends AnyId>(ids: object): Overrides<Ids> {
  const entries = Object.keys(ids).map((id) => [
    id,
    (resolver: AnyResolver, options?: OverrideOptions) => handlerOf(id as Ids, resolver, options), // its own keys
  ]);
  return Object.fromEntries(entries);
}

/**
 * Overrides for the operations of the data and metrics services. Pass them to MSW's `server.use`. The types
 * refuse a resolver that does not return a response of the operation.
 *
 * @example
 * ```ts
 * server.use(operations.listSubnets(({ params, page }) => page(subnetsOf(params.network))));
 * ```
 */
export const operations: Overrides<HttpId> = overridesOf(httpOperations);

/**
 * Overrides for the methods of the P-Chain RPC, named like the client's methods. Methods of the index begin
 * with `index`.
 *
 * @example
 * ```ts
 * server.use(methods.getHeight(() => ({ height: 12 })));
 * ```
 */
export const methods: Overrides<RpcId> = overridesOf(rpcOperations);

/**
 * Makes a handler that fails every call of an operation or method.
 *
 * @param id id of the operation or method, such as `listValidators` or `getHeight`
 * @param failure an HTTP status, a negative code of the P-Chain RPC, or `connection` for no response
 * @throws RangeError for any other number
 * @example
 * ```ts
 * server.use(fail("listValidators", 429, { retryAfter: 2, once: true }));
 * ```
 */
export function fail(
  id: AnyId,
  failure: Failure,
  { message, retryAfter, headers, data, ...options }: FailureOptions & OverrideOptions = {},
): HttpHandler {
  assertFailure(id, failure);
  return handlerOf(
    id,
    ({ fail: failed }) => failed(failure, { message, retryAfter, headers, data }),
    options,
  );
}
