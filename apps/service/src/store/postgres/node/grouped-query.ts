/** Sends statements on a connection of node-postgres one right after another, with one end: the first that fails takes all after it with it. */

import type { CompiledQuery, QueryResult } from "kysely";
import type { FieldDef } from "pg";
import { copiedBy } from "../sql/copied-rows.ts";
import { asBuffer } from "./copy-in.ts";

type Parser = (text: string) => unknown;

/** What is used of node-postgres' `Connection`. */
interface Connection {
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

type Result = Pick<QueryResult<unknown>, "rows" | "numAffectedRows">;

type Done = (
  error: Error | undefined,
  result?: { readonly command: "GROUP"; readonly rows: readonly Result[] },
) => void;

/** A parameter in the text form. */
function sent(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "bigint" || typeof value === "boolean")
    return String(value);
  throw new Error("a statement of a group has a parameter that is neither a text nor a number");
}

/** A query as node-postgres' `Client.query` takes one; the client calls it as messages of the server come in. */
export class GroupedQuery {
  /** The client replaces it, so as to end its timer. */
  callback: Done;
  /** As other queries have it: whoever watches statements reads it. */
  readonly text: string;
  readonly #statements: readonly CompiledQuery[];
  readonly #parserOf: (oid: number) => Parser;
  readonly #results: Result[] = [];
  #failure: Error | undefined;
  #fields: readonly { readonly name: string; readonly parse: Parser }[] = [];
  #rows: unknown[] = [];

  /** @param parserOf reads the text form of a type's values, by the type's oid */
  constructor(
    text: string,
    statements: readonly CompiledQuery[],
    parserOf: (oid: number) => Parser,
    callback: Done,
  ) {
    this.text = text;
    this.#statements = statements;
    this.#parserOf = parserOf;
    this.callback = callback;
  }

  submit(connection: Connection): void {
    try {
      for (const { sql, parameters } of this.#statements) {
        const copied = copiedBy(parameters);
        const values = copied ? [] : parameters.map(sent);
        connection.stream.cork(); // small messages leave together
        connection.parse({ text: sql });
        connection.bind({ values });
        if (!copied) connection.describe({ type: "P", name: "" });
        connection.execute({});
        connection.stream.uncork();
        // The server consents to rows as soon as it reads the statement, and ignores them where it refuses it.
        for (const part of copied?.parts() ?? []) connection.sendCopyFromChunk(asBuffer(part));
        if (copied) connection.endCopyFrom();
      }
    } catch (error) {
      // The server then reports that the copy failed, or a statement that fails; what is wrong is this.
      this.#failure = error instanceof Error ? error : new Error(String(error));
      connection.sendCopyFail("the rows could not be written");
      connection.parse({ text: "the statements could not be written" });
    }
    connection.sync();
  }

  /** The rows are sent already. */
  handleCopyInResponse(): void {}

  handleRowDescription({
    fields,
  }: {
    readonly fields: readonly Pick<FieldDef, "name" | "dataTypeID">[];
  }): void {
    this.#fields = fields.map(({ name, dataTypeID }) => ({ name, parse: this.#parserOf(dataTypeID) }));
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const row: Record<string, unknown> = {};
    for (const [at, { name, parse }] of this.#fields.entries()) {
      const text = fields[at] ?? null;
      row[name] = text === null ? null : parse(text);
    }
    this.#rows.push(row);
  }

  /** @param message such as `COPY 256` or `INSERT 0 3` */
  handleCommandComplete({ text }: { readonly text: string }): void {
    const count = text.split(" ").at(-1) ?? "";
    this.#results.push({
      rows: this.#rows,
      ...(/^\d+$/.test(count) && !/^(SELECT|COPY)/.test(text) && { numAffectedRows: BigInt(count) }),
    });
    this.#rows = [];
    this.#fields = [];
  }

  handleReadyForQuery(): void {
    if (this.#failure) this.callback(this.#failure);
    else this.callback(undefined, { command: "GROUP", rows: this.#results });
  }

  handleError(error: Error): void {
    this.callback(this.#failure ?? error);
  }
}

/** What a client does with such a query. */
interface Client {
  query(query: GroupedQuery): unknown;
}

/** Resolves with the results of all statements; rejects with the first failure, as `query` does. */
export const queryGroup = (
  client: Client,
  text: string,
  statements: readonly CompiledQuery[],
  parserOf: (oid: number) => Parser,
) =>
  new Promise<{ readonly command: "GROUP"; readonly rows: readonly Result[] }>((resolve, reject) => {
    client.query(
      new GroupedQuery(text, statements, parserOf, (error, result) =>
        result ? resolve(result) : reject(error),
      ),
    );
  });
