/** Chooses the response to an unreadable request, depending on whether client or server was at fault. */
import { type Server, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

/** Milliseconds between beats of the stall detector. */
export const BEAT = 1_000;
/** Milliseconds without a beat that are a stall. */
export const STALL = 2 * BEAT;

/** Detects when this process was too busy to read requests, for example while it restores a saved world. */
export class StallWatch {
  readonly #now: () => number;
  #lastBeat: number;
  #stallEnd = Number.NEGATIVE_INFINITY;

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#lastBeat = now();
  }

  /** Call this every `BEAT` milliseconds. */
  beat(): void {
    const now = this.#now();
    if (now - this.#lastBeat > STALL) this.#stallEnd = now;
    this.#lastBeat = now;
  }

  /** Returns true if there was a stall within the last given milliseconds. */
  stalledWithin(milliseconds: number): boolean {
    const now = this.#now();
    return now - this.#lastBeat > STALL || now - this.#stallEnd < milliseconds;
  }
}

/** Statuses of Node's own handler, by the error's code; anything else is 400. */
const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/**
 * Responds to unreadable requests as Node does, except to requests that waited for this process. Node checks
 * its clock before it reads received bytes, and would send 408 to a client that was not slow.
 *
 * @param patience milliseconds after which Node closes a connection without a complete request
 */
export function respondToClientErrors(server: Server, patience: number, watch = new StallWatch()): void {
  const beats = setInterval(() => watch.beat(), BEAT);
  beats.unref();
  server.once("close", () => clearInterval(beats));
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    const status = STATUSES[error.code ?? ""] ?? 400;
    const busy = status === 408 && watch.stalledWithin(patience);
    if (socket.writable && error.code !== "ECONNRESET") socket.write(responseOf(busy ? 503 : status));
    socket.destroy(error);
  });
}

function responseOf(status: number): string {
  const retry = status === 503 ? "Retry-After: 1\r\n" : "";
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${retry}Connection: close\r\n\r\n`;
}
