/** Makes failed responses, as the services and a node send them. */
import { printJson } from "@primary-network/core";
import { isHttpId, isMetricsId } from "./ids.ts";

/**
 * Failure of a call: an HTTP status from 400 to 599, a negative error code of the P-Chain RPC (sent with HTTP
 * 200), or `connection` for a connection that breaks before the response.
 */
export type Failure = number | "connection";

/** Options of a failure. */
export interface FailureOptions {
  /** Message of the error. @default the reason phrase of the status */
  readonly message?: string | undefined;
  /** Seconds for the `retry-after` header. @default no header */
  readonly retryAfter?: number | undefined;
  /** Additional response headers, by name. @default none */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Value of `data` in a JSON-RPC error. @default null */
  readonly data?: unknown;
}

/** Reason phrases of the specs' statuses, from RFC 9110. */
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
 * Refuses a number that is not a failure of the operation or method.
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

/** Returns the headers of a failure besides its content type. */
const headersOf = ({ retryAfter, headers }: FailureOptions, contentType: string) => ({
  "content-type": contentType,
  ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }),
  ...headers,
});

/**
 * Makes a failed response of a data or metrics operation.
 *
 * @throws RangeError if the number is not an error status
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
 * Makes a failed response of a method. A status comes as text, as from a proxy in front of the node.
 *
 * @param requestId the `id` of the request
 * @throws RangeError if the number is neither an error status nor a negative code
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
