/** What a listener says to a connection whose request could not be read: whose fault it was decides. */
import { type Server, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

/** Milliseconds between beats of the watch. */
export const BEAT = 1_000;
/** Milliseconds without a beat that are a stall. */
export const STALL = 2 * BEAT;

/** Notices when this process was too busy to read what arrived, as while it restores a saved world. */
export class StallWatch {
  readonly #now: () => number;
  #lastBeat: number;
  #stallEnd = Number.NEGATIVE_INFINITY;

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#lastBeat = now();
  }

  /** To be called every `BEAT` milliseconds. */
  beat(): void {
    const now = this.#now();
    if (now - this.#lastBeat > STALL) this.#stallEnd = now;
    this.#lastBeat = now;
  }

  /** Whether there was a stall at any time in the last so many milliseconds. */
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
 * Answers connections whose request could not be read as Node does, but for requests that waited for this process: Node
 * looks at its clock before it reads what has arrived meanwhile, and would tell a client 408 that was not slow.
 *
 * @param patience milliseconds that a client may take, after which Node gives up a connection
 */
export function answerClientErrors(server: Server, patience: number, watch = new StallWatch()): void {
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
