/** MSW handlers of every operation and method: they respond with the specs' examples, or with what a test overrides. */
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
  /** URL of the data and metrics service. @default any origin, with any path before the operation's */
  readonly baseUrl?: string | undefined;
  /** URL of the node, without `/ext/bc/P`. @default any origin */
  readonly nodeUrl?: string | undefined;
  /** Milliseconds before each response, `infinite` for none at all. @default 0 */
  readonly delayMs?: OverrideOptions["delayMs"];
}

/** The handler of any id. */
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
 * Handlers of every operation of the data and metrics services and of every method of the P-Chain RPC. They respond with the
 * specs' example responses, cut listings into pages, and refuse requests that the service refuses. Requests that belong to no
 * operation are left to `onUnhandledRequest` of MSW.
 *
 * @throws TypeError when an address is no URL
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

/** A function for each id that makes the handler with a resolver. */
function overridesOf<Ids extends AnyId>(ids: object): Overrides<Ids> {
  const entries = Object.keys(ids).map((id) => [
    id,
    (resolver: AnyResolver, options?: OverrideOptions) => handlerOf(id as Ids, resolver, options), // its own keys
  ]);
  return Object.fromEntries(entries);
}

/**
 * Overrides of the operations of the data and metrics services, to be passed to `server.use` of MSW. A resolver whose value is
 * not a response of the operation does not type-check.
 *
 * @example
 * ```ts
 * server.use(operations.listSubnets(({ params, page }) => page(subnetsOf(params.network))));
 * ```
 */
export const operations: Overrides<HttpId> = overridesOf(httpOperations);

/**
 * Overrides of the methods of the P-Chain RPC, by the names of the client's methods; those of the index begin with `index`.
 *
 * @example
 * ```ts
 * server.use(methods.getHeight(() => ({ height: 12 })));
 * ```
 */
export const methods: Overrides<RpcId> = overridesOf(rpcOperations);

/**
 * A handler that makes every call of an operation or method fail.
 *
 * @param id `listValidators`, `getHeight`
 * @param failure an HTTP status, a negative code of the P-Chain RPC, or `connection` for no response at all
 * @throws RangeError for a number that is neither
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
