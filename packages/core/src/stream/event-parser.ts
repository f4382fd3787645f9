/** Parses server-sent events from bytes that arrive in pieces, according to the HTML standard. */
import { Gathered } from "../pipeline/gathered.ts";

/** An event of an event stream. */
export interface ServerSentEvent {
  /** Name of the event. Empty if it has none. */
  readonly type: string;
  /** Data of the event, with lines joined by a line feed. */
  readonly data: string;
  /** Last id of the stream, including this event. Empty before the first. */
  readonly id: string;
}

/**
 * Parser of one connection. It accepts a byte order mark, all three line ends and cuts at any byte. It drops
 * an event that the end of the connection cuts off.
 */
export class EventParser {
  /** Milliseconds that the service asks clients to wait before they reconnect. 0 until it does. */
  retryMs = 0;
  readonly #decoder = new TextDecoder();
  readonly #maxLength: number;
  readonly #tooLong: () => Error;
  /** Line whose end has not arrived. */
  readonly #line = new Gathered();
  /** True if the last piece ended with a carriage return, so that a line feed may follow. */
  #afterReturn = false;
  #type = "";
  readonly #data = new Gathered();
  #id = "";

  /**
   * @param maxLength maximum characters of an event or a line
   * @param tooLong makes the error for a longer one
   */
  constructor(maxLength: number, tooLong: () => Error) {
    this.#maxLength = maxLength;
    this.#tooLong = tooLong;
  }

  /** Yields the events that a piece completes. */
  *read(bytes: Uint8Array | undefined): Generator<ServerSentEvent, void, undefined> {
    const text = this.#decoder.decode(bytes, { stream: true });
    let from = this.#afterReturn && text.startsWith("\n") ? 1 : 0;
    if (text) this.#afterReturn = text.endsWith("\r");
    for (const { 0: end, index } of text.matchAll(/\r\n?|\n/g)) {
      if (index < from) continue; // the line feed of a carriage return before
      this.#add(this.#line, text.slice(from, index));
      const line = this.#line.take();
      from = index + end.length;
      if (line) this.#readField(line);
      else {
        const data = this.#data.take();
        const event = { type: this.#type, data: data.slice(0, -1), id: this.#id };
        this.#type = "";
        if (data) yield event;
      }
    }
    this.#add(this.#line, text.slice(from));
  }

  #readField(line: string): void {
    const colon = line.indexOf(":");
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (name === "event") this.#type = value;
    else if (name === "data") this.#add(this.#data, `${value}\n`);
    else if (name === "id" && !value.includes("\0")) this.#id = value;
    else if (name === "retry" && /^\d+$/.test(value)) this.retryMs = Number(value);
  }

  #add(text: Gathered, piece: string): void {
    text.add(piece);
    if (text.length > this.#maxLength) throw this.#tooLong();
  }
}
