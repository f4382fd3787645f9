/**
 * Responds to a request of either interface: access, rate limit, the spec's route, its handler, and the
 * response cache.
 */

import type { Context as HonoContext } from "hono";
import { refuseHistory } from "../api/needs.ts";
import { operationOf } from "../api/operations.ts";
import type { Context, Requester } from "../api/request/handler.ts";
import { HttpError } from "../api/request/http-error.ts";
import type { Responding, StreamOperation } from "../api/request/operation.ts";
import type { StreamId } from "../api/request/stream.ts";
import type { NameRequest } from "../trace/request-span.ts";
import { limitTime } from "./bounds.ts";
import type { Client } from "./client.ts";
import { addressBlock } from "./client-address.ts";
import { compatStatus, wantsCompat } from "./compat.ts";
import { createRespondDocument } from "./documents.ts";
import { download } from "./download.ts";
import { DOWNLOADS_PATH } from "./download-link.ts";
import { errorBody } from "./error-body.ts";
import { Exchange } from "./exchange.ts";
import { asHttpError, countRefusal, failure, LEAST_WEIGHT, refusalOf } from "./failure.ts";
import { concernedChains, freshnessHeaders, namedChain, positionsAt, positionsOf } from "./freshness.ts";
import type { Guards } from "./guards.ts";
import { createHostCheck } from "./hosts.ts";
import { jsonOf, UNCACHED } from "./json-response.ts";
import type { Payer } from "./limits.ts";
import { type Begun, beginStream, openStream } from "./open-stream.ts";
import { readParameters } from "./parameters.ts";
import { createPerform } from "./perform.ts";
import type { AppEvents } from "./request-events.ts";
import { keptHeaders, matchesEtag, unmodified } from "./response-cache.ts";
import { createRouter, type Match } from "./router.ts";
import type { SharedHeaders } from "./shared-headers.ts";
import { type AnyOperationId, specOperations } from "./spec.ts";

/** Characters of a URL: 64 addresses of 50 characters, and all other parameters. */
const MAX_URL = 8_192;
/** The lag of the replica that a listing was read from. */
export const REPLICA_HEADER = "x-replica-seconds-behind";

export type Respond = (c: HonoContext<{ Bindings: Client }>, nameRequest: NameRequest) => Promise<Response>;

