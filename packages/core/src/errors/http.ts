/** Errors for the HTTP statuses of a service. */
import { documented, type ErrorContext, PrimaryNetworkError } from "./base.ts";

/** What an HTTP error is made of. */
export interface HttpErrorParts {
  /** HTTP status of the response. */
  readonly status: number;
  /** Parsed JSON body, or undefined. */
  readonly body: unknown;
  /** What the service says is wrong. */
  readonly message: string;
  /** Response headers, names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Text of the body, with the API key struck out. */
  readonly text: string;
  /** Waiting time that `Retry-After` asks for, in milliseconds, at most a day. */
  readonly retryAfterMs?: number | undefined;
  /** Whether the same call, made again later, is safe and may succeed. */
  readonly retryable: boolean;
  /** The failure that led to this one. */
  readonly cause?: unknown;
}

/**
 * The service responded with a status that is not 2xx. Its message is the body's, a list joined by "; ", or the text of an
 * HTML page, shortened.
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
  /** The body's `error` field, such as "Bad Request", where it has one. */
  declare readonly error: string | undefined;
  /** Response headers, names in lower case. */
  declare readonly headers: Readonly<Record<string, string>>;
  /** Value of the `x-request-id` header. */
  declare readonly requestId: string | undefined;
  /** Waiting time the service asked for with `Retry-After`, in milliseconds, at most a day. */
  declare readonly retryAfterMs: number | undefined;
  /** The parsed JSON body; undefined where it was not JSON. */
  declare readonly body: unknown;
  /** The body's text. */
  declare readonly text: string;

  constructor(context: ErrorContext, parts: HttpErrorParts) {
    const { status: statusCode, body, message, headers, text, retryAfterMs, retryable, cause } = parts;
    super(context, `${statusCode} ${message}`, retryable, cause);
    const given = (body as { error?: unknown } | undefined)?.error; // only used where it is a string
    const error = typeof given === "string" ? given : undefined;
    Object.assign(this, { statusCode, error, headers, requestId: headers["x-request-id"], retryAfterMs });
    // Not enumerable: a logged error stays one screen long whatever the body was.
    Object.defineProperties(this, { body: { value: body }, text: { value: text } });
  }
}

/** 400: a parameter is invalid or malformed; the message says which. */
export class BadRequestError extends HttpError {
  static override readonly kind: string = /* @__PURE__ */ documented("BadRequestError");
}

/** 401: credentials are required and missing, or unknown. */
export class UnauthorizedError extends HttpError {
  static override readonly kind: string = /* @__PURE__ */ documented("UnauthorizedError");
}

/** 403: the credentials are valid and lack the privilege. */
export class ForbiddenError extends HttpError {
  static override readonly kind: string = /* @__PURE__ */ documented("ForbiddenError");
}

/** 404: the resource or the path does not exist. */
export class NotFoundError extends HttpError {
  static override readonly kind: string = /* @__PURE__ */ documented("NotFoundError");
}

/**
 * 429: a rate limit is exceeded; `retryAfterMs` says how long to wait if the service said so.
 *
 * A call also fails with it when the wait until its next attempt, or until its turn among calls that wait for the same limit,
 * would pass its deadline: `retryAfterMs` is that wait, and `cause` the response that reported the limit.
 *
 * @example
 * ```ts
 * if (error instanceof RateLimitError) await sleep(error.retryAfterMs ?? 1000);
 * ```
 */
export class RateLimitError extends HttpError {
  static override readonly kind: string = /* @__PURE__ */ documented("RateLimitError");
}

/** Any 5xx; the subclasses name the documented ones. */
export class ServerError extends HttpError {
  static override readonly kind: string = /* @__PURE__ */ documented("ServerError");
}

/** 500: an uncaught fault of the service. */
export class InternalServerError extends ServerError {
  static override readonly kind: string = /* @__PURE__ */ documented("InternalServerError");
}

/** 502: a gateway got no valid response from the server behind it. */
export class BadGatewayError extends ServerError {
  static override readonly kind: string = /* @__PURE__ */ documented("BadGatewayError");
}

/** 503: the route's chain or node is unavailable for now. */
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

/** Makes the error of a status. */
export const httpError = (context: ErrorContext, parts: HttpErrorParts): HttpError =>
  new (CLASSES[parts.status] ?? (parts.status >= 500 ? ServerError : HttpError))(context, parts);
