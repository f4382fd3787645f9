/** Responses that fail, as the services and a node send them. */
import { printJson } from "@primary-network/core";
import { isHttpId, isMetricsId } from "./ids.ts";

/**
 * How a call fails: an HTTP status from 400 to 599, for a method of the P-Chain RPC a negative error code that comes with HTTP
 * 200, or `connection` for a connection that breaks before a response.
 */
export type Failure = number | "connection";

/** Options of a failure. */
export interface FailureOptions {
  /** The message of the error. @default the status in words */
  readonly message?: string | undefined;
  /** Seconds that the response asks to wait, as its header `retry-after`. @default none: no such header */
  readonly retryAfter?: number | undefined;
  /** More headers of the response, by name. @default none */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The `data` of a JSON-RPC error. @default null */
  readonly data?: unknown;
}

/** The statuses of the specs in words, as RFC 9110 has them. */
const NAMES: { readonly [status: number]: string } = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  429: "Too Many Requests",
  500: "Internal Server Error",
  501: "Not Implemented",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
};

const isHttpStatus = (failure: number) => Number.isInteger(failure) && failure >= 400 && failure <= 599;

/**
 * Refuses a number that no response of the operation or method has.
 *
 * @throws RangeError naming the rule
 */
export function assertFailure(id: string, failure: Failure): void {
  if (failure === "connection" || isHttpStatus(failure)) return;
  if (isHttpId(id))
    throw new RangeError(`${id}: the status must be an integer from 400 to 599, not ${failure}`);
  if (!Number.isInteger(failure) || failure >= 0)
    throw new RangeError(`${id}: must fail with a status from 400 to 599 or a negative code, not ${failure}`);
}

/** The headers of a failure beside its content type. */
const headersOf = ({ retryAfter, headers }: FailureOptions, contentType: string) => ({
  "content-type": contentType,
  ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }),
  ...headers,
});

/**
 * A failed response of an operation of the data or metrics service.
 *
 * @throws RangeError for a number that is no status of a failure
 */
export function httpFailure(id: string, failure: Failure, options: FailureOptions = {}): Response {
  assertFailure(id, failure);
  if (failure === "connection") return Response.error();
  const error = NAMES[failure] ?? "Error";
  const message = options.message ?? error;
  const body = { message: isMetricsId(id) ? [message] : message, error, statusCode: failure };
  return new Response(printJson(body), { status: failure, headers: headersOf(options, "application/json") });
}

/**
 * A failed response of a method. A status is what something in front of the node sends: a text.
 *
 * @param requestId the `id` of the request
 * @throws RangeError for a number that is neither a status of a failure nor a negative code
 */
export function rpcFailure(
  id: string,
  requestId: unknown,
  failure: Failure,
  options: FailureOptions = {},
): Response {
  assertFailure(id, failure);
  if (failure === "connection") return Response.error();
  if (isHttpStatus(failure)) {
    const headers = headersOf(options, "text/plain; charset=utf-8");
    return new Response(options.message ?? NAMES[failure] ?? "Error", { status: failure, headers });
  }
  const error = { code: failure, message: options.message ?? "server error", data: options.data ?? null };
  const headers = headersOf(options, "application/json; charset=utf-8");
  return new Response(printJson({ jsonrpc: "2.0", error, id: requestId }), { headers });
}
