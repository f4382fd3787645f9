/** Calls and lists the operations of an HTTP service: openapi-fetch builds the request, the pipeline sends it. */
import { PrimaryNetworkError } from "./errors/base.ts";
import { isHttpError } from "./errors/http.ts";
import { ValidationError } from "./errors/validation.ts";
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
import { Call } from "./pipeline/call.ts";
import { createDecode, createPass } from "./pipeline/decode.ts";
import { createPipeline } from "./pipeline/pipeline.ts";
import { printQuery, splitParams } from "./query.ts";
import { LightRequest } from "./request.ts";
import { validate } from "./validate.ts";

/** What core gives to openapi-fetch's `createClient`. */
export interface HttpOptions {
  /** Where the service answers, as the client was told. */
  readonly baseUrl: string;
  /** Sends through the pipeline. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Stands in for the platform's `Request`: it only keeps what was asked. */
  readonly Request: typeof Request;
  /** Writes query parameters, lists as the spec has them. */
  readonly querySerializer: (query: Record<string, unknown>) => string;
  /** Writes JSON with every integer exact. */
  readonly bodySerializer: (body: unknown) => string;
}

/** How a package builds its client's transport. */
export interface TransportKind<Http> extends ClientKind {
  /** `createClient` of openapi-fetch, handed in so that core depends on nothing. */
  readonly createHttp: (options: HttpOptions) => Http;
  /** The service's operations: which query lists of `client.http` are comma-joined. */
  readonly operations?: { readonly [id: string]: Operation };
}

/** Calls the operations of one service. */
export interface Transport<Http = unknown> {
  /** Calls an operation; resolves with the body of any 2xx answer (undefined when empty), rejects with typed errors. */
  call<T>(operation: Operation, params?: object, options?: CallOptions): Promise<T>;
  /** Lists an operation's items; nothing is sent until the list is awaited or iterated. */
  list<Item, Extra = unknown>(
    operation: Operation,
    params?: object,
    options?: ListOptions,
  ): List<Item, Extra>;
  /** The raw openapi-fetch client over the same pipeline: statuses are in its result, only failures to get one throw. */
  readonly http: Http;
  /** Adds a middleware around the sending of every later attempt; the first added is the outermost. */
  use(middleware: Middleware): void;
}

/** What core uses of the client that `createHttp` makes. */
interface Requester {
  request(method: string, path: string, init: object): Promise<{ data?: unknown }>;
}

/**
 * Makes the transport of an HTTP client.
 *
 * @throws ValidationError naming the option that is wrong.
 * @example
 * ```ts
 * import createClient from "openapi-fetch";
 * const transport = createTransport(options, { createHttp: createClient<paths>, operations });
 * const get = (params) => transport.call<Result>(operations.getTransaction, params);
 * ```
 */
export function createTransport<Http>(options: ClientOptions, kind: TransportKind<Http>): Transport<Http> {
  const settings = resolveOptions(options, kind);
  const run = createPipeline(settings);
  const decode = createDecode(settings);
  const known: Record<string, Param> = {};
  for (const operation of Object.values(kind.operations ?? {})) Object.assign(known, operation.params);
  const raw = createRaw(settings, run);
  const http = kind.createHttp({
    baseUrl: settings.baseUrl,
    fetch: (request) => {
      const { call, url, method, body } = request as unknown as LightRequest; // made by openapi-fetch from our class
      if (!call) return raw(request);
      call.url = url;
      call.method = method;
      call.body = body as string | undefined; // bodySerializer's answer
      return run(call).then(asDecoded);
    },
    Request: LightRequest as unknown as typeof Request, // openapi-fetch constructs it and reads url and method only
    querySerializer: (query) => printQuery(query, known),
    bodySerializer: printJson,
  });
  const requester = http as unknown as Requester; // the part of openapi-fetch's client that core uses

  const call = async <T>(
    operation: Operation,
    params: object = {},
    callOptions?: CallOptions,
  ): Promise<T> => {
    const call = new Call(settings, operation, callOptions, decode);
    const values: Record<string, unknown> = { ...params };
    for (const name in operation.params) {
      if (operation.params[name]?.fallback) values[name] ??= settings.defaults[name];
    }
    validate(operation.id, values, operation.params, operation.rules);
    const { body, ...split } = splitParams(operation, values);
    const querySerializer = (query: Record<string, unknown>) => printQuery(query, operation.params);
    const init = { params: split, body, querySerializer, parseAs: "stream", call };
    try {
      return (await requester.request(operation.method, operation.path, init)).data as T; // the spec's word
    } catch (error) {
      if (error instanceof PrimaryNetworkError) throw error;
      throw new ValidationError(operation.id, "params", `cannot be sent: ${(error as Error).message}`); // e.g. a cycle
    }
  };

  return {
    call,
    http,
    use: (middleware) => void settings.middleware.push(middleware),
    list: <Item, Extra>(operation: Operation, params: object = {}, listOptions: ListOptions = {}) => {
      const { resume, signal, ...rest } = listOptions;
      const { pageToken, ...query } = params as { pageToken?: string }; // a generated Params interface
      return new List<Item, Extra>({
        operation,
        clock: settings.clock,
        signal,
        resume,
        pageToken,
        fetchPage: (token, pageSignal) =>
          call(operation, { ...query, pageToken: token }, { ...rest, signal: pageSignal }),
      });
    },
  };
}

const NO_HEADERS = { get: () => null };

/** Hands a decoded value through openapi-fetch, which with parseAs "stream" returns the body as it is. */
function asDecoded(body: unknown): Response {
  return { ok: true, status: 200, headers: NO_HEADERS, body } as unknown as Response; // all that openapi-fetch reads
}

/** The fetch of `client.http`: the whole pipeline, but every status is an answer. */
function createRaw(
  settings: Settings,
  run: (call: Call) => Promise<unknown>,
): (request: Request | LightRequest) => Promise<Response> {
  const pass = createPass(settings);
  return async (request) => {
    const { method, url, signal } = request;
    const retry = method === "GET" || method === "HEAD" ? "safe" : "unsafe"; // no spec at hand: writes are not repeated
    const headers = Object.fromEntries(request.headers);
    const id = `${method} ${url.slice(settings.baseUrl.length).split("?")[0]}`;
    const call = new Call(settings, { id, retry }, { headers, signal }, pass);
    call.method = method;
    call.url = url;
    call.body =
      request instanceof LightRequest
        ? (request.body as unknown as string | undefined) // bodySerializer's answer
        : (await request.text()) || undefined;
    try {
      return toResponse((await run(call)) as Reply); // what `pass` returns
    } catch (error) {
      if (!isHttpError(error)) throw error;
      return toResponse({ status: error.statusCode, headers: new Headers(error.headers), text: error.text });
    }
  };
}

function toResponse({ status, headers, text }: Reply): Response {
  const copy = new Headers();
  headers.forEach((value, name) => {
    // They described the bytes on the wire, which are read and decoded by now.
    if (!/^content-(encoding|length)$/i.test(name)) copy.append(name, value);
  });
  return new Response([204, 205, 304].includes(status) ? null : text, { status, headers: copy });
}