/** Makes the function that responds. */
export function createRespond(
  context: Context,
  guards: Guards,
  events: AppEvents,
  shared: SharedHeaders,
): Respond {
  const { access, limits, hosts, requestTimeoutMs, compat, downloads, responses, streaming } = guards;
  const { refusals = {}, documents } = guards;
  const document = createRespondDocument(documents ?? {});
  const { route, interfaceOf } = createRouter(specOperations);
  const servesHost = createHostCheck(hosts);
  const bounded = limitTime(requestTimeoutMs);
  const perform = createPerform(context, guards);

  /** Checks that the sender may call the operation, and charges its cost. */
  const admit = async (
    exchange: Exchange,
    { operation }: Match,
    sent: Headers,
    asHosted: boolean,
  ): Promise<{ readonly requester: Requester; readonly payer: Payer }> => {
    const admitted = await access.admit(operation, sent, asHosted);
    exchange.key = admitted?.id;
    exchange.isCharged = true;
    const payer = { key: admitted, address: exchange.address };
    exchange.add(await limits?.charge(operation, payer));
    if (exchange.record) exchange.record = { ...exchange.record, credits: operation.weight };
    const refused = refusals[operation.id as AnyOperationId]; // the router only knows these ids
    if (refused !== undefined) throw new HttpError(501, refused);
    if (context.begins) refuseHistory(operation.id as AnyOperationId, context.begins);
    const requester = {
      caller: exchange.key ?? addressBlock(exchange.address),
      key: exchange.key,
      privileges: access.privilegesOf(admitted),
      origin: exchange.url.origin,
    };
    return { requester, payer };
  };

  /** Runs a stream's handler within the bounds of a request, and begins the response, which has none. */
  const stream = async (
    c: HonoContext<{ Bindings: Client }>,
    exchange: Exchange,
    match: Match,
    {
      operation,
      caller,
      payer,
    }: { readonly operation: StreamOperation<StreamId>; readonly caller: string; readonly payer: Payer },
  ): Promise<Response> => {
    const { raw } = c.req;
    let begun: Begun | undefined;
    await bounded(c, async () => {
      const params = await readParameters(match, raw);
      begun = await beginStream(operation, params, raw.headers, context);
    });
    if (!begun) throw new Error("a stream has not begun");
    const failed = (error: unknown): string => {
      if (!refusalOf(error)) events.failed(error, exchange.label);
      const { status, message } = asHttpError(error);
      return JSON.stringify(errorBody(status, message, match.operation.of));
    };
    return openStream(begun, {
      request: raw,
      caller,
      charge: limits && ((units) => limits.take(units, payer)),
      headers: exchange.headersWithPositions,
      failed,
      streaming,
    });
  };

  /** Runs an operation's handler. @param name under which the response may be kept; undefined where it may not */
  const handle = async (
    c: HonoContext<{ Bindings: Client }>,
    exchange: Exchange,
    match: Match,
    {
      operation,
      requester,
      asHosted,
      name,
    }: { operation: Responding; requester: Requester; asHosted: boolean; name: string | undefined },
  ): Promise<Response> => {
    const { method, raw } = c.req;
    const { positions, url } = exchange;
    const performed = { match, operation, requester, url, asHosted };
    const { body, isKnown, etag, secondsBehind, snapshot, keptUntil } = await perform(c, performed);
    const fresh = freshnessHeaders(snapshot ? positionsAt(positions, snapshot) : positions);
    const headers = {
      ...exchange.headers,
      ...fresh,
      ...(secondsBehind !== undefined && { [REPLICA_HEADER]: String(secondsBehind) }),
    };
    if (isKnown && etag !== undefined) return unmodified(etag, headers);
    const written = jsonOf(body);
    const status = asHosted ? compatStatus(method, match.operation.id) : 200;
    if (etag === undefined || written === undefined)
      return shared.json(written, status, { ...UNCACHED, ...headers });
    if (responses && name !== undefined && keptUntil !== undefined) {
      // The response does not wait for the compression.
      responses.keep(name, written, { etag, headers: fresh }, keptUntil).catch((error: unknown) => {
        events.failed(error, exchange.label);
      });
    }
    return matchesEtag(raw.headers.get("if-none-match"), etag)
      ? unmodified(etag, headers)
      : shared.json(written, status, { ...headers, ...keptHeaders(etag) });
  };

  const serve = async (
    c: HonoContext<{ Bindings: Client }>,
    exchange: Exchange,
    nameRequest: NameRequest,
  ): Promise<Response> => {
    const { method, raw } = c.req;
    const { url } = exchange;
    const { pathname, search, searchParams } = url;
    if (!servesHost(url)) throw new HttpError(421, "the Host header names no host that is served here");
    if (raw.url.length > MAX_URL) throw new HttpError(400, `the URL must be at most ${MAX_URL} characters`);
    if (downloads && pathname.startsWith(DOWNLOADS_PATH)) {
      exchange.operation = "download"; // the link itself says that its bearer may have the file
      return download(raw, exchange.headers, downloads);
    }
    if (documents && Object.hasOwn(documents, pathname)) {
      exchange.operation = "document";
      exchange.isCharged = true;
      const payer = { key: undefined, address: exchange.address };
      exchange.add(await limits?.charge({ weight: LEAST_WEIGHT, of: interfaceOf(pathname) }, payer));
      return document(raw, pathname, exchange.headers);
    }
    const match = route(method, pathname);
    const { operation } = match;
    exchange.operation = operation.id;
    exchange.record = { path: operation.path, chainId: namedChain(match, context), credits: 0 };
    nameRequest(operation);
    const asHosted = wantsCompat(raw.headers, compat);
    const { requester, payer } = await admit(exchange, match, raw.headers, asHosted);
    // Only later pages are cached: their token names the snapshot that they are read from.
    const name =
      responses && method === "GET" && searchParams.has("pageToken")
        ? `${asHosted} ${pathname}${search}`
        : undefined;
    const kept = name === undefined ? undefined : await responses?.find(name, raw.headers);
    if (kept) {
      for (const [header, value] of Object.entries(exchange.headers)) kept.headers.set(header, value);
      return kept;
    }
    exchange.positions = positionsOf(concernedChains(match, searchParams, context));
    const performed = operationOf(operation.id);
    return performed.kind === "stream"
      ? stream(c, exchange, match, { operation: performed, caller: requester.caller, payer })
      : handle(c, exchange, match, { operation: performed, requester, asHosted, name });
  };

  const refuse = async (exchange: Exchange, error: unknown): Promise<Response> => {
    const refusal = refusalOf(error);
    if (!refusal) events.failed(error, exchange.label);
    const { address, url } = exchange;
    const of = interfaceOf(url.pathname);
    const reported =
      refusal && !exchange.isCharged ? await countRefusal(limits, of, address, refusal) : error;
    // Refusals also report how far the chains are indexed: a missing item may not be indexed yet.
    return failure(reported, of, exchange.headersWithPositions);
  };

  return async (c, nameRequest) => {
    const exchange = new Exchange(c.req.raw, c.env ?? {});
    const response = await serve(c, exchange, nameRequest).catch((error: unknown) => refuse(exchange, error));
    exchange.responded(response, events);
    return response;
  };
}
