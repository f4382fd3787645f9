/** Base class of all client errors. `instanceof` works across copies of this package. */

/** One request of a call, and its outcome. */
export interface Attempt {
  /** Unix time in milliseconds at which the request started. */
  readonly startedAt: number;
  /** Milliseconds until the outcome, including the body. */
  durationMs?: number;
  /** HTTP status, if a response arrived. */
  status?: number;
  /** Name of the error, if the request failed. */
  error?: string;
}

/** Details that an error takes from the call that failed. */
export interface ErrorContext {
  /** Operation id, or method and path for a raw client's call. */
  readonly operation: string;
  /** One entry per request, oldest first. */
  readonly attempts: readonly Attempt[];
}

// Symbol.for: equal across copies of this package and across realms, whose prototypes differ.
const BRAND = Symbol.for("primary-network.error");

const DOCS = "https://primary-network.github.io/primary-network-sdk/guides/errors/#";

// The classes with a row on the page of errors. Classes that a user derives have none.
const kinds = new Set<string>();

/**
 * Registers a class with a row on the page of errors. Calls are marked pure: a bundle keeps only the classes
 * it uses.
 */
export function documented(kind: string): string {
  kinds.add(kind);
  return kind;
}

/** Link to the row of a class on the page of errors, or of the nearest class above it that has a row. */
function docsOf(type: typeof PrimaryNetworkError): string {
  let seen = type;
  while (!kinds.has(seen.kind)) seen = Object.getPrototypeOf(seen);
  return `${DOCS}${seen.kind.replace(/\B[A-Z]/g, "-$&").toLowerCase()}`;
}

/**
 * Base class of all client errors. The message names the operation, says what went wrong, and ends with the
 * URL of the error's page.
 *
 * `instanceof` recognises this class and its subclasses across copies of this package.
 *
 * @example
 * ```ts
 * try { await data.validators.list({}) } catch (error) {
 *   if (error instanceof PrimaryNetworkError) report(error.operation, error.attempts.length, error.retryable);
 * }
 * ```
 */
export class PrimaryNetworkError extends Error {
  static {
    // A getter, since the stack's first line is set before any field. By class, since minifiers rename
    // classes.
    Object.defineProperties(PrimaryNetworkError.prototype, {
      name: {
        get(this: PrimaryNetworkError) {
          return (this.constructor as typeof PrimaryNetworkError).kind; // a subclass is made by `extends`
        },
      },
      [BRAND]: { value: true },
    });
  }

  /** Name of the error class. */
  static readonly kind: string = /* @__PURE__ */ documented("PrimaryNetworkError");

  /** Operation id, or method and path for a raw client's call. */
  readonly operation: string;
  /** One entry per request, oldest first. */
  readonly attempts: readonly Attempt[];
  /** True if you can safely make the same call later, and it may succeed. */
  readonly retryable: boolean;
  /** The cause in words, without the operation and the URL of the page: `404 the block does not exist`. */
  declare readonly reason: string;

  constructor(context: ErrorContext, reason: string, retryable = false, cause?: unknown) {
    const message = `${context.operation}: ${reason}\nSee ${docsOf(new.target)}`;
    super(message, cause === undefined ? undefined : { cause });
    this.operation = context.operation;
    this.attempts = context.attempts;
    this.retryable = retryable;
    // Not enumerable, so that a printed error does not repeat it.
    Object.defineProperty(this, "reason", { value: reason });
  }

  /**
   * Recognises an error by the names of its classes, because the error may come from another copy of this
   * package. A derived class without a `kind` of its own is compared like any other class.
   *
   * @internal
   */
  static override [Symbol.hasInstance](error: unknown): boolean {
    // biome-ignore-start lint/complexity/noThisInStatic: the class on the right of `instanceof`, which may be a subclass
    if (!Object.hasOwn(this, "kind")) return Function.prototype[Symbol.hasInstance].call(this, error);
    const isOurs = typeof error === "object" && error !== null && BRAND in error;
    let seen: Error | null = isOurs ? (error as object as Error) : null; // only its name is read
    while (seen && seen.name !== this.kind) seen = Object.getPrototypeOf(seen);
    // biome-ignore-end lint/complexity/noThisInStatic: see above
    return seen !== null;
  }

  /**
   * URL of the page about this error class. For your own class, the page of the nearest class above it. The
   * message ends with this URL.
   *
   * @example
   * ```ts
   * if (error instanceof PrimaryNetworkError) console.error(`${error.reason}: see ${error.docs}`);
   * ```
   */
  get docs(): string {
    return docsOf(this.constructor as typeof PrimaryNetworkError); // a subclass is made by `extends`
  }

  /** Returns name, message and public fields, without the cause. */
  toJSON(): object {
    const { name, message } = this;
    return Object.assign({ name, message }, this);
  }
}
