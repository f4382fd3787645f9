/** Whether a response is one that the interface documents. */

import { expect } from "vitest";
import { HttpError, statusNames } from "../../src/api/request/http-error.ts";
import { type Json, schemaFault } from "../harness.ts";

/** Statuses that stand in no spec, since no well-formed request to a whole service gets them. */
const UNDOCUMENTED = new Set([405, 421]);

/** Paths of the metrics service; one of version 2 belongs to the data service. */
const METRICS = /^\/(v1\/avg_tps|v2(?!\/chains\/[^/]*\/addresses\/[^/]*\/transactions$))(\/|$)/;

/** Characters of a URL beyond which the service refuses it, before it looks for an operation. */
const LONGEST_URL = 8_192;

const isStatus = (status: number): status is keyof typeof statusNames => Object.hasOwn(statusNames, status);

/** The body of an error: exactly its three members, with the form of message that the interface has. */
function errorFault(status: number, body: Json, metrics: boolean): string | undefined {
  if (!isStatus(status)) return `status ${status} is not documented`;
  const [text] = [body.message].flat();
  const good = { message: metrics ? [text] : text, statusCode: status, error: statusNames[status] };
  if (typeof text !== "string" || text === "") return "the message is no text";
  return expect.objectContaining(good).asymmetricMatch(body) && Object.keys(body).length === 3
    ? undefined
    : `the body is no error of status ${status}`;
}

/** What is wrong with the response to a request; undefined when nothing is. */
export function responseFault(request: Request, response: Response, text: string): string | undefined {
  const { status } = response;
  const { pathname } = new URL(request.url);
  if (status === 500) return "an unexpected error";
  if (response.headers.get("x-content-type-options") !== "nosniff") return "nosniff is missing";
  if (request.method === "OPTIONS") return status === 204 ? undefined : `OPTIONS returns ${status}`;
  if (!response.headers.has("x-request-id")) return "x-request-id is missing";
  if (status === 200 && pathname.endsWith(":reindex")) {
    return text === "" ? undefined : "a body stands where none is documented";
  }
  if (status === 200 && pathname.endsWith(":stream")) {
    if (response.headers.get("content-type") !== "text/event-stream; charset=utf-8") return "no events";
    return text === (request.method === "HEAD" ? "" : "retry: 1000\n\n") ? undefined : "no stream begins so";
  }
  if (status === 304 && request.headers.has("if-none-match"))
    return text === "" && response.headers.has("etag") ? undefined : "304 has a body, or no ETag";
  if (response.headers.get("content-type") !== "application/json; charset=utf-8")
    return "the body is no JSON";
  if (request.method === "HEAD") return text === "" ? undefined : "HEAD has a body";
  let body: Json;
  try {
    body = JSON.parse(text);
  } catch {
    return "the body is not JSON";
  }
  if (status !== 200) {
    const fault = errorFault(status, body, METRICS.test(pathname));
    if (fault !== undefined || UNDOCUMENTED.has(status)) return fault;
  }
  try {
    return schemaFault(request.method, pathname, status, body);
  } catch (error) {
    // The router itself refused, or the URL was refused before: no operation has a spec that could be broken.
    const isLong = status === 400 && request.url.length > LONGEST_URL;
    if (error instanceof HttpError && (isLong || error.status === status)) return undefined;
    throw error;
  }
}
