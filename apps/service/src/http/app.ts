/** The Hono app of both interfaces: who may ask, the spec's routes, errors, CORS. */

import { type JsonValue, stringifyJson } from "@primary-network/codec";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { handlers } from "../api/handlers.ts";
import type { Context as ApiContext, Handler, OperationId } from "../api/request/handler.ts";
import { HttpError } from "../api/request/http-error.ts";
import { StoreUnavailableError } from "../store/unavailable.ts";
import type { Access } from "./auth.ts";
import { addressBlock } from "./client-address.ts";
import { compatBody, compatStatus, publicIds, wantsCompat } from "./compat.ts";
import { type DownloadOptions, download } from "./download.ts";
import { DOWNLOADS_PATH } from "./download-link.ts";
import { errorBody, type Interface } from "./error-body.ts";
import { createHostCheck } from "./hosts.ts";
import { type Limits, rateHeaders } from "./limits.ts";
import { readParameters } from "./parameters.ts";
import { createRouter } from "./router.ts";
import { readSpecs } from "./spec.ts";
import { withinTime } from "./time-limit.ts";

/** Characters of a URL: 64 addresses of 50 characters, and all other parameters. */
const MAX_URL = 8_192;
const METRICS_PATH = /^\/v1\/avg_tps(\/|$)/;

/** What stands between a request and its handler. */
export interface Guards {
  readonly access: Access;
  readonly apiKeyHeader: string;
  /** None when nothing is limited. */
  readonly limits: Limits | undefined;
  readonly hosts: readonly string[] | undefined;
  readonly requestTimeoutMs: number;
  /** Whether responses are changed for the hosted service's official clients unless a request says otherwise. */
  readonly compat: boolean;
  /** None where exported files have no place. */
  readonly downloads: DownloadOptions | undefined;
}

/**
 * What the app tells of each request. It has no path, query, header, body or client address: those hold keys, or
 * addresses that tell who is interested in whom.
 */
export interface RequestEvent {
  /** As in the answer's header x-request-id. */
  readonly requestId: string;
  readonly operation: string;
  readonly method: string;
  /** Public id of the caller's key. */
  readonly key: string | undefined;
  readonly status: number;
  readonly durationMs: number;
}

/** What the listener knows of a request's sender; it cannot be in the request, where the sender could write it. */
export interface Client {
  /** IP address; callers without a key are told apart by it. */
  readonly address?: string | undefined;
}

export interface AppEvents {
  answered(event: RequestEvent): void;
  /** An error that no rule explains. */
  failed(error: unknown, event: Pick<RequestEvent, "requestId" | "operation">): void;
}

function json(body: unknown, status: number, headers: { readonly [name: string]: string } = {}): Response {
  // What an operation answers without a body.
  if (body === undefined) return new Response(null, { status, headers });
  // Handlers' results are plain data: interfaces of the spec, which have no index signature.
  const text = stringifyJson(body as JsonValue);
  return new Response(text, {
    status,
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
  });
}

function asHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof StoreUnavailableError)
    return new HttpError(503, error.reason, { "retry-after": String(error.retryAfter) });
  return new HttpError(500, "an unexpected error; the service's log has it under the x-request-id");
}

function failure(error: unknown, of: Interface, headers: { readonly [name: string]: string }): Response {
  const known = asHttpError(error);
  // Refusals are of this moment and this caller: no cache may give them to another.
  return json(errorBody(known.status, known.message, of), known.status, {
    ...headers,
    "cache-control": "no-store",
    ...known.headers,
  });
}

/** Units of a request that was refused before its operation was charged: what the cheapest operations cost. */
const REFUSAL_WEIGHT = 1;

/** Counts refused requests against their sender, so that guessing keys or paths is limited as everything else is. */
async function countRefusal(
  limits: Limits | undefined,
  of: Interface,
  address: string | undefined,
  refusal: HttpError,
): Promise<unknown> {
  try {
    await limits?.charge({ weight: REFUSAL_WEIGHT, of }, { key: undefined, address });
    return refusal;
  } catch (error) {
    return error instanceof HttpError ? error : refusal; // whatever the database's fault is, the request is wrong too
  }
}

/** Makes the app; compiling the specs' rules takes some hundred milliseconds. */
export function createApp(
  context: ApiContext,
  { access, apiKeyHeader, limits, hosts, requestTimeoutMs, compat, downloads }: Guards,
  events: AppEvents,
): Hono<{ Bindings: Client }> {
  const route = createRouter(readSpecs());
  const servesHost = createHostCheck(hosts);
  const chainIds = publicIds(context.networks);
  const app = new Hono<{ Bindings: Client }>();
  app.use(async (c, next) => {
    await next();
    c.header("x-content-type-options", "nosniff");
    c.header("vary", apiKeyHeader, { append: true });
  });
  app.use(cors({ origin: "*", exposeHeaders: [...rateHeaders, "x-request-id"], maxAge: 86_400 }));
  app.all("*", async ({ req, env }) => {
    const started = performance.now();
    const requestId = crypto.randomUUID();
    const url = new URL(req.url);
    const { pathname } = url;
    let of: Interface = METRICS_PATH.test(pathname) ? "metrics" : "data";
    let operation = "none";
    let key: string | undefined;
    let headers: { [name: string]: string } = { "x-request-id": requestId };
    let response: Response;
    let isCharged = false;
    try {
      if (!servesHost(url)) throw new HttpError(421, "the Host header names no host that is served here");
      if (req.url.length > MAX_URL) throw new HttpError(414, `the URL must be at most ${MAX_URL} characters`);
      if (downloads && pathname.startsWith(DOWNLOADS_PATH)) {
        operation = "download"; // the link itself says that its bearer may have the file
        response = await download(req.raw, headers, downloads);
      } else {
        const match = route(req.method, pathname);
        of = match.operation.of;
        operation = match.operation.id;
        const admitted = await access.admit(match.operation, req.raw.headers);
        key = admitted?.id;
        isCharged = true;
        const paid = await limits?.charge(match.operation, { key: admitted, address: env?.address });
        headers = { ...headers, ...paid };
        const requester = { caller: key ?? addressBlock(env?.address), origin: url.origin };
        const answer = async () => {
          const params = await readParameters(match, req.raw);
          // The spec's rules have just been checked, which is what the handler's types stand for.
          const handle = handlers[match.operation.id as OperationId] as unknown as Handler<OperationId>;
          return handle(params as never, context, requester);
        };
        const asHosted = wantsCompat(req.raw.headers, compat);
        const body = await withinTime(answer(), requestTimeoutMs);
        response = asHosted
          ? json(compatBody(body, chainIds), compatStatus(req.method, operation), headers)
          : json(body, 200, headers);
      }
    } catch (error) {
      const refused = error instanceof HttpError;
      if (!refused) events.failed(error, { requestId, operation });
      const told = refused && !isCharged ? await countRefusal(limits, of, env?.address, error) : error;
      response = failure(told, of, headers);
    }
    const { status } = response;
    const durationMs = performance.now() - started;
    events.answered({ requestId, operation, method: req.method, key, status, durationMs });
    return response;
  });
  return app;
}
