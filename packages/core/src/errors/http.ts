/** Errors for HTTP statuses. */
import { documented, type ErrorContext, PrimaryNetworkError } from "./base.ts";

/** Parts of an HTTP error. */
export interface HttpErrorParts {
  /** HTTP status of the response. */
  readonly status: number;
  /** Parsed JSON body. Undefined if the body is not JSON. */
  readonly body: unknown;
  /** Message of the service. */
  readonly message: string;
  /** Response headers, names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Text of the body, with the API key removed. */
  readonly text: string;
  /** Milliseconds to wait according to `Retry-After`, at most a day. */
  readonly retryAfterMs?: number | undefined;
  /** True if you can safely make the same call later, and it may succeed. */
  readonly retryable: boolean;
  /** Failure that caused this error. */
  readonly cause?: unknown;
}

/**
 * The service responded with a status that is not 2xx. The message comes from the body: its message, its list
 * of messages joined by "; ", or the shortened text of an HTML page.
 *
 * @example
 * ```ts
 * if (error instanceof HttpError) console.log(error.statusCode, error.requestId, error.body);
 * ```
 */
export class HttpError extends PrimaryNetworkError {
  static override readonly kind: string = /* @__PURE__ */ documented("HttpError");

  /** HTTP status of the response. */
  declare readonly statusCode: number;
  /** The body's `error` field, such as "Bad Request". Undefined if it has none. */
  declare readonly error: string | undefined;
  /** Response headers, names in lower case. */
  declare readonly headers: Readonly<Record<string, string>>;
  /** Value of the `x-request-id` header. */
  declare readonly requestId: string | undefined;
  /** Milliseconds to wait according to `Retry-After`, at most a day. */
  declare readonly retryAfterMs: number | undefined;
  /** Parsed JSON body. Undefined if the body is not JSON. */
  declare readonly body: unknown;
  /** Text of the body. */
  declare readonly text: string;

  constructor(context: ErrorContext, parts: HttpErrorParts) {
    const { status: statusCode, body, message, headers, text, retryAfterMs, retryable, cause } = parts;
    super(context, `${statusCode} ${message}`, retryable, cause);
    const given = (body as { error?: unknown } | undefined)?.error; // only used where it is a string
    const error = typeof given === "string" ? given : undefined;
    Object.assign(this, { statusCode, error, headers, requestId: headers["x-request-id"], retryAfterMs });
    // Not enumerable, so that a logged error stays short.
    Object.defineProperties(this, { body: { value: body }, text: { value: text } });
  }
}

/** 400: a parameter is invalid or malformed. The message names it. */
export class BadRequestError extends HttpError {
  static override readonly kind: string = /* @__PURE__ */ documented("BadRequestError");
}

/** 401: credentials are missing or unknown. */
export class UnauthorizedError extends HttpError {
  static override readonly kind: string = /* @__PURE__ */ documented("UnauthorizedError");
}

/** 403: the credentials are valid but lack the permission. */
export class ForbiddenError extends HttpError {
  static override readonly kind: string = /* @__PURE__ */ documented("ForbiddenError");
}

/** 404: the resource or the path does not exist. */
export class NotFoundError extends HttpError {
  static override readonly kind: string = /* @__PURE__ */ documented("NotFoundError");
}

/**
 * 429: you exceeded a rate limit. `retryAfterMs` is the wait that the service asks for, if any.
 *
 * A call also fails with this error if its wait for a rate limit would pass its deadline. Then `retryAfterMs`
 * is that wait, and `cause` is the response that reported the limit.
 *
 * @example
 * ```ts
 * if (error instanceof RateLimitError) await sleep(error.retryAfterMs ?? 1000);
 * ```
 */
export class RateLimitError extends HttpError {
  static override readonly kind: string = /* @__PURE__ */ documented("RateLimitError");
}

/** Any 5xx status. Subclasses name the documented ones. */
export class ServerError extends HttpError {
  static override readonly kind: string = /* @__PURE__ */ documented("ServerError");
}

/** 500: the service failed unexpectedly. */
export class InternalServerError extends ServerError {
  static override readonly kind: string = /* @__PURE__ */ documented("InternalServerError");
}

/** 502: a gateway got no valid response from the server behind it. */
export class BadGatewayError extends ServerError {
  static override readonly kind: string = /* @__PURE__ */ documented("BadGatewayError");
}

/** 503: the chain or the node of the route is temporarily unavailable. */
export class ServiceUnavailableError extends ServerError {
  static override readonly kind: string = /* @__PURE__ */ documented("ServiceUnavailableError");
}

const CLASSES: { readonly [status: number]: typeof HttpError } = {
  400: BadRequestError,
  401: UnauthorizedError,
  403: ForbiddenError,
  404: NotFoundError,
  429: RateLimitError,
  500: InternalServerError,
  502: BadGatewayError,
  503: ServiceUnavailableError,
};

/** Makes the error for a status. */
export const httpError = (context: ErrorContext, parts: HttpErrorParts): HttpError =>
  new (CLASSES[parts.status] ?? (parts.status >= 500 ? ServerError : HttpError))(context, parts);
