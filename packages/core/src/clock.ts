/** The only source of time, timers, randomness and network access, so that tests never wait. */

/**
 * Source of time and randomness. Replace it in tests and simulations. Calls with the same clock share their
 * rate limits.
 *
 * @example
 * ```ts
 * const clock: Clock = { now: () => time, setTimer: queue.add, clearTimer: queue.delete, random: () => 0.5 };
 * ```
 */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number;
  /** Calls `fire` once after `ms` milliseconds and returns a handle for `clearTimer`. */
  setTimer(fire: () => void, ms: number): unknown;
  /** Cancels a timer. Ignores a timer that has already fired. */
  clearTimer(handle: unknown): void;
  /** Random number in [0, 1). */
  random(): number;
}

/** The parts of a response that the pipeline reads. A standard `Response` fits. */
export interface FetchedResponse {
  /** HTTP status; 0 for a redirect that the platform hides. */
  readonly status: number;
  /** `opaqueredirect` marks a hidden redirect. */
  readonly type?: string;
  /** Headers of the response. */
  readonly headers: ResponseHeaders;
  /**
   * The body as a stream, so that its size can be limited while it arrives. Without a stream, `text()` reads
   * the whole body.
   */
  readonly body?: ResponseBody | null;
  /** Reads the whole body as UTF-8. Called once. */
  text(): Promise<string>;
}

/** The parts of a body that the pipeline reads piece by piece. A standard `ReadableStream` of bytes fits. */
export interface ResponseBody {
  /** Starts reading. */
  getReader(): {
    /** Reads the next piece. `done` is true after the last one. */
    read(): Promise<{
      /** True at the end of the body. */
      readonly done: boolean;
      /** The piece. Undefined at the end. */
      readonly value?: Uint8Array | undefined;
    }>;
    /** Cancels the transfer. */
    cancel(): Promise<unknown>;
  };
}

/** The parts of response headers that the pipeline reads. A standard `Headers` fits. */
export interface ResponseHeaders {
  /** Returns the value of a header, ignoring the case of its name. Null without one. */
  get(name: string): string | null;
  /** Calls `each` once per header, with names in lower case. */
  forEach(each: (value: string, name: string) => void): void;
}

/** Second argument of fetch, as the pipeline passes it. A subset of `RequestInit`. */
export interface FetchInit {
  /** HTTP method in upper case. */
  method: string;
  /** Headers, including the API key. Names are in lower case. */
  headers: Record<string, string>;
  /** JSON text, if the operation has a body. */
  body?: string;
  /** Aborted by the caller, by the attempt's timeout or by the deadline. */
  signal: AbortSignal;
  /** The platform never follows redirects, so that the key stays with its origin. */
  redirect: "manual";
}

/** A function shaped like the global `fetch`. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchedResponse>;

/** The platform's clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimer: (fire, ms) => setTimeout(fire, ms),
  clearTimer: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>), // made by setTimer above
  random: () => Math.random(),
};

/**
 * The global `fetch`, read at each call so that interceptors installed later (MSW, OpenTelemetry) see every
 * request.
 */
export const globalFetch: Fetch = (url, init) => globalThis.fetch(url, init);
