/** Errors of a call without a usable response: connection, timeout, abort, unreadable body. */
import { documented, type ErrorContext, PrimaryNetworkError } from "./base.ts";

/**
 * No complete response arrived: the connection was refused, reset or cut, or the name did not resolve. `code`
 * is the platform's code, such as ECONNREFUSED.
 */
export class ConnectionError extends PrimaryNetworkError {
  static override readonly kind: string = /* @__PURE__ */ documented("ConnectionError");

  /** The platform's error code, if it has one. */
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

/** An attempt, including its body, took longer than `attemptTimeoutMs`. */
export class AttemptTimeoutError extends PrimaryNetworkError {
  static override readonly kind: string = /* @__PURE__ */ documented("AttemptTimeoutError");
}

/**
 * The call could not finish before `deadlineMs`. If the wait before the next attempt would pass the deadline,
 * the call fails at once and `retryAfterMs` has that wait. The cause is the last failure, if there was one.
 * If a rate limit requires the wait, the error is a RateLimitError instead.
 *
 * @example
 * ```ts
 * if (error instanceof DeadlineError) console.log(error.cause, error.retryAfterMs);
 * ```
 */
export class DeadlineError extends PrimaryNetworkError {
  static override readonly kind: string = /* @__PURE__ */ documented("DeadlineError");

  /** Milliseconds to wait before you call again, if known. */
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

/** The caller's signal aborted the call. The cause is the signal's reason. */
export class AbortError extends PrimaryNetworkError {
  static override readonly kind: string = /* @__PURE__ */ documented("AbortError");
}

/** A 2xx response is not valid JSON, or does not belong to the request. */
export class DecodeError extends PrimaryNetworkError {
  static override readonly kind: string = /* @__PURE__ */ documented("DecodeError");
}

/**
 * The response body is longer than the client's `maxResponseBytes`. The client stopped reading it.
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

/**
 * The client does not follow the redirect: it leads to another origin, belongs to a write, or never ends.
 */
export class RedirectError extends PrimaryNetworkError {
  static override readonly kind: string = /* @__PURE__ */ documented("RedirectError");
}

/** The `apiKey` function failed. The cause is its error. */
export class ApiKeyError extends PrimaryNetworkError {
  static override readonly kind: string = /* @__PURE__ */ documented("ApiKeyError");
}
