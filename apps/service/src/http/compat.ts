/**
 * The form of responses for the hosted service's official clients, where these differ from the interface. Off
 * unless the deployment or the request turns it on. Operations read it in their context: `compat`.
 */

import type { Context } from "../api/request/handler.ts";
import { HttpError } from "../api/request/http-error.ts";

/** Request header that overrides the deployment's default for one request: `true` or `false`. */
const COMPAT_HEADER = "x-service-compat";

/**
 * Returns true if a response has to be changed.
 *
 * @throws HttpError 400 for a header that is neither `true` nor `false`
 */
export function wantsCompat(headers: Headers, byDefault: boolean): boolean {
  const value = headers.get(COMPAT_HEADER);
  if (value === null) return byDefault;
  if (value !== "true" && value !== "false")
    throw new HttpError(400, `the header ${COMPAT_HEADER} must be true or false`);
  return value === "true";
}

/** The context of operations whose responses are in that form. */
export const compatContext = (context: Context): Context => ({
  ...context,
  compat: true,
  prices: context.prices.asNumbers(),
});

/** The official clients require 201 for every POST and for aggregateSignaturesForTransaction; the interface says 200. */
export const compatStatus = (method: string, operation: string): number =>
  method === "POST" || operation === "aggregateSignaturesForTransaction" ? 201 : 200;
