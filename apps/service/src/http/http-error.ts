/** Failures as the interface answers them. */

/** The statuses that are answered, with the names that RFC 9110 gives them. */
export const statusNames = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  413: "Content Too Large",
  414: "URI Too Long",
  421: "Misdirected Request",
  429: "Too Many Requests",
  500: "Internal Server Error",
  501: "Not Implemented",
  502: "Bad Gateway",
  503: "Service Unavailable",
} as const;

export type ErrorStatus = keyof typeof statusNames;

/** Thrown by whatever handles a request, to answer with a status and a reason. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: ErrorStatus;
  readonly headers: { readonly [name: string]: string };

  constructor(status: ErrorStatus, message: string, headers: { readonly [name: string]: string } = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

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
