/** Rows that a server sends as the bytes of COPY: node-postgres leaves their messages to the query. */

import type { TakeBytes } from "../connection.ts";

/** Bytes that are collected before they are passed on. */
const COLLECTED = 1 << 20;

/** The part of node-postgres' `Connection` that is used. */
interface Wire {
  readonly stream: { pause(): void; resume(): void };
  query(text: string): void;
}

/** A query as node-postgres' `Client.query` takes one; the client calls it as messages of the server come in. */
export class CopyOut {
  /** The client replaces it, so as to end its timer. */
  callback: (error?: Error) => void;
  /** Other queries have it, and observers of statements read it. */
  readonly text: string;
  readonly #take: TakeBytes;
  #buffer = Buffer.allocUnsafe(COLLECTED);
  #length = 0;
  #taking: Promise<void> = Promise.resolve();
  #failure: unknown;

  constructor(text: string, take: TakeBytes, callback: (error?: Error) => void) {
    this.text = text;
    this.#take = take;
    this.callback = callback;
  }

  submit(wire: Wire): void {
    wire.query(this.text);
  }

  /** Copies the bytes, which the driver writes over. A server cannot be stopped, only read to the end after a failure. */
  handleCopyData({ chunk }: { readonly chunk: Buffer }, wire: Wire): void {
    if (this.#failure !== undefined) return;
    if (this.#length + chunk.length > this.#buffer.length) this.#pass(wire);
    if (chunk.length > this.#buffer.length) this.#buffer = Buffer.allocUnsafe(chunk.length);
    this.#length += chunk.copy(this.#buffer, this.#length);
  }

  /** Passes on what was collected, and reads no more from the server until it is taken. */
  #pass(wire: Wire | undefined): void {
    const bytes = this.#buffer.subarray(0, this.#length);
    this.#buffer = Buffer.allocUnsafe(COLLECTED);
    this.#length = 0;
    wire?.stream.pause();
    this.#taking = this.#taking
      .then(() => (this.#failure === undefined ? this.#take(bytes) : undefined))
      .catch((error: unknown) => {
        this.#failure ??= error;
      })
      .finally(() => wire?.stream.resume());
  }

  handleCommandComplete(): void {
    this.#pass(undefined);
  }

  handleReadyForQuery(): void {
    const { callback } = this;
    this.#taking.then(() => callback(this.#failure as Error | undefined));
  }

  handleError(error: Error): void {
    this.callback(error);
  }
}

/** Resolves when all bytes are taken; rejects with the first failure of the server, or of the taker. */
export const copyFrom = (client: { query(query: CopyOut): unknown }, text: string, take: TakeBytes) =>
  new Promise<void>((resolve, reject) => {
    client.query(new CopyOut(text, take, (error) => (error ? reject(error) : resolve())));
  });
