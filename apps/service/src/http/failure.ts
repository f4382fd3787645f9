/** Responses to requests that fail, and the charge for them. */

import { HTTPException } from "hono/http-exception";
import { HttpError } from "../api/request/http-error.ts";
import { StoreUnavailableError } from "../store/session/unavailable-error.ts";
import { errorBody, type Interface } from "./error-body.ts";
import { jsonOf, type ResponseHeaders, UNCACHED, withJson } from "./json-response.ts";
import type { Limits } from "./limits.ts";

/** Undefined of an unexpected error. */
export function refusalOf(error: unknown): HttpError | undefined {
  const known = error instanceof HTTPException ? error.cause : error;
  return known instanceof HttpError ? known : undefined;
}

export function asHttpError(error: unknown): HttpError {
  const refusal = refusalOf(error);
  if (refusal) return refusal;
  if (error instanceof StoreUnavailableError)
    return new HttpError(503, error.reason, { "retry-after": String(error.retryAfter) });
  return new HttpError(500, "an unexpected error; find it in the service's log by the x-request-id");
}

/** The response to a request that failed. */
export function failure(error: unknown, of: Interface, headers: ResponseHeaders): Response {
  const known = asHttpError(error);
  // Errors depend on the time and the caller, so caches must not store them.
  return withJson(jsonOf(errorBody(known.status, known.message, of)), known.status, {
    ...headers,
    ...UNCACHED,
    ...known.headers,
  });
}

/** Units charged for a request of no operation, or refused before its operation was known: the cost of the cheapest operations. */
export const LEAST_WEIGHT = 1;

/** Charges refused requests to their sender, so that guessing keys or paths is rate-limited too. */
export async function countRefusal(
  limits: Limits | undefined,
  of: Interface,
  address: string | undefined,
  refusal: HttpError,
): Promise<unknown> {
  try {
    const rates = await limits?.charge({ weight: LEAST_WEIGHT, of }, { key: undefined, address });
    return rates ? new HttpError(refusal.status, refusal.message, { ...rates, ...refusal.headers }) : refusal;
  } catch (error) {
    return error instanceof HttpError ? error : refusal; // a database error does not hide that the request is invalid
  }
}
