/** Makes the options of a raw client: requests in and responses out, through the pipeline of a client. */
import { HttpError } from "./errors/http.ts";
import { printJson } from "./exact.ts";
import type { Reply } from "./middleware.ts";
import type { Operation, Param } from "./operation.ts";
import { type ClientKind, type ClientOptions, resolveOptions } from "./options.ts";
import { createCall } from "./pipeline/call.ts";
import { passOn } from "./pipeline/decode.ts";
import { createPipeline } from "./pipeline/pipeline.ts";
import { printQuery } from "./request.ts";

/** The options of openapi-fetch's `createClient` that make it a client of ours. */
export interface RawOptions {
  /** Where the service is, without a trailing slash. */
  readonly baseUrl: string;
  /** Sends through the pipeline. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Prints query parameters, lists as the spec has them. */
  readonly querySerializer: (query: Record<string, unknown>) => string;
  /** Prints JSON with every integer exact. */
  readonly bodySerializer: (body: unknown) => string;
}

/**
 * Makes the options of a raw client. Every status is a response; only a call that gets none rejects.
 *
 * @param operations of the service: they say which lists of a query are joined by commas
 * @throws ValidationError naming the option that is wrong.
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
        return toResponse((await run(call)) as Reply); // what passOn returns
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
    // They described the bytes on the wire, which are read and decoded by now.
    if (!/^content-(encoding|length)$/i.test(name)) copy.append(name, value);
  });
  return new Response(text || null, { status, headers: copy }); // 204, 205 and 304 have no text and may have no body
}
