/** Events of requests, for logs and metrics. */

import type { RecordedRequest } from "./request-log.ts";

/**
 * Log entry of each request. It has no path, query, header, body or client address, because these may contain
 * keys, or addresses that reveal a caller's interests.
 */
export interface RequestEvent {
  /** As in the response's header x-request-id. */
  readonly requestId: string;
  readonly operation: string;
  readonly method: string;
  /** Public id of the caller's key. */
  readonly key: string | undefined;
  readonly status: number;
  readonly durationMs: number;
}

export interface AppEvents {
  responded(event: RequestEvent): void;
  /** Called with the part of a request to an operation that the key's owner may see. */
  recorded?(request: RecordedRequest): void;
  /** Called for an unexpected error. */
  failed(error: unknown, event: Pick<RequestEvent, "requestId" | "operation">): void;
}
