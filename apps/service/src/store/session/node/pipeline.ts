/**
 * Statements that are sent on a connection of node-postgres one right after another, with one end: the first
 * that fails takes all after it with it.
 */

import type { FieldDef } from "pg";
import { isCopy, type Result, type Step, textOf } from "../connection.ts";
import { types } from "./driver-query.ts";

/** The part of node-postgres' `Connection` that is used. */
interface Wire {
  readonly stream: { cork(): void; uncork(): void };
  parse(query: { readonly text: string }): void;
  bind(config: { readonly values: readonly (string | null)[] }): void;
  describe(of: { readonly type: "P"; readonly name: "" }): void;
  execute(config: object): void;
  sync(): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
}

type Rows = Result["rows"];
type Done = (error: Error | undefined, rows?: readonly Rows[]) => void;

/** A parameter in the text form. */
function sent(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "bigint" || typeof value === "boolean")
    return String(value);
  throw new Error("a statement of a pipeline has a parameter that is neither a text nor a number");
}

/** The same bytes, as node-postgres copies them. */
const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/**
 * A query as node-postgres' `Client.query` takes one; the client calls it as messages of the server come in.
 */
export class Pipeline {
  /** The client replaces it, so as to end its timer. */
  callback: Done;
  /** Other queries have it, and observers of statements read it. */
  readonly text: string;
  readonly #steps: readonly Step[];
  readonly #results: Rows[] = [];
  #failure: Error | undefined;
  #fields: readonly { readonly name: string; readonly parse: (text: string) => unknown }[] = [];
  #rows: unknown[] = [];

  constructor(steps: readonly Step[], callback: Done) {
    this.#steps = steps;
    this.text = steps.map(textOf).join(";\n");
    this.callback = callback;
  }

  submit(wire: Wire): void {
    try {
      for (const step of this.#steps) {
        const values = isCopy(step) ? [] : step.values.map(sent);
        wire.stream.cork(); // small messages leave together
        wire.parse({ text: textOf(step) });
        wire.bind({ values });
        if (!isCopy(step)) wire.describe({ type: "P", name: "" });
        wire.execute({});
        wire.stream.uncork();
        if (!isCopy(step)) continue;
        // The server consents to rows as soon as it reads the statement, and ignores them where it refuses
        // it.
        for (const part of step.parts()) wire.sendCopyFromChunk(asBuffer(part));
        wire.endCopyFrom();
      }
    } catch (error) {
      // The server then reports a failed copy or statement; this error is the cause.
      this.#failure = error instanceof Error ? error : new Error(String(error));
      wire.sendCopyFail("the rows could not be written");
      wire.parse({ text: "the statements could not be written" });
    }
    wire.sync();
  }

  /** The rows are sent already. */
  handleCopyInResponse(): void {}

  handleRowDescription({
    fields,
  }: {
    readonly fields: readonly Pick<FieldDef, "name" | "dataTypeID">[];
  }): void {
    this.#fields = fields.map(({ name, dataTypeID }) => ({ name, parse: types.getTypeParser(dataTypeID) }));
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const row: Record<string, unknown> = {};
    for (const [at, { name, parse }] of this.#fields.entries()) {
      const text = fields[at] ?? null;
      row[name] = text === null ? null : parse(text);
    }
    this.#rows.push(row);
  }

  /** One of the statements has ended. */
  handleCommandComplete(): void {
    this.#results.push(this.#rows);
    this.#rows = [];
    this.#fields = [];
  }

  handleReadyForQuery(): void {
    if (this.#failure) this.callback(this.#failure);
    else this.callback(undefined, this.#results);
  }

  handleError(error: Error): void {
    this.callback(this.#failure ?? error);
  }
}

/** Resolves with the rows of all statements; rejects with the first failure, as `query` does. */
export const sendTogether = (client: { query(query: Pipeline): unknown }, steps: readonly Step[]) =>
  new Promise<readonly Rows[]>((resolve, reject) => {
    client.query(new Pipeline(steps, (error, rows) => (rows ? resolve(rows) : reject(error))));
  });
