/** The Hono app of both interfaces: access control, the spec's routes, errors, CORS. */

import { Hono, type Context as HonoContext } from "hono";
import { cors } from "hono/cors";
import { HTTPException } from "hono/http-exception";
import { handlers } from "../api/handlers.ts";
import type {
  Context as ApiContext,
  OperationId,
  Requester,
  WritingHandler,
} from "../api/request/handler.ts";
import { HttpError } from "../api/request/http-error.ts";
import { streams } from "../api/streams/streams.ts";
import type { Snapshot } from "../domain/listing.ts";
import { StoreUnavailableError } from "../store/unavailable.ts";
import { inRequestSpan, type NameRequest } from "../trace/request-span.ts";
import { inSpan } from "../trace/span.ts";
import type { Access } from "./auth.ts";
import { type BodyJson, bodyJson, bodyValue } from "./body.ts";
import { limitBody, limitTime } from "./bounds.ts";
import type { Client } from "./client.ts";
import { addressBlock } from "./client-address.ts";
import { compatBody, compatStatus, publicIds, wantsCompat } from "./compat.ts";
import { type DownloadOptions, download } from "./download.ts";
import { DOWNLOADS_PATH } from "./download-link.ts";
import { errorBody, type Interface } from "./error-body.ts";
import { ETags, NOT_MODIFIED, type ResponseTag } from "./etags.ts";
import {
  concernedChains,
  freshnessHeaders,
  HEIGHT_HEADER,
  namedChain,
  positionsAt,
  positionsOf,
  TIME_HEADER,
} from "./freshness.ts";
import { createHostCheck } from "./hosts.ts";
import { type Limits, rateHeaders } from "./limits.ts";
import { type Begun, beginStream, openStream, type Streaming } from "./open-stream.ts";
import { readParameters } from "./parameters.ts";
import type { ReplicaReads } from "./replica-reads.ts";
import type { RecordedRequest } from "./request-log.ts";
import { keptHeaders, matchesEtag, type ResponseCache, unmodified } from "./response-cache.ts";
import { createRouter } from "./router.ts";
import { type AnyOperationId, specOperations } from "./spec.ts";

/** Characters of a URL: 64 addresses of 50 characters, and all other parameters. */
const MAX_URL = 8_192;
const UNCACHED = { "cache-control": "no-store" };
/** How far the copy is behind that a listing was read from. */
const REPLICA_HEADER = "x-replica-seconds-behind";
const METRICS_PATH = /^\/(v1\/avg_tps|v2)(\/|$)/;

/** The checks between a request and its handler. */
export interface Guards {
  readonly access: Access;
  readonly apiKeyHeader: string;
  /** Undefined when rate limits are off. */
  readonly limits: Limits | undefined;
  readonly hosts: readonly string[] | undefined;
  readonly requestTimeoutMs: number;
  /** Whether responses are changed for the hosted service's official clients unless a request says otherwise. */
  readonly compat: boolean;
  /** Undefined when there is no storage for exported files. */
  readonly downloads: DownloadOptions | undefined;
  /** Of the program: another one may respond otherwise. */
  readonly version: string;
  /** Where responses that can no longer change are kept. Without it none are. */
  readonly responses?: ResponseCache | undefined;
  /** The replica that listings are read from. Without it they are read from the primary. */
  readonly replica?: ReplicaReads | undefined;
  /** The streams that are open, and what wakes them. */
  readonly streaming: Streaming;
  /** Why operations are not performed here, by id: one sentence without a full stop. */
  readonly refusals?: { readonly [id in AnyOperationId]?: string } | undefined;
  /** Whether this process should get requests. */
  isReady(): Promise<boolean>;
}

/**
 * What the app logs of each request. It has no path, query, header, body or client address: those may contain keys, or
 * addresses that reveal whom a caller is interested in.
 */
export interface RequestEvent {
  /** As in the response's header x-request-id. */
  readonly requestId: string;
  readonly operation: string;
  readonly method: string;
  /** Public id of the caller's key. */
  readonly key: string | undefined;
  readonly status: number;
  readonly durationMs: number;
}

export interface AppEvents {
  responded(event: RequestEvent): void;
  /** Called with what a key's owner may see of a request to an operation. */
  recorded?(request: RecordedRequest): void;
  /** Called for an unexpected error. */
  failed(error: unknown, event: Pick<RequestEvent, "requestId" | "operation">): void;
}

/** What a handler returned. */
interface Handled {
  readonly body: unknown;
  /** Of the replica that it was read from; undefined of the primary. */
  readonly secondsBehind?: number | undefined;
  /** Whether the caller has the response already. */
  readonly isKnown?: boolean;
  /** What the response shows; undefined where it is not bound to a snapshot. */
  readonly snapshot?: Snapshot | undefined;
  /** Milliseconds since 1970 until which the response stays as it is; undefined when it may change at any time. */
  readonly keptUntil?: number | undefined;
}

interface ResponseHeaders {
  readonly [name: string]: string;
}

/** A body as JSON; undefined of a response without a body. */
const jsonOf = (body: unknown): BodyJson | undefined => (body === undefined ? undefined : bodyJson(body));

