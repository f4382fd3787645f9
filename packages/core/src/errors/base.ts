/** The class that every error of the clients extends, and how one is recognised. */

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
  /** Id of the operation, or method and path for a call through `client.http`. */
  readonly operation: string;
  /** One entry per request that was sent, oldest first. */
  readonly attempts: readonly Attempt[];
}

// Symbol.for: equal across copies of this package and across realms, where instanceof fails.
const BRAND = Symbol.for("primary-network.error");

const DOCS = "https://primary-network.github.io/primary-network-sdk/errors/";

// The classes that have a page; one that a user derives, whatever its kind, has none.
const kinds = new Set<string>();

/** Names a class that has a page. Calls are marked pure, so that a bundle keeps only the classes it uses. */
export function documented(kind: string): string {
  kinds.add(kind);
  return kind;
}

/**
 * Base of every error that a client rejects with.
 *
 * @example
 * ```ts
 * try { await data.validators.list({}) } catch (error) {
 *   if (isPrimaryNetworkError(error)) report(error.operation, error.attempts.length, error.retryable);
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

  /** Id of the operation, or method and path for a call through `client.http`. */
  readonly operation: string;
  /** One entry per request that was sent, oldest first. */
  readonly attempts: readonly Attempt[];
  /** Whether the same call, made again later, is safe and may succeed. */
  readonly retryable: boolean;

  constructor(context: ErrorContext, message: string, retryable = false, cause?: unknown) {
    super(`${context.operation}: ${message}`, cause === undefined ? undefined : { cause });
    this.operation = context.operation;
    this.attempts = context.attempts;
    this.retryable = retryable;
  }

  /**
   * Address of the page about errors of this class; for a class of your own, about the nearest one of ours above it. Read
   * from the prototype: a printed error and its JSON do not repeat it.
   *
   * @example
   * ```ts
   * if (isPrimaryNetworkError(error)) console.error(`${error.message}\n  see ${error.docs}`);
   * ```
   */
  get docs(): string {
    let seen: PrimaryNetworkError = this;
    while (!kinds.has(seen.name)) seen = Object.getPrototypeOf(seen);
    return `${DOCS}${seen.name.replace(/\B[A-Z]/g, "-$&").toLowerCase()}/`;
  }

  /** Name, message and public fields; the cause is left out. */
  toJSON(): object {
    const { name, message } = this;
    return Object.assign({ name, message }, this);
  }
}

/**
 * Makes a guard for the class of that name and its subclasses, whichever copy of this package made the error. Calls are
 * marked pure, so that a bundle keeps only the guards it uses.
 */
export function guard<E extends PrimaryNetworkError>(name: string): (error: unknown) => error is E {
  return (error): error is E => {
    const isOurs = typeof error === "object" && error !== null && BRAND in error;
    let seen: Error | null = isOurs ? (error as object as Error) : null; // only its name is read
    while (seen && seen.name !== name) seen = Object.getPrototypeOf(seen);
    return seen !== null;
  };
}

/** True for every error of this package. */
export const isPrimaryNetworkError: (error: unknown) => error is PrimaryNetworkError =
  /* @__PURE__ */ guard("PrimaryNetworkError");
