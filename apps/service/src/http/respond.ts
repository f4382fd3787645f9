/** Responds to a request of either interface: access, rate limit, the spec's route, its handler, and what it is kept as. */

import type { Context as HonoContext } from "hono";
import type { Context } from "../api/request/handler.ts";
import { HttpError } from "../api/request/http-error.ts";
import { streams } from "../api/streams/streams.ts";
import type { NameRequest } from "../trace/request-span.ts";
import { bodyValue } from "./body.ts";
import { limitTime } from "./bounds.ts";
import type { Client } from "./client.ts";
import { addressBlock } from "./client-address.ts";
import { compatBody, compatStatus, publicIds, wantsCompat } from "./compat.ts";
import { download } from "./download.ts";
import { DOWNLOADS_PATH } from "./download-link.ts";
import { errorBody, type Interface } from "./error-body.ts";
import { ETags } from "./etags.ts";
import { asHttpError, countRefusal, failure, refusalOf } from "./failure.ts";
import { concernedChains, freshnessHeaders, namedChain, positionsAt, positionsOf } from "./freshness.ts";
import type { Guards } from "./guards.ts";
import { createHostCheck } from "./hosts.ts";
import { jsonOf, type ResponseHeaders, UNCACHED } from "./json-response.ts";
import { type Begun, beginStream, openStream } from "./open-stream.ts";
import { readParameters } from "./parameters.ts";
import { createPerform } from "./perform.ts";
import type { AppEvents } from "./request-events.ts";
import type { RecordedRequest } from "./request-log.ts";
import { keptHeaders, matchesEtag, unmodified } from "./response-cache.ts";
import { createRouter, type Match } from "./router.ts";
import type { SharedHeaders } from "./shared-headers.ts";
import { type AnyOperationId, specOperations } from "./spec.ts";

/** Characters of a URL: 64 addresses of 50 characters, and all other parameters. */
const MAX_URL = 8_192;
/** How far the copy is behind that a listing was read from. */
export const REPLICA_HEADER = "x-replica-seconds-behind";
const METRICS_PATH = /^\/(v1\/avg_tps|v2)(\/|$)/;

export type Respond = (c: HonoContext<{ Bindings: Client }>, nameRequest: NameRequest) => Promise<Response>;

/** Makes what responds. */
export function createRespond(
  context: Context,
  guards: Guards,
  events: AppEvents,
  shared: SharedHeaders,
): Respond {
  const { access, limits, hosts, requestTimeoutMs, compat, downloads, version, responses, streaming } =
    guards;
  const { refusals = {} } = guards;
  const route = createRouter(specOperations);
  const servesHost = createHostCheck(hosts);
  const chainIds = publicIds(context.networks);
  const etags = new ETags(context, version);
  const bounded = limitTime(requestTimeoutMs);
  const perform = createPerform(context, guards);
  /** Runs a stream's handler within the bounds of a request, and begins the response, which has none. */
  const stream = async (
    c: HonoContext<{ Bindings: Client }>,
    match: Match,
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
  return async (c, nameRequest) => {
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
          const handled = await perform(c, { match, requester, tag, mayBeKept: name !== undefined });
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
              response = shared.json(written, status, { ...UNCACHED, ...headers });
            } else {
              if (responses && name !== undefined && keptUntil !== undefined) {
                // The response does not wait for the compression.
                responses.keep(name, written, { etag, headers: fresh }, keptUntil).catch((error: unknown) => {
                  events.failed(error, { requestId, operation });
                });
              }
              response = matchesEtag(req.raw.headers.get("if-none-match"), etag)
                ? unmodified(etag, headers)
                : shared.json(written, status, { ...headers, ...keptHeaders(etag) });
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
}
