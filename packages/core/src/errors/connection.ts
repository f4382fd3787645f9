/** Errors of a call that got no usable response: connection, time, abort, unreadable body. */
import { documented, type ErrorContext, PrimaryNetworkError } from "./base.ts";

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
 * The call could not end before `deadlineMs`. When the wait before the next attempt would have passed the deadline the call
 * fails at once, with that wait in `retryAfterMs`. The cause is the last failure, where there was one. A rate limit whose
 * wait passes the deadline is a RateLimitError.
 *
 * @example
 * ```ts
 * if (error instanceof DeadlineError) console.log(error.cause, error.retryAfterMs);
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
 * if (error instanceof ResponseTooLargeError) askForLess(error.limitBytes);
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
