/** Sends rows by COPY on a connection of node-postgres, which has the protocol's messages but no query that uses them. */

import type { QueryResult } from "pg";

/** What is used of node-postgres' `Connection`. */
interface Connection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
}

type Done = (error: Error | undefined, result?: Pick<QueryResult, "command" | "rowCount" | "rows">) => void;

/** The same bytes, as node-postgres copies them. */
export const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** A query as node-postgres' `Client.query` takes one; the client calls it as messages of the server come in. */
export class CopyIn {
  /** The client replaces it, so as to end its timer. */
  callback: Done;
  /** As other queries have it: whoever watches statements reads it. */
  readonly text: string;
  readonly #parts: Iterable<Uint8Array<ArrayBuffer>>;
  #failure: Error | undefined;
  #count = 0;

  constructor(text: string, parts: Iterable<Uint8Array<ArrayBuffer>>, callback: Done) {
    this.text = text;
    this.#parts = parts;
    this.callback = callback;
  }

  submit(connection: Connection): void {
    connection.query(this.text);
  }

  handleCopyInResponse(connection: Connection): void {
    try {
      for (const part of this.#parts) connection.sendCopyFromChunk(asBuffer(part));
    } catch (error) {
      // The server then reports that the copy failed; what is wrong is this.
      this.#failure = error instanceof Error ? error : new Error(String(error));
      connection.sendCopyFail("the rows could not be written");
      return;
    }
    connection.endCopyFrom();
  }

  /** @param message such as `COPY 256` */
  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#count = Number(text.split(" ")[1] ?? 0);
  }

  handleReadyForQuery(): void {
    this.callback(undefined, { command: "COPY", rowCount: this.#count, rows: [] });
  }

  handleError(error: Error): void {
    this.callback(this.#failure ?? error);
  }
}

/** What a client does with such a query. */
interface Client {
  query(query: CopyIn): unknown;
}

/** Resolves when all rows are inserted; rejects as `query` does. */
export const copyIn = (client: Client, text: string, parts: Iterable<Uint8Array<ArrayBuffer>>) =>
  new Promise<Pick<QueryResult, "command" | "rowCount" | "rows">>((resolve, reject) => {
    client.query(new CopyIn(text, parts, (error, result) => (result ? resolve(result) : reject(error))));
  });
