/** Writes a stream as server-sent events. It reads on only after the client has taken the items before. */

import type { StreamPosition, StreamSource, StreamStep } from "../api/request/stream.ts";
import type { Heads } from "../domain/heads.ts";

/** Milliseconds of silence after which a comment shows that the connection is alive, and the index is looked at in any case. */
export const HEARTBEAT = 10_000;
/** Characters of events that are written at once. */
const CHUNK = 65_536;

export interface EventStreamOptions {
  readonly source: Pick<StreamSource, "chains" | "next">;
  /** Where it begins. */
  readonly at: StreamPosition;
  readonly encode: (at: StreamPosition) => string;
  readonly heads: Pick<Heads, "follow">;
  /** Milliseconds of a clock that never goes back. */
  readonly elapsed: () => number;
  /** Called once, when the stream ends for any reason. */
  readonly ended: () => void;
  /** The body of the error with which the stream ends, as JSON. */
  readonly failed: (error: unknown) => string;
}

const eventOf = (name: string, data: string, id?: string): string =>
  `event: ${name}\n${id === undefined ? "" : `id: ${id}\n`}data: ${data}\n\n`;

/** The events of a step, in pieces that are written at once. */
function* piecesOf(step: StreamStep, encode: EventStreamOptions["encode"]): Generator<string> {
  if ("rewind" in step) {
    yield eventOf("rewind", JSON.stringify(step.rewind), encode(step.to));
    return;
  }
  let piece = "";
  for (const { at, json } of step.items) {
    piece += eventOf("item", json, encode(at));
    if (piece.length < CHUNK) continue;
    yield piece;
    piece = "";
  }
  if (piece !== "") yield piece;
}

export class EventStream {
  readonly body: ReadableStream<Uint8Array>;
  readonly #options: EventStreamOptions;
  #unfollow: () => void;
  #hasEnded = false;
  /** True when the index may have moved since the last look. */
  #hasMoved = false;
  #wake: () => void = () => {};
  /** Ends the wait for a read. */
  #end: () => void = () => {};

  constructor(options: EventStreamOptions) {
    this.#options = options;
    this.#unfollow = options.heads.follow(options.source.chains, () => this.#moved());
    const encoder = new TextEncoder();
    const texts = this.#texts();
    this.body = new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          const { value } = await texts.next();
          if (value !== undefined) controller.enqueue(encoder.encode(value));
          else if (this.#hasEnded) controller.close();
        },
        cancel: () => this.end(),
      },
      { highWaterMark: 0 }, // reads nothing ahead
    );
  }

  /** Ends the stream after the last item that the client has taken: it can reconnect from there. */
  end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#unfollow();
    this.#options.ended();
    this.#end();
    this.#wake();
  }

  /** Each text on demand: at most one step is read from the index but not sent. */
  async *#texts(): AsyncGenerator<string, undefined> {
    const { source, encode, elapsed, failed } = this.#options;
    let { at } = this.#options;
    let isReady = false;
    let sentAt = elapsed();
    yield "retry: 1000\n\n";
    while (!this.#hasEnded) {
      this.#hasMoved = false;
      const reading = source.next(at).then(
        (step) => ({ step }),
        (error: unknown) => ({ error }),
      );
      let read = await this.#within(reading, HEARTBEAT - (elapsed() - sentAt));
      while (read === undefined && !this.#hasEnded) {
        sentAt = elapsed();
        yield ": heartbeat\n\n";
        read = await this.#within(reading, HEARTBEAT);
      }
      if (this.#hasEnded || read === undefined) break;
      if ("error" in read) {
        yield eventOf("error", failed(read.error));
        break;
      }
      const { step } = read;
      if (step) {
        at = step.to;
        for (const piece of piecesOf(step, encode)) {
          sentAt = elapsed();
          yield piece;
        }
        if (elapsed() - sentAt < HEARTBEAT) continue; // however long nothing is found
      } else if (!isReady) {
        isReady = true;
        sentAt = elapsed();
        yield eventOf("ready", "{}", encode(at));
        continue;
      } else if (await this.#untilMoved()) continue;
      sentAt = elapsed();
      yield ": heartbeat\n\n";
    }
    this.end();
    return undefined;
  }

  #moved(): void {
    this.#hasMoved = true;
    this.#wake();
  }

  /** The result of a read; undefined when it takes longer, or the stream ends first. */
  #within<Read>(reading: Promise<Read>, ms: number): Promise<Read | undefined> {
    return new Promise((resolve) => {
      const done = (read?: Read) => {
        clearTimeout(timer);
        this.#end = () => {};
        resolve(read);
      };
      const timer = setTimeout(done, Math.max(0, ms));
      this.#end = () => done();
      void reading.then(done);
    });
  }

  /** Resolves to true when the index moves or the stream ends before the next heartbeat. */
  #untilMoved(): Promise<boolean> {
    if (this.#hasMoved) return Promise.resolve(true);
    return new Promise((resolve) => {
      const done = (moved: boolean) => {
        clearTimeout(timer);
        this.#wake = () => {};
        resolve(moved);
      };
      const timer = setTimeout(() => done(false), HEARTBEAT);
      this.#wake = () => done(true);
    });
  }
}
