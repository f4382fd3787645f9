/** The store's error when the database is unavailable, although the request is valid. */

export interface UnavailableOptions {
  /** Seconds after which to try again. */
  readonly retryAfter: number;
  /** True when reads still work. */
  readonly readable?: boolean;
  readonly cause?: unknown;
}

/** Thrown for a database that is down, full, frozen, read-only or busy; the same call may succeed later. */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";
  /** For callers of the interfaces: without the names of hosts and files that the message may contain. */
  readonly reason: string;
  readonly retryAfter: number;
  readonly readable: boolean;

  constructor(reason: string, { retryAfter, readable = false, cause }: UnavailableOptions) {
    super(cause instanceof Error ? `${reason}: ${cause.message}` : reason, { cause });
    this.reason = reason;
    this.retryAfter = retryAfter;
    this.readable = readable;
  }
}

/** The current state of the database. */
export interface DatabaseHealth {
  /** Why it cannot be used; undefined when it can. */
  readonly fault: string | undefined;
  /** Why requests get no connection; undefined when they do. */
  readonly apiFault: string | undefined;
}
