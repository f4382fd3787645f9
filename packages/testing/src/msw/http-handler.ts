/**
 * Handles an HTTP operation. It checks the request like the service, then responds with the example or an
 * override.
 */
import { printJson } from "@primary-network/core";
import { delay, HttpHandler } from "msw";
import { entryOf, exampleOf } from "./examples.ts";
import { type FailureOptions, httpFailure } from "./failure.ts";
import { type HttpId, httpOperations } from "./ids.ts";
import { sliceOf } from "./page.ts";
import { BadRequest, readParameters } from "./parameters.ts";
import { pathReader } from "./path.ts";
import type { OverrideOptions } from "./resolver.ts";

/** A resolver whose types were checked at the public function. */
export type AnyResolver = (call: AnyCall) => unknown;

/** Call that a resolver receives. Only list operations have `page`. */
export interface AnyCall {
  readonly params: { readonly [name: string]: unknown };
  readonly request: Request;
  readonly example: unknown;
  fail(failure: number | "connection", options?: FailureOptions): Response;
  page(items: readonly unknown[], options?: { extra?: object; pageSize?: number }): unknown;
}

/** Returns the fields of a page besides items and token. */
function extraOf(example: unknown, items: string): object {
  return Object.fromEntries(
    Object.entries(example ?? {}).filter(([name]) => name !== items && name !== "nextPageToken"),
  );
}

/** Responds with the example, and cuts lists into pages. */
const byExample =
  (items: string | undefined): AnyResolver =>
  ({ example, page }) => {
    const listed: unknown = items === undefined ? undefined : Object(example)[items];
    return Array.isArray(listed) ? page(listed) : example;
  };

const parameters = (path: string): number => path.split("{").length;
const segments = (path: string): number => path.split("/").length;

/**
 * Readers of paths that take precedence over an operation's own, as in the service: `chains/allBlocks` is not
 * a `chains/{chainId}`.
 */
const closerReaders = ({ method, path }: { method: string; path: string }, baseUrl: string | undefined) =>
  Object.values(httpOperations)
    .filter((other) => other.method === method && segments(other.path) === segments(path))
    .filter((other) => parameters(other.path) < parameters(path))
    .map((other) => pathReader(other.path, baseUrl));

/** Makes the handler of an operation. */
export function httpHandler(
  id: HttpId,
  resolver: AnyResolver | undefined,
  { baseUrl, once = false, delayMs }: OverrideOptions = {},
): HttpHandler {
  const operation = httpOperations[id];
  const read = pathReader(operation.path, baseUrl);
  const closer = closerReaders(operation, baseUrl);
  const items = operation.page?.items;
  const resolve = resolver ?? byExample(items);
  const respond = async (request: Request, path: { [name: string]: string }): Promise<Response> => {
    if (delayMs !== undefined) await delay(delayMs);
    try {
      const params = await readParameters(operation, entryOf(id).params, path, request);
      const example = exampleOf(id, params);
      const value = await resolve({
        params,
        request,
        example,
        fail: (failure, options) => httpFailure(id, failure, options),
        page: (all, { extra, pageSize } = {}) => {
          const { items: cut, ...token } = sliceOf(id, params, all, pageSize);
          return { [items ?? "items"]: cut, ...extraOf(example, items ?? ""), ...extra, ...token };
        },
      });
      if (value instanceof Response) return value;
      if (value === undefined) return new Response(null, { status: 200 });
      return new Response(printJson(value), { headers: { "content-type": "application/json" } });
    } catch (error) {
      if (!(error instanceof BadRequest)) throw error;
      return httpFailure(id, 400, { message: error.message });
    }
  };
  return new HttpHandler(
    operation.method,
    ({ request }) => {
      const params = closer.some((other) => other(request.url)) ? undefined : read(request.url);
      return { matches: params !== undefined, params: params ?? {} };
    },
    // The predicate above found these parameters.
    ({ request, params }) => respond(request, params as { [name: string]: string }),
    { once },
  );
}
