/** What user code may put around the sending of each attempt. */
import type { ResponseHeaders } from "./clock.ts";

/** A request as middleware sees it. The API key is added after the last middleware and is not part of it. */
export interface Outgoing {
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** An answer with its whole body. */
export interface Reply {
  readonly status: number;
  readonly headers: ResponseHeaders;
  readonly text: string;
}

/**
 * Wraps the sending of each attempt: change the request, look at the answer, or answer without `next`.
 *
 * @example
 * ```ts
 * client.use((request, next) => next({ ...request, headers: { ...request.headers, "x-trace": newId() } }));
 * ```
 */
export type Middleware = (request: Outgoing, next: (request: Outgoing) => Promise<Reply>) => Promise<Reply>;
