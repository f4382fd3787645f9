/** What user code may put around the sending of each attempt. */
import type { ResponseHeaders } from "./clock.ts";

/** A request as middleware sees it. The API key is added after the last middleware and is not part of it. */
export interface Outgoing {
  /** Id of the operation, or method and path for a call of the raw client. */
  readonly operation: string;
  /** HTTP method in upper case. */
  readonly method: string;
  /** The whole address, query included. */
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text; undefined for a request without a body. */
  readonly body: string | undefined;
}

/** A response with its whole body. */
export interface Reply {
  /** HTTP status. */
  readonly status: number;
  /** Headers of the response. */
  readonly headers: ResponseHeaders;
  /** The body, not parsed yet. */
  readonly text: string;
}

/** The head of a response: without its text, which would stay in memory with the call. */
export type ReplyHead = Pick<Reply, "status" | "headers">;

/**
 * Wraps the sending of each attempt: change the request, look at the response, or make one without `next`.
 *
 * @example
 * ```ts
 * client.use((request, next) => next({ ...request, headers: { ...request.headers, "x-trace": newId() } }));
 * ```
 */
export type Middleware = (request: Outgoing, next: (request: Outgoing) => Promise<Reply>) => Promise<Reply>;
