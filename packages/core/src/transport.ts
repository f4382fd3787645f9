/** Calls and lists the operations of an HTTP service: request, then pipeline, then the decoded value or a typed error. */
import { HttpError } from "./errors/http.ts";
import { printJson } from "./exact.ts";
import { List, type ListOptions } from "./list.ts";
import type { Middleware, Reply } from "./middleware.ts";
import type { Operation, Param } from "./operation.ts";
import {
  type CallOptions,
  type ClientKind,
  type ClientOptions,
  resolveOptions,
  type Settings,
} from "./options.ts";
import { type Call, createCall, type Decode, type Step } from "./pipeline/call.ts";
import { decodeJson, passOn } from "./pipeline/decode.ts";
import { createPipeline } from "./pipeline/pipeline.ts";
import { type CreateUrl, createMessage, printQuery } from "./request.ts";

/** How a package builds its client's transport. Core depends on nothing, so openapi-fetch is handed in. */
export interface TransportKind<Http> extends ClientKind {
  /** Builds the URL of every call: `createFinalURL` of openapi-fetch. */
  readonly createUrl: CreateUrl;
  /** Makes the raw client: `createClient` of openapi-fetch. Called when `http` is first used. */
  readonly createHttp: (options: HttpOptions) => Http;
  /** The service's operations: which query lists of `client.http` are comma-joined. */
  readonly operations?: { readonly [id: string]: Operation };
}

/** What core gives to openapi-fetch's `createClient`. */
export interface HttpOptions {
  /** Where the service is, without a trailing slash. */
  readonly baseUrl: string;
  /** Sends through the pipeline. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Prints query parameters, lists as the spec has them. */
  readonly querySerializer: (query: Record<string, unknown>) => string;
  /** Prints JSON with every integer exact. */
  readonly bodySerializer: (body: unknown) => string;
}

/** The parts of a transport, for functions that are built on it. */
export interface Pipeline {
  /** What the client's options say. */
  readonly settings: Settings;
  /** Takes a call through all steps. */
  readonly run: Step;
  /** Makes a call, whose time begins now; throws a ValidationError naming what breaks a rule. */
  create(operation: Operation, params?: object, options?: CallOptions, decode?: Decode): Call;
}

/** Calls the operations of one service. */
export interface Transport<Http = unknown> {
  /** Calls an operation; resolves with the body of any 2xx response (undefined when empty), rejects with typed errors. */
  call<T>(operation: Operation, params?: object, options?: CallOptions): Promise<T>;
  /** Lists an operation's items; nothing is sent until the list is awaited or iterated. */
  list<Item, Extra = unknown>(
    operation: Operation,
    params?: object,
    options?: ListOptions,
  ): List<Item, Extra>;
  /** What `stream` builds on: it is a function of its own, so that clients without streams do not contain it. */
  readonly pipeline: Pipeline;
  /** The raw openapi-fetch client over the same pipeline: statuses are in its result, only failures to get one throw. */
  readonly http: Http;
  /** Adds a middleware around the sending of every later attempt; the first added is the outermost. */
  use(middleware: Middleware): void;
}

/**
 * Makes the transport of an HTTP client.
 *
 * @throws ValidationError naming the option that is wrong.
 * @example
 * ```ts
 * import createClient, { createFinalURL, defaultPathSerializer } from "openapi-fetch";
 * const transport = createTransport(options, {
 *   createUrl: (path, parts) => createFinalURL(path, { ...parts, pathSerializer: defaultPathSerializer }),
 *   createHttp: createClient<paths>,
 *   operations,
 * });
 * const get = (params) => transport.call<Result>(operations.getTransaction, params);
 * ```
 */
export function createTransport<Http>(options: ClientOptions, kind: TransportKind<Http>): Transport<Http> {
  const settings = resolveOptions(options, kind);
  const run = createPipeline(settings);
  let http: Http | undefined;

  const create: Pipeline["create"] = (operation, params = {}, options, decode = decodeJson) =>
    createCall(
      settings,
      operation,
      createMessage(settings, kind.createUrl, operation, params),
      decode,
      options,
    );

  return {
    async call<T>(operation: Operation, params?: object, options?: CallOptions) {
      return (await run(create(operation, params, options))) as T; // the spec says so
    },
    list: <Item, Extra>(operation: Operation, params: object = {}, options?: ListOptions) => {
      return new List<Item, Extra>({
        operation,
        clock: settings.clock,
        resume: options?.resume,
        pageToken: (params as { pageToken?: string }).pageToken, // a generated Params interface
        fetchPage(token, running) {
          // A list that has everything in one page takes no token.
          const given = token === undefined ? params : { ...params, pageToken: token };
          running.call = create(operation, given, options);
          return run(running.call);
        },
      });
    },
    pipeline: { settings, run, create },
    get http() {
      http ??= createHttp(settings, run, kind);
      return http;
    },
    use: (middleware) => void settings.middleware.push(middleware),
  };
}

/** Makes the raw client: `Request` in, `Response` out, and every status a response. */
function createHttp<Http>(settings: Settings, run: Step, kind: TransportKind<Http>): Http {
  const { baseUrl } = settings;
  const known: Record<string, Param> = {};
  for (const { params } of Object.values(kind.operations ?? {})) Object.assign(known, params);
  return kind.createHttp({
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
        return toResponse({
          status: error.statusCode,
          headers: new Headers(error.headers),
          text: error.text,
        });
      }
    },
    querySerializer: (query) => printQuery(query, known),
    bodySerializer: printJson,
  });
}

function toResponse({ status, headers, text }: Reply): Response {
  const copy = new Headers();
  headers.forEach((value, name) => {
    // They described the bytes on the wire, which are read and decoded by now.
    if (!/^content-(encoding|length)$/i.test(name)) copy.append(name, value);
  });
  return new Response(text || null, { status, headers: copy }); // 204, 205 and 304 have no text and may have no body
}
