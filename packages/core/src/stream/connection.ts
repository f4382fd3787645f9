/** A connection of a stream: its request, and the messages of its response. */
import type { PrimaryNetworkError } from "../errors/base.ts";
import { ConnectionError, DecodeError, ResponseTooLargeError } from "../errors/connection.ts";
import type { Call, Decode, Step } from "../pipeline/call.ts";
import { failStatus, isOk } from "../pipeline/decode.ts";
import { cancel, wait } from "../pipeline/wait.ts";
import { EventParser, type ServerSentEvent } from "./event-parser.ts";

type Body = NonNullable<Call["body"]>;
type Reader = ReturnType<Body["getReader"]>;

/** Longest time of a timer in milliseconds: 2^31 - 1. */
export const LONGEST = 2_147_483_647;

/** Decodes a success as the open body of an event stream. */
export const open: Decode = (call, reply, now) => {
  if (!isOk(reply)) failStatus(call, reply, now);
  const type = reply.headers.get("content-type") ?? "no content type";
  if (!/^text\/event-stream\b/i.test(type)) {
    throw new DecodeError(call.context, `expected an event stream, got ${type}`, call.request.isSafe);
  }
  return call.body ?? new Response(reply.text).body; // a middleware's own reply, or a fetch without streams, is text
};

/** A connection for one request. A lost connection is replaced by a new one. */
export class Connection {
  readonly call: Call;
  readonly parser: EventParser;
  /** Unix time in milliseconds at which the service accepted the request. Undefined before. */
  openedAt: number | undefined;
  #reader: Reader | undefined;

  /** @param maxLength maximum characters of an event */
  constructor(call: Call, maxLength: number) {
    this.call = call;
    this.parser = new EventParser(maxLength, () => new ResponseTooLargeError(call.context, maxLength));
  }

  /** Sends the request, with the retries of any call. `life` ends it early. */
  async open(life: Call, run: Step): Promise<void> {
    const { call } = this;
    const begin = (done: (body: Body) => void, fail: (error: unknown) => void) => {
      run(call).then((body) => done(body as Body), fail); // the type that `open` decodes
      return (error?: unknown) => {
        if (error) cancel(call, error as Error); // waits fail with errors
      };
    };
    this.#reader = (await wait(life, begin, LONGEST)).getReader(); // bounded by the deadline of the call
    this.openedAt = life.clock.now();
  }

  /** Reads the messages of the next piece. Throws if the connection is lost, or silent for too long. */
  async read(life: Call, silenceMs: number): Promise<Iterable<ServerSentEvent>> {
    const begin = (
      done: (piece: Awaited<ReturnType<Reader["read"]>>) => void,
      fail: (error: unknown) => void,
    ) => {
      this.#reader?.read().then(done, fail);
      return undefined;
    };
    const { done, value } = await wait(life, begin, silenceMs, (_, fail) => {
      fail(this.#lost(`nothing received for ${silenceMs} ms`));
    });
    if (done) throw this.#lost("ended by the service");
    return this.parser.read(value);
  }

  /** Ends the request. */
  close(): void {
    this.#reader?.cancel().catch(() => {}); // it may have failed already
    this.call.abort?.();
  }

  #lost(how: string): PrimaryNetworkError {
    const { context, request } = this.call;
    const message = `connection lost: ${how}`;
    return new ConnectionError(context, message, request.isSafe, undefined, new Error(how));
  }
}
