/** Makes the options of a raw client: requests in and responses out, through a client's pipeline. */
import { HttpError } from "./errors/http.ts";
import { printJson } from "./exact.ts";
import type { Reply } from "./middleware.ts";
import type { Operation, Param } from "./operation.ts";
import { type ClientKind, type ClientOptions, resolveOptions } from "./options.ts";
import { createCall } from "./pipeline/call.ts";
import { passOn } from "./pipeline/decode.ts";
import { createPipeline } from "./pipeline/pipeline.ts";
import { printQuery } from "./request.ts";

/** Options for openapi-fetch's `createClient`. */
export interface RawOptions {
  /** Base URL of the service, without a trailing slash. */
  readonly baseUrl: string;
  /** Sends through the pipeline. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Prints query parameters, with lists as the spec requires. */
  readonly querySerializer: (query: Record<string, unknown>) => string;
  /** Prints JSON with exact integers. */
  readonly bodySerializer: (body: unknown) => string;
}

/**
 * Makes the options of a raw client. Every status is a response, and only a call without a response rejects.
 *
 * @param operations of the service, which say how a query joins lists
 * @throws ValidationError naming the invalid option.
 * @example
 * ```ts
 * import createClient from "openapi-fetch";
 * const http = createClient<paths>(createRawOptions({ baseUrl }, {}, operations));
 * const { data, error, response } = await http.GET("/v1/networks/{network}", { params: { path: { network: "fuji" } } });
 * ```
 */
export function createRawOptions(
  options: ClientOptions,
  kind: ClientKind,
  operations: { readonly [id: string]: Operation },
): RawOptions {
  const settings = resolveOptions(options, kind);
  const run = createPipeline(settings);
  const { baseUrl } = settings;
  const known: Record<string, Param> = {};
  for (const { params } of Object.values(operations)) Object.assign(known, params);
  return {
    baseUrl,
    fetch: async (request) => {
      const { method, url, signal } = request;
      const body = (await request.text()) || undefined;
      const id = `${method} ${url.slice(baseUrl.length).split("?")[0]}`;
      const retry = method === "GET" || method === "HEAD" ? "safe" : "unsafe"; // no spec at hand: writes are sent once
      const headers = Object.fromEntries(request.headers);
      const call = createCall(settings, { id, retry }, { method, url, body }, passOn, { headers, signal });
      try {
        return toResponse((await run(call)) as Reply); // the result of passOn
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        const { statusCode: status, text } = error;
        return toResponse({ status, headers: new Headers(error.headers), text });
      }
    },
    querySerializer: (query) => printQuery(query, known),
    bodySerializer: printJson,
  };
}

function toResponse({ status, headers, text }: Reply): Response {
  const copy = new Headers();
  headers.forEach((value, name) => {
    // These headers describe the bytes on the wire, which are already decoded.
    if (!/^content-(encoding|length)$/i.test(name)) copy.append(name, value);
  });
  return new Response(text || null, { status, headers: copy }); // 204, 205 and 304 have no text and may have no body
}
