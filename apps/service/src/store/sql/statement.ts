/**
 * Statements whose text is made once for each shape of a request, and which each connection prepares once: no
 * query builder runs for a request, and neither parser nor planner of PostgreSQL.
 */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { RawBuilder } from "kysely";
import type { Query } from "../session/connection.ts";
import { compiler } from "../session/session.ts";
import { arrayLiteral, byteLiteral, type Value } from "./array-literal.ts";
import type { Db } from "./database.ts";
import { type Column, type Columns, rowOf } from "./select-list.ts";

/** Types of parameters; bytes are given in hex with 0x. */
export type ParameterType =
  | "int"
  | "bigint"
  | "numeric"
  | "text"
  | "boolean"
  | "bytea"
  | "text[]"
  | "bigint[]"
  | "bytea[]";

/** Writes a parameter into the text of a statement, by the name of its value. */
export type Parameter<Values> = (name: keyof Values & string, type: ParameterType) => string;

/** A value of a fragment that is built anew for each request, or the place of a parameter in a statement that is made once. */
export type Sql<T> = T | RawBuilder<T>;

/**
 * The text of a fragment for a statement that is made once.
 *
 * @throws Error when it contains a value: that would be the first request's for ever
 */
export function inline(fragment: RawBuilder<unknown>): string {
  const { sql, parameters } = fragment.compile(compiler);
  if (parameters.length > 0)
    throw new Error(`a statement contains the value ${String(parameters[0])}: ${sql}`);
  return sql;
}

/** A statement as a reader sees it: its text, and its parameters and columns in their order. */
export interface WrittenStatement {
  readonly text: string;
  readonly parameters: readonly string[];
  readonly columns: readonly Column[];
}

const written = new Map<string, WrittenStatement>();

/** The statements that this process has made, by name. The committed files of `statements/` are written from them. */
export const writtenStatements: ReadonlyMap<string, WrittenStatement> = written;

/** Tables whose rows a chain has for itself; all others are elsewhere on a cluster. */
export const OF_CHAINS = /\b(?:(?:evm|nft)_\w+|contract_reading\b)/;
const OF_OTHERS = /\b(?:[pxc]|icm)_\w+/;

/** A value in the form in which both drivers send it. */
function sent(value: Value, type: ParameterType): string | number | boolean | null {
  if (typeof value === "object" && value !== null) return arrayLiteral(value, type.slice(0, -"[]".length));
  return type === "bytea" && typeof value === "string" ? byteLiteral(value) : value;
}

/** Bytes and lists travel as text: the drivers write them in different forms, PostgreSQL reads one. */
const cast = (type: ParameterType): string =>
  type === "bytea" || type.endsWith("[]") ? `::text::${type}` : `::${type}`;

/** A statement with named parameters, and rows of named values. */
export class Statement<Values extends { readonly [Name in keyof Values]: Value }, Row> {
  readonly text: string;
  readonly #columns: Columns<Row>;
  /** The name under which each connection prepares it, the same in every process. */
  readonly prepared: string;
  readonly #parameters: readonly { readonly name: keyof Values; readonly type: ParameterType }[];
  /** Position of the parameter that is an EVM chain, when its tables are all that is read. */
  readonly #chain: number | undefined;

  /**
   * @param name names the file in which the statement can be read: its noun, and its shape behind a point
   * @param columns of its rows, as the text selects them
   * @param write writes the text; `value` makes the parameter of a value, the same for the same name and type
   */
  constructor(name: string, columns: Columns<Row>, write: (value: Parameter<Values>) => string) {
    const parameters: { name: keyof Values; type: ParameterType }[] = [];
    this.text = write((name, type) => {
      const known = parameters.findIndex((one) => one.name === name && one.type === type);
      const at = known >= 0 ? known : parameters.push({ name, type }) - 1;
      return `$${at + 1}${cast(type)}`;
    });
    // PostgreSQL would refuse the values, as if the connection were broken.
    const unused = parameters.find((_, at) => !this.text.includes(`$${at + 1}:`));
    if (unused) throw new Error(`a statement has no place for ${String(unused.name)}: ${this.text}`);
    this.#columns = columns;
    this.#parameters = parameters;
    const chain = parameters.findIndex(({ name: own, type }) => own === "chain" && type === "bigint");
    const ofChain = chain >= 0 && OF_CHAINS.test(this.text) && !OF_OTHERS.test(this.text);
    this.#chain = ofChain ? chain : undefined;
    written.set(name, {
      text: this.text,
      parameters: parameters.map(({ name: own }) => String(own)),
      columns: columns.all,
    });
    this.prepared = `s_${bytesToHex(sha256(utf8ToBytes(this.text))).slice(0, 16)}`;
  }

  /** Parameters in their order, as a driver sends them. */
  parametersOf(values: Values): (string | number | boolean | null)[] {
    return this.#parameters.map(({ name, type }) => sent(values[name], type));
  }

  /** The statement with its values, ready to be sent. */
  with(values: Values): Query {
    const { text, prepared: name } = this;
    const sent = this.parametersOf(values);
    return {
      text,
      values: sent,
      name,
      chain: this.#chain === undefined ? undefined : Number(sent[this.#chain]),
    };
  }

  /** Bytes are hex with 0x, `bigint` is a number, `numeric` and JSON are text. */
  async rows(db: Pick<Db, "query">, values: Values): Promise<Row[]> {
    const rows = await db.query<readonly unknown[]>(this.with(values));
    return rows.map((row) => rowOf(this.#columns, row));
  }
}

/** A shape: which conditions and orders a statement has. Few: each is prepared on each connection. */
type Shape = { readonly [part: string]: string | number | boolean | undefined };

/** A shape as a part of a file's name: its values, and of what is true the name. */
const shapeName = (shape: Shape): string =>
  Object.entries(shape)
    .filter(([, value]) => value !== undefined && value !== false && value !== "")
    .map(([part, value]) => String(value === true ? part : value).replace(/\W+/g, "-"))
    .join("-");

/**
 * A statement for each shape of a request, made when it is first asked for.
 *
 * @example
 * const row = columns({ height: "height:bigint" });
 * const page = statements("p-heights", row, ({ order }: Shape, value: Parameter<{ network: number }>) =>
 *   `select ${row.text()} from p_tx where network = ${value("network", "int")} order by height ${order}`,
 * );
 * await page({ order: "asc" }).rows(db, { network: 1 }); // [{ height: 0 }, …]
 */
export function statements<S extends Shape, Values extends { readonly [Name in keyof Values]: Value }, Row>(
  noun: string,
  columns: Columns<Row>,
  write: (shape: S, value: Parameter<Values>) => string,
): (shape: S) => Statement<Values, Row> {
  const known = new Map<string, Statement<Values, Row>>();
  return (shape) => {
    const key = JSON.stringify(shape);
    const before = known.get(key);
    if (before !== undefined) return before;
    const name = [noun, shapeName(shape)].filter((part) => part !== "").join(".");
    const statement = new Statement<Values, Row>(name, columns, (value) => write(shape, value));
    known.set(key, statement);
    return statement;
  };
}
