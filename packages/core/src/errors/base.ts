/** The class that every error of the clients extends, recognised by `instanceof` across copies of this package. */

/** What happened to one request of a call. */
export interface Attempt {
  /** Unix time in milliseconds at which the request was started. */
  readonly startedAt: number;
  /** Time until its outcome, body included, in milliseconds. */
  durationMs?: number;
  /** HTTP status, where a response came. */
  status?: number;
  /** Name of the error it ended with. */
  error?: string;
}

/** What an error takes over from the call it ends. */
export interface ErrorContext {
  /** Id of the operation, or method and path for a call of the raw client. */
  readonly operation: string;
  /** One entry per request that was sent, oldest first. */
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
 * Base of every error that a client rejects with. Its message names the operation, says what went wrong, and ends with
 * the address of the page about it.
 *
 * `instanceof` recognises errors of this class and its subclasses whichever copy of this package made them.
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
    // A getter, since the stack's first line is made before any field is set; by class, since minifiers rename classes.
    Object.defineProperties(PrimaryNetworkError.prototype, {
      name: {
        get(this: PrimaryNetworkError) {
          return (this.constructor as typeof PrimaryNetworkError).kind; // a subclass is made by `extends`
        },
      },
      [BRAND]: { value: true },
    });
  }

  /** The errors' `name`. */
  static readonly kind: string = /* @__PURE__ */ documented("PrimaryNetworkError");

  /** Id of the operation, or method and path for a call of the raw client. */
  readonly operation: string;
  /** One entry per request that was sent, oldest first. */
  readonly attempts: readonly Attempt[];
  /** Whether the same call, made again later, is safe and may succeed. */
  readonly retryable: boolean;
  /** What went wrong, without the operation and the address of the page: `404 the block does not exist`. */
  declare readonly reason: string;

  constructor(context: ErrorContext, reason: string, retryable = false, cause?: unknown) {
    const message = `${context.operation}: ${reason}\nSee ${docsOf(new.target)}`;
    super(message, cause === undefined ? undefined : { cause });
    this.operation = context.operation;
    this.attempts = context.attempts;
    this.retryable = retryable;
    // Not enumerable: a printed error does not say it twice.
    Object.defineProperty(this, "reason", { value: reason });
  }

  /**
   * Recognises an error by the names of its classes, where it and this class may come from two copies of this package. A
   * class that a user derives without a `kind` of its own is compared as any other class is.
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
   * Address of the page about errors of this class; for a class of your own, about the nearest one of ours above it. The
   * message ends with it.
   *
   * @example
   * ```ts
   * if (error instanceof PrimaryNetworkError) console.error(`${error.reason}: see ${error.docs}`);
   * ```
   */
  get docs(): string {
    return docsOf(this.constructor as typeof PrimaryNetworkError); // a subclass is made by `extends`
  }

  /** Name, message and public fields; the cause is left out. */
  toJSON(): object {
    const { name, message } = this;
    return Object.assign({ name, message }, this);
  }
}