const withJson = (body: BodyJson | undefined, status: number, headers: ResponseHeaders): Response =>
  new Response(body ?? null, {
    status,
    headers: { ...(body !== undefined && { "content-type": "application/json; charset=utf-8" }), ...headers },
  });

const json = (body: unknown, status: number, headers: ResponseHeaders = {}): Response =>
  withJson(jsonOf(body), status, headers);

/** Undefined of an unexpected error. */
function refusalOf(error: unknown): HttpError | undefined {
  const known = error instanceof HTTPException ? error.cause : error;
  return known instanceof HttpError ? known : undefined;
}

function asHttpError(error: unknown): HttpError {
  const refusal = refusalOf(error);
  if (refusal) return refusal;
  if (error instanceof StoreUnavailableError)
    return new HttpError(503, error.reason, { "retry-after": String(error.retryAfter) });
  return new HttpError(500, "an unexpected error; the service's log has it under the x-request-id");
}

function failure(error: unknown, of: Interface, headers: { readonly [name: string]: string }): Response {
  const known = asHttpError(error);
  // Errors depend on the time and the caller, so caches must not store them.
  return json(errorBody(known.status, known.message, of), known.status, {
    ...headers,
    "cache-control": "no-store",
    ...known.headers,
  });
}

/** Units charged for a request that was refused before its operation was known: the cost of the cheapest operations. */
const REFUSAL_WEIGHT = 1;

/** Charges refused requests to their sender, so that guessing keys or paths is rate-limited too. */
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
    return error instanceof HttpError ? error : refusal; // a database error does not hide that the request is invalid
  }
}

