/** The error of a failed request: a status and a reason. Handlers throw it, and `http/` formats it as the interface says. */

/** The error statuses in use, with their names in RFC 9110; 499, which no caller gets, is named as in logs of nginx. */
export const statusNames = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  421: "Misdirected Request",
  429: "Too Many Requests",
  499: "Client Closed Request",
  500: "Internal Server Error",
  501: "Not Implemented",
  502: "Bad Gateway",
  503: "Service Unavailable",
} as const;

export type ErrorStatus = keyof typeof statusNames;

/** Thrown to respond with a status and a reason. */
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
