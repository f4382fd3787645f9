/** Error bodies in the interfaces' form. */

import { type ErrorStatus, statusNames } from "../api/request/http-error.ts";

/** The two interfaces differ in the form of `message`. */
export type Interface = "data" | "metrics";

/** Body of an error: a text on data, a list on metrics. */
export function errorBody(status: ErrorStatus, message: string, of: Interface): object {
  return {
    message: of === "metrics" ? [message] : message,
    statusCode: status,
    error: statusNames[status],
  };
}