/** Makes the app. */
export function createApp(
  context: ApiContext,
  {
    access,
    apiKeyHeader,
    limits,
    hosts,
    requestTimeoutMs,
    compat,
    downloads,
    version,
    responses,
    replica,
    streaming,
    refusals = {},
    isReady,
  }: Guards,
  events: AppEvents,
): Hono<{ Bindings: Client }> {
  const route = createRouter(specOperations);
  const servesHost = createHostCheck(hosts);
  const chainIds = publicIds(context.networks);
  const etags = new ETags(context, version);
  const app = new Hono<{ Bindings: Client }>();
  const exposed = [...rateHeaders, HEIGHT_HEADER, TIME_HEADER, "etag", "x-request-id", REPLICA_HEADER];
  const preflight = cors({ origin: "*", exposeHeaders: exposed, maxAge: 86_400 });
  app.use(async (c, next) => {
    const response = c.req.method === "OPTIONS" ? await preflight(c, next) : void (await next());
    // Set on the response itself: for each header Hono would make a new one of it, whose body is a stream.
    const { headers } = response ?? c.res;
    headers.set("access-control-allow-origin", "*");
    headers.set("access-control-expose-headers", exposed.join(","));
    headers.set("x-content-type-options", "nosniff");
    headers.append("vary", apiKeyHeader);
    return response;
  });
  // Of the load balancer, under whatever name it reaches this process: without key, limit, log and details.
  app.get("/livez", (c) => c.json({ status: "ok" }, 200, UNCACHED));
  app.get("/readyz", async (c) => {
    const ready = await isReady();
    return c.json({ ready }, ready ? 200 : 503, UNCACHED);
  });
  const bounded = limitTime(requestTimeoutMs);
  /** Runs an operation's handler within the bounds of a request. */
  const perform = async (
    c: HonoContext<{ Bindings: Client }>,
    match: ReturnType<typeof route>,
    requester: Requester,
    tag: ResponseTag | undefined,
    mayBeKept: boolean,
  ): Promise<Handled> => {
    const { operation } = match;
    let handled: Handled = { body: undefined };
    const run = async () => {
      // The middleware may have replaced the request by one whose body is read.
      const params = await readParameters(match, c.req.raw);
      // The parameters were just validated against the spec, from which the handler's types are generated.
      const handle = handlers[
        operation.id as keyof typeof handlers
      ] as unknown as WritingHandler<OperationId>;
      let keptUntil: number | undefined;
      const lasting = (until: number): void => {
        keptUntil = until;
      };
      let snapshot: Snapshot | undefined;
      const asOf = (shown: Snapshot): void => {
        snapshot = shown;
      };
      const { validate } = tag ?? {};
      const inContext = { ...context, asOf, validate, ...(mayBeKept && { lasting }) };
      const respondOnce = async (at: ApiContext): Promise<unknown> => {
        try {
          await tag?.begin();
          return await handle(params as never, at, requester);
        } catch (error) {
          if (error === NOT_MODIFIED) return NOT_MODIFIED;
          throw error;
        }
      };
      const call = (at: ApiContext) => inSpan(operation.id, {}, () => respondOnce(at));
      const read: { result: unknown; secondsBehind?: number } = replica
        ? await replica.run(inContext, call)
        : { result: await call(inContext) };
      const isKnown = read.result === NOT_MODIFIED;
      const body = isKnown ? undefined : read.result;
      handled = { body, isKnown, secondsBehind: read.secondsBehind, snapshot, keptUntil };
    };
    await bounded(c, async () => {
      await (operation.body ? limitBody(c, run) : run());
    });
    return handled;
  };
  /** Runs a stream's handler within the bounds of a request, and begins the response, which has none. */
  const stream = async (
    c: HonoContext<{ Bindings: Client }>,
    match: ReturnType<typeof route>,
    caller: string,
    headers: ResponseHeaders,
    unexpected: (error: unknown) => void,
  ): Promise<Response> => {
    const { raw } = c.req;
    let begun: Begun | undefined;
    await bounded(c, async () => {
      const params = await readParameters(match, raw);
      begun = await beginStream(match.operation.id, params, raw.headers, context);
    });
    if (!begun) throw new Error("a stream has not begun");
    const failed = (error: unknown): string => {
      if (!refusalOf(error)) unexpected(error);
      const { status, message } = asHttpError(error);
      return JSON.stringify(errorBody(status, message, match.operation.of));
    };
    return openStream(begun, { request: raw, caller, headers, failed, streaming });
  };
  const respond = async (c: HonoContext<{ Bindings: Client }>, nameRequest: NameRequest) => {
    const { req, env } = c;
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
    let record: Pick<RecordedRequest, "path" | "chainId" | "credits"> | undefined;
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
        nameRequest(match.operation);
        record = { path: match.operation.path, chainId: namedChain(match, context), credits: 0 };
        const admitted = await access.admit(match.operation, req.raw.headers);
        key = admitted?.id;
        isCharged = true;
        const paid = await limits?.charge(match.operation, { key: admitted, address: env?.address });
        headers = { ...headers, ...paid };
        record = { ...record, credits: match.operation.weight };
        const refused = refusals[operation as AnyOperationId]; // the router only knows these ids
        if (refused !== undefined) throw new HttpError(501, refused);
        const caller = key ?? addressBlock(env?.address);
        const requester = { caller, key, privileges: access.privilegesOf(admitted), origin: url.origin };
        const asHosted = wantsCompat(req.raw.headers, compat);
        // Only later pages can be kept: their token says what they are read from.
        const name =
          responses && req.method === "GET" && url.searchParams.has("pageToken")
            ? `${asHosted} ${pathname}${url.search}`
            : undefined;
        const found = name === undefined ? undefined : await responses?.find(name, req.raw.headers);
        if (match.operation.id in streams) {
          const positions = positionsOf(concernedChains(match, url.searchParams, context));
          headers = { ...headers, ...freshnessHeaders(positions) };
          response = await stream(c, match, caller, headers, (error) =>
            events.failed(error, { requestId, operation }),
          );
        } else if (found) {
          for (const [header, value] of Object.entries(headers)) found.headers.set(header, value);
          response = found;
        } else {
          const positions = positionsOf(concernedChains(match, url.searchParams, context));
          const before = headers;
          headers = { ...before, ...freshnessHeaders(positions) }; // a refusal has them, too: what is not found may not be indexed yet
          const tag = await etags.of(match, url, req.raw, asHosted);
          const handled = await perform(c, match, requester, tag, name !== undefined);
          const { body, isKnown, secondsBehind, snapshot, keptUntil } = handled;
          const fresh = freshnessHeaders(snapshot ? positionsAt(positions, snapshot) : positions);
          headers = { ...before, ...fresh };
          if (secondsBehind !== undefined) headers = { ...headers, [REPLICA_HEADER]: String(secondsBehind) };
          const etag = tag?.etag;
          if (isKnown && etag !== undefined) {
            response = unmodified(etag, headers);
          } else {
            const written = jsonOf(asHosted ? compatBody(bodyValue(body), chainIds) : body);
            const status = asHosted ? compatStatus(req.method, operation) : 200;
            if (etag === undefined || written === undefined) {
              response = withJson(written, status, { ...UNCACHED, ...headers });
            } else {
              if (responses && name !== undefined && keptUntil !== undefined) {
                // The response does not wait for the compression.
                responses.keep(name, written, { etag, headers: fresh }, keptUntil).catch((error: unknown) => {
                  events.failed(error, { requestId, operation });
                });
              }
              response = matchesEtag(req.raw.headers.get("if-none-match"), etag)
                ? unmodified(etag, headers)
                : withJson(written, status, { ...headers, ...keptHeaders(etag) });
            }
          }
        }
      }
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) events.failed(error, { requestId, operation });
      const reported = refusal && !isCharged ? await countRefusal(limits, of, env?.address, refusal) : error;
      response = failure(reported, of, headers);
    }
    const { status } = response;
    const durationMs = performance.now() - started;
    events.responded({ requestId, operation, method: req.method, key, status, durationMs });
    if (record) {
      const sender = {
        address: env?.address ?? "",
        host: url.host,
        userAgent: req.raw.headers.get("user-agent") ?? "",
      };
      events.recorded?.({ id: requestId, key, ...record, status, duration: durationMs, ...sender });
    }
    return response;
  };
  app.all("*", (c) => inRequestSpan(c.req.raw, (nameRequest) => respond(c, nameRequest)));
  return app;
}
