/** One request in progress, with the facts that its response, the log and the record of requests need. */

import type { Client } from "./client.ts";
import { freshnessHeaders, type Positions } from "./freshness.ts";
import type { ResponseHeaders } from "./json-response.ts";
import type { AppEvents, RequestEvent } from "./request-events.ts";
import type { RecordedRequest } from "./request-log.ts";

export class Exchange {
  readonly requestId = crypto.randomUUID();
  readonly url: URL;
  /** The id of the operation; `none` before it is found. */
  operation = "none";
  /** Public id of the caller's key. */
  key: string | undefined;
  /** True once the cost of the request has been charged or refused. */
  isCharged = false;
  /** Present for a request to an operation. */
  record: Pick<RecordedRequest, "path" | "chainId" | "credits"> | undefined;
  /** The progress of the chains that the request concerns. */
  positions: Positions = new Map();
  readonly #started = performance.now();
  readonly #request: Request;
  readonly #client: Client;
  #headers: ResponseHeaders = { "x-request-id": this.requestId };

  constructor(request: Request, client: Client) {
    this.#request = request;
    this.#client = client;
    this.url = new URL(request.url);
  }

  /** The fields of a request that a log may show. */
  get label(): Pick<RequestEvent, "requestId" | "operation"> {
    return { requestId: this.requestId, operation: this.operation };
  }

  get address(): string | undefined {
    return this.#client.address;
  }

  /** Headers of any response to this request. */
  get headers(): ResponseHeaders {
    return this.#headers;
  }

  add(headers: ResponseHeaders | undefined): void {
    this.#headers = { ...this.#headers, ...headers };
  }

  /** Includes the headers that report how far the chains are indexed. */
  get headersWithPositions(): ResponseHeaders {
    return { ...this.#headers, ...freshnessHeaders(this.positions) };
  }

  /** Reports the response. */
  responded({ status }: Response, events: Pick<AppEvents, "responded" | "recorded">): void {
    const { label, requestId, key, record } = this;
    const durationMs = performance.now() - this.#started;
    const { method, headers } = this.#request;
    events.responded({ ...label, method, key, status, durationMs });
    if (!record) return;
    events.recorded?.({
      id: requestId,
      key,
      ...record,
      status,
      duration: durationMs,
      address: this.address ?? "",
      host: this.url.host,
      userAgent: headers.get("user-agent") ?? "",
    });
  }
}
