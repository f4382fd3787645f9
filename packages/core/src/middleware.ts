/** Middleware: user code around the sending of each attempt. */
import type { ResponseHeaders } from "./clock.ts";

/** A request as middleware sees it. It has no API key, which is added after the last middleware. */
export interface Outgoing {
  /** Operation id, or method and path for a raw client's call. */
  readonly operation: string;
  /** HTTP method in upper case. */
  readonly method: string;
  /** Full URL, including the query. */
  readonly url: string;
  /** Headers, with names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text. Undefined for a request without a body. */
  readonly body: string | undefined;
}

/** A response with its whole body. */
export interface Reply {
  /** HTTP status. */
  readonly status: number;
  /** Headers of the response. */
  readonly headers: ResponseHeaders;
  /** The unparsed body. */
  readonly text: string;
}

/** Status and headers of a response, without its text, which would stay in memory with the call. */
export type ReplyHead = Pick<Reply, "status" | "headers">;

/**
 * Wraps the sending of each attempt. Change the request, read the response, or return one without calling
 * `next`.
 *
 * @example
 * ```ts
 * client.use((request, next) => next({ ...request, headers: { ...request.headers, "x-trace": newId() } }));
 * ```
 */
export type Middleware = (request: Outgoing, next: (request: Outgoing) => Promise<Reply>) => Promise<Reply>;
