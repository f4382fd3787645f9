/**
 * Headers that every response has. Pages get them as they are made: a response whose headers are read or set makes a `Headers` of
 * them, which the listener takes apart again.
 */

import { type BodyJson, type ResponseHeaders, withJson } from "./json-response.ts";

export class SharedHeaders {
  readonly #headers: ResponseHeaders;
  readonly #vary: string;
  readonly #complete = new WeakSet<Response>();

  /**
   * @param vary names of the request's headers that any response depends on
   * @param exposed names of the headers that a browser's program may read
   */
  constructor(vary: readonly string[], exposed: readonly string[]) {
    this.#vary = vary.join(", ");
    this.#headers = {
      "access-control-allow-origin": "*",
      "access-control-expose-headers": exposed.join(","),
      "x-content-type-options": "nosniff",
    };
  }

  /** A response of JSON that has them. */
  json(body: BodyJson | undefined, status: number, headers: ResponseHeaders): Response {
    const { vary } = headers;
    const all = {
      ...headers,
      ...this.#headers,
      vary: vary === undefined ? this.#vary : `${vary}, ${this.#vary}`,
    };
    const response = withJson(body, status, all);
    this.#complete.add(response);
    return response;
  }

  /** Adds them to a response that does not have them. */
  addTo(response: Response): void {
    if (this.#complete.has(response)) return;
    // Set on the response itself: for each header Hono would make a new one of it, whose body is a stream.
    const { headers } = response;
    for (const [name, value] of Object.entries(this.#headers)) headers.set(name, value);
    headers.append("vary", this.#vary);
  }
}
