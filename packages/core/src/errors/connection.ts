/** Errors of a call that got no usable response: connection, time, abort, unreadable body. */
import { documented, type ErrorContext, guard, PrimaryNetworkError } from "./base.ts";

/** No complete response arrived: refused, unresolved, reset, cut. `code` is the platform's, such as ECONNREFUSED. */
export class ConnectionError extends PrimaryNetworkError {
  static override readonly kind: string = /* @__PURE__ */ documented("ConnectionError");

  /** The platform's error code, where it gives one. */
  readonly code: string | undefined;

  constructor(
    context: ErrorContext,
    message: string,
    retryable: boolean,
    code: string | undefined,
    cause: Error,
  ) {
    super(context, message, retryable, cause);
    this.code = code;
  }
}

/** One attempt, body included, took longer than `attemptTimeoutMs`. */
export class AttemptTimeoutError extends PrimaryNetworkError {
  static override readonly kind: string = /* @__PURE__ */ documented("AttemptTimeoutError");
}

/**
 * The call could not end before `deadlineMs`. When a wait that was asked for would have passed the deadline the call
 * fails at once, with that wait in `retryAfterMs`. The cause is the last failure, where there was one.
 *
 * @example
 * ```ts
 * if (isDeadlineError(error) && isRateLimitError(error.cause)) later(error.retryAfterMs);
 * ```
 */
export class DeadlineError extends PrimaryNetworkError {
  static override readonly kind: string = /* @__PURE__ */ documented("DeadlineError");

  /** Milliseconds to wait before calling again, where known. */
  readonly retryAfterMs: number | undefined;

  constructor(
    context: ErrorContext,
    message: string,
    retryable: boolean,
    cause: unknown,
    retryAfterMs?: number,
  ) {
    super(context, message, retryable, cause);
    this.retryAfterMs = retryAfterMs;
  }
}

/** The caller's signal ended the call; its reason is the cause. */
export class AbortError extends PrimaryNetworkError {
  static override readonly kind: string = /* @__PURE__ */ documented("AbortError");
}

/** A 2xx response could not be read as JSON, or does not belong to the request. */
export class DecodeError extends PrimaryNetworkError {
  static override readonly kind: string = /* @__PURE__ */ documented("DecodeError");
}

/**
 * The body of the response is longer than the client's `maxResponseBytes`. It was not read to its end.
 *
 * @example
 * ```ts
 * if (isResponseTooLargeError(error)) askForLess(error.limitBytes);
 * ```
 */
export class ResponseTooLargeError extends PrimaryNetworkError {
  static override readonly kind: string = /* @__PURE__ */ documented("ResponseTooLargeError");

  /** The limit, in bytes. */
  readonly limitBytes: number;

  constructor(context: ErrorContext, limitBytes: number) {
    super(context, `the body is longer than maxResponseBytes (${limitBytes})`);
    this.limitBytes = limitBytes;
  }
}

/** The service responded with a redirect that is not followed: to another origin, of a write, or without end. */
export class RedirectError extends PrimaryNetworkError {
  static override readonly kind: string = /* @__PURE__ */ documented("RedirectError");
}

/** The `apiKey` function of the options failed; its error is the cause. */
export class ApiKeyError extends PrimaryNetworkError {
  static override readonly kind: string = /* @__PURE__ */ documented("ApiKeyError");
}

/** True for {@link ConnectionError}. */
export const isConnectionError: (error: unknown) => error is ConnectionError =
  /* @__PURE__ */ guard("ConnectionError");
/** True for {@link AttemptTimeoutError}. */
export const isAttemptTimeoutError: (error: unknown) => error is AttemptTimeoutError =
  /* @__PURE__ */ guard("AttemptTimeoutError");
/** True for {@link DeadlineError}. */
export const isDeadlineError: (error: unknown) => error is DeadlineError =
  /* @__PURE__ */ guard("DeadlineError");
/** True for {@link AbortError}. */
export const isAbortError: (error: unknown) => error is AbortError = /* @__PURE__ */ guard("AbortError");
/** True for {@link DecodeError}. */
export const isDecodeError: (error: unknown) => error is DecodeError = /* @__PURE__ */ guard("DecodeError");
/** True for {@link ResponseTooLargeError}. */
export const isResponseTooLargeError: (error: unknown) => error is ResponseTooLargeError =
  /* @__PURE__ */ guard("ResponseTooLargeError");
/** True for {@link RedirectError}. */
export const isRedirectError: (error: unknown) => error is RedirectError =
  /* @__PURE__ */ guard("RedirectError");
/** True for {@link ApiKeyError}. */
export const isApiKeyError: (error: unknown) => error is ApiKeyError = /* @__PURE__ */ guard("ApiKeyError");
