/** Reads server-sent events from bytes that arrive in pieces, as the HTML standard says. */
import { Gathered } from "../pipeline/gathered.ts";

/** One event of an event stream. */
export interface ServerSentEvent {
  /** Name of the event; empty where it has none. */
  readonly type: string;
  /** Its data, lines joined by a line feed. */
  readonly data: string;
  /** The last id that the stream has given, this event's included; empty before the first. */
  readonly id: string;
}

/**
 * The parser of one connection. A byte order mark, any of the three line ends and cuts anywhere are read; an event that
 * the end of the connection cuts is dropped.
 */
export class EventParser {
  /** Milliseconds that the service asks clients to wait before they connect again; 0 until it does. */
  retryMs = 0;
  readonly #decoder = new TextDecoder();
  readonly #maxLength: number;
  readonly #tooLong: () => Error;
  /** The line whose end has not arrived. */
  readonly #line = new Gathered();
  /** The last piece ended with a carriage return: a line feed that follows belongs to it. */
  #afterReturn = false;
  #type = "";
  readonly #data = new Gathered();
  #id = "";

  /**
   * @param maxLength characters that an event, or a line, may have
   * @param tooLong makes the error that a longer one ends with
   */
  constructor(maxLength: number, tooLong: () => Error) {
    this.#maxLength = maxLength;
    this.#tooLong = tooLong;
  }

  /** The events that a piece completes. */
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
