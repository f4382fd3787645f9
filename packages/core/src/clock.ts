/** The one place where time, timers, randomness and the network enter, so that tests never wait. */

/**
 * Source of time and chance. Replace it in tests and simulations; calls made with one clock share one set of gates.
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
  /** Takes back a timer that has not fired; a handle of one that has is ignored. */
  clearTimer(handle: unknown): void;
  /** A number in [0, 1). */
  random(): number;
}

/** What the pipeline reads of a response; a standard `Response` fits. */
export interface FetchedResponse {
  /** HTTP status; 0 for a redirect that the platform hides. */
  readonly status: number;
  /** `opaqueredirect` tells a hidden redirect apart. */
  readonly type?: string;
  /** Headers of the response. */
  readonly headers: ResponseHeaders;
  /** The body as a stream, so that its size can be bounded while it arrives; without one, `text()` is read whole. */
  readonly body?: ResponseBody | null;
  /** Reads the whole body as UTF-8; called once. */
  text(): Promise<string>;
}

/** What the pipeline reads of a body that arrives in pieces; a standard `ReadableStream` of bytes fits. */
export interface ResponseBody {
  /** Starts reading. */
  getReader(): {
    /** The next piece; `done` after the last one. */
    read(): Promise<{
      /** Whether the body is at its end. */
      readonly done: boolean;
      /** The piece; undefined at the end. */
      readonly value?: Uint8Array | undefined;
    }>;
    /** Ends the transfer. */
    cancel(): Promise<unknown>;
  };
}

/** What the pipeline reads of response headers; a standard `Headers` fits. */
export interface ResponseHeaders {
  /** Value of a header, whatever the case of its name; null without one. */
  get(name: string): string | null;
  /** Calls `each` once per header, names in lower case. */
  forEach(each: (value: string, name: string) => void): void;
}

/** What the pipeline hands to fetch as its second argument; a subset of `RequestInit`. */
export interface FetchInit {
  /** HTTP method in upper case. */
  method: string;
  /** Names in lower case; the API key is among them. */
  headers: Record<string, string>;
  /** JSON text, where the operation has a body. */
  body?: string;
  /** Aborted when the caller, the attempt's time or the deadline ends the request. */
  signal: AbortSignal;
  /** Redirects are never followed unseen, so that the key stays with its origin. */
  redirect: "manual";
}

/** A function shaped like the global `fetch`. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchedResponse>;

/** The clock of the platform. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimer: (fire, ms) => setTimeout(fire, ms),
  clearTimer: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>), // made by setTimer above
  random: () => Math.random(),
};

/** Looked up at each call, so that interceptors installed later (MSW, OpenTelemetry) see every request. */
export const globalFetch: Fetch = (url, init) => globalThis.fetch(url, init);
