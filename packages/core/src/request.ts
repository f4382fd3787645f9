/** The request that openapi-fetch builds for us: a plain object, as the platform's Request costs a third of a call. */
import type { Call } from "./pipeline/call.ts";

/** Stands in for `Request`; the pipeline reads it and passes plain values to fetch. */
export class LightRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly signal: AbortSignal | undefined;
  /** The call that this request belongs to; undefined when it was made through `client.http`. */
  readonly call: Call | undefined;

  constructor(url: string, init: RequestInit & { headers: Headers; call?: Call }) {
    this.url = url;
    this.method = init.method ?? "GET";
    this.headers = init.headers;
    this.body = init.body;
    this.signal = init.signal ?? undefined;
    this.call = init.call;
  }
}
