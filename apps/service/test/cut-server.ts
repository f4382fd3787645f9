/** A server on loopback whose event streams a test cuts, in the middle of an event or between two. */

import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export class CutServer {
  /** Connections that were cut. */
  cuts = 0;
  /** Responds; a test may put another in its place. */
  fetch: (request: Request) => Promise<Response>;
  readonly #server = createServer((request, response) => {
    // Whoever asked may be gone at any time, and the service too.
    this.#respond(request, response).catch(() => response.destroy());
  });
  readonly #open = new Set<ServerResponse>();
  /** Bytes of events until the next cut. */
  #left = Number.POSITIVE_INFINITY;

  constructor(fetch: CutServer["fetch"]) {
    this.fetch = fetch;
  }

  async listen(): Promise<string> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`; // it listens on a port
  }

  /** Cuts the connection that sends the next event after so many bytes. */
  cutAfter(bytes: number): void {
    this.#left = bytes;
  }

  /** Cuts every stream that is open now; false where none is. */
  cut(): boolean {
    this.#left = Number.POSITIVE_INFINITY;
    if (this.#open.size === 0) return false;
    for (const response of this.#open) response.destroy();
    this.#open.clear();
    this.cuts++;
    return true;
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, "close");
  }

  async #respond({ url, method = "GET" }: IncomingMessage, response: ServerResponse): Promise<void> {
    const gone = new AbortController();
    response.on("close", () => gone.abort());
    response.on("error", () => {}); // of a write after a cut
    const given = await this.fetch(new Request(`http://service${url}`, { method, signal: gone.signal }));
    response.writeHead(given.status, Object.fromEntries(given.headers));
    if (!given.headers.get("content-type")?.startsWith("text/event-stream")) {
      response.end(await given.text());
      return;
    }
    response.flushHeaders();
    this.#open.add(response);
    const reader = given.body?.getReader();
    gone.signal.addEventListener("abort", () => void reader?.cancel().catch(() => {}));
    try {
      for (;;) {
        const piece = await reader?.read();
        if (!piece?.value || gone.signal.aborted) break;
        const { value } = piece;
        if (value.length > this.#left) {
          await new Promise<void>((sent) => response.write(value.subarray(0, this.#left), () => sent()));
          this.cut();
          break;
        }
        this.#left -= value.length;
        if (!response.write(value)) await once(response, "drain", { signal: gone.signal });
      }
    } finally {
      this.#open.delete(response);
      response.end();
    }
  }
}
