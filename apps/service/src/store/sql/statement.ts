/**
 * Statements whose text is made once for each shape of a request, and which each connection prepares once: no
 * query builder runs for a request, and neither parser nor planner of PostgreSQL.
 */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { RawBuilder } from "kysely";
import { PLAIN, type Query, type Target } from "../session/connection.ts";
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

/** A value of a fragment that is built for each request, or the place of a parameter in a statement that is made once. */
export type Sql<T> = T | RawBuilder<T>;

/**
 * The text of a fragment for a statement that is made once.
 *
 * @throws Error when it contains a value: the statement would always use the first request's value
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
  /** The statement's text for another server. */
  textFor(target: Target): string;
}

const written = new Map<string, WrittenStatement>();

/** The statements that this process has made, by name. The committed files of `statements/` are written from them. */
export const writtenStatements: ReadonlyMap<string, WrittenStatement> = written;

/** A value in the form in which both drivers send it. */
function sent(value: Value, type: ParameterType): string | number | boolean | null {
  if (typeof value === "object" && value !== null) return arrayLiteral(value, type.slice(0, -"[]".length));
  return type === "bytea" && typeof value === "string" ? byteLiteral(value) : value;
}

/** Bytes and lists travel as text: the drivers write them in different forms, PostgreSQL reads one. */
const cast = (type: ParameterType): string =>
  type === "bytea" || type.endsWith("[]") ? `::text::${type}` : `::${type}`;

/** Values by the names of parameters. */
type Named<Values> = { readonly [Name in keyof Values]: Value };

/** Writes the text of a statement. */
type Write<Values> = (value: Parameter<Values>, target: Target) => string;

/** A statement with named parameters, and rows of named values. */
export class Statement<Values extends Named<Values>, Row> {
  /** The text for a plain PostgreSQL. */
  readonly text: string;
  readonly #write: Write<Values>;
  /** Texts for other servers. */
  readonly #texts = new WeakMap<Target, string>();
  readonly #columns: Columns<Row>;
  /** The name under which each connection prepares it, the same in every process. */
  readonly prepared: string;
  readonly #parameters: { readonly name: keyof Values; readonly type: ParameterType }[] = [];

  /**
   * @param name names the file in which the statement can be read: its noun, and its shape behind a point
   * @param columns of its rows, as the text selects them
   * @param write writes the text; `value` makes the parameter of a value, the same for the same name and
   *   type; the text for another server has the same parameters
   */
  constructor(name: string, columns: Columns<Row>, write: Write<Values>) {
    this.#write = write;
    this.text = this.#textFor(PLAIN);
    Object.freeze(this.#parameters);
    // PostgreSQL would refuse the values, as if the connection were broken.
    const unused = this.#parameters.find((_, at) => !this.text.includes(`$${at + 1}:`));
    if (unused) throw new Error(`a statement has no place for ${String(unused.name)}: ${this.text}`);
    this.#columns = columns;
    written.set(name, {
      text: this.text,
      parameters: this.#parameters.map(({ name: own }) => String(own)),
      columns: columns.all,
      textFor: (target) => this.#textFor(target),
    });
    this.prepared = `s_${bytesToHex(sha256(utf8ToBytes(this.text))).slice(0, 16)}`;
  }

  #textFor(target: Target): string {
    const known = this.#texts.get(target);
    if (known !== undefined) return known;
    const text = this.#write((name, type) => {
      const before = this.#parameters.findIndex((one) => one.name === name && one.type === type);
      const at = before >= 0 ? before : this.#parameters.push({ name, type }) - 1;
      return `$${at + 1}${cast(type)}`;
    }, target);
    this.#texts.set(target, text);
    return text;
  }

  /** Parameters in their order, as a driver sends them. */
  parametersOf(values: Values): (string | number | boolean | null)[] {
    return this.#parameters.map(({ name, type }) => sent(values[name], type));
  }

  /** The statement with its values, ready to be sent. */
  with(values: Values): Query {
    const { text, prepared: name } = this;
    return { text, values: this.parametersOf(values), name, textFor: (target) => this.#textFor(target) };
  }

  /** Bytes are hex with 0x, `bigint` is a number, `numeric` and JSON are text. */
  async rows(db: Pick<Db, "query">, values: Values): Promise<Row[]> {
    const rows = await db.query<readonly unknown[]>(this.with(values));
    return rows.map((row) => rowOf(this.#columns, row));
  }
}

interface OfChain {
  readonly chain: number;
}

/**
 * A statement that reads the tables of one EVM chain and no others. The worker of a cluster that has the
 * chain runs it, so its text takes the names of these tables from its target.
 */
export class ChainStatement<Values extends OfChain & Named<Values>, Row> extends Statement<Values, Row> {
  override with(values: Values): Query {
    return { ...super.with(values), chain: values.chain };
  }
}

/** A shape: which conditions and orders a statement has. Few: each is prepared on each connection. */
type Shape = { readonly [part: string]: string | number | boolean | undefined };

/** A shape as a part of a file's name: its values, and the names of true fields. */
const shapeName = (shape: Shape): string =>
  Object.entries(shape)
    .filter(([, value]) => value !== undefined && value !== false && value !== "")
    .map(([part, value]) => String(value === true ? part : value).replace(/\W+/g, "-"))
    .join("-");

type WriteOfShape<S, Values> = (shape: S, ...to: Parameters<Write<Values>>) => string;

/** Keeps a statement for each shape, made by its name. */
function byShape<S extends Shape, One>(
  noun: string,
  make: (name: string, shape: S) => One,
): (shape: S) => One {
  const known = new Map<string, One>();
  return (shape) => {
    const key = JSON.stringify(shape);
    const before = known.get(key);
    if (before !== undefined) return before;
    const name = [noun, shapeName(shape)].filter((part) => part !== "").join(".");
    const statement = make(name, shape);
    known.set(key, statement);
    return statement;
  };
}

/**
 * A statement for each shape of a request, made at its first use.
 *
 * @example
 * const row = columns({ height: "height:bigint" });
 * const page = statements("p-heights", row, ({ order }: Shape, value: Parameter<{ network: number }>) =>
 *   `select ${row.text()} from p_tx where network = ${value("network", "int")} order by height ${order}`,
 * );
 * await page({ order: "asc" }).rows(db, { network: 1 }); // [{ height: 0 }, …]
 */
export const statements = <S extends Shape, Values extends Named<Values>, Row>(
  noun: string,
  columns: Columns<Row>,
  write: WriteOfShape<S, Values>,
): ((shape: S) => Statement<Values, Row>) =>
  byShape(noun, (name, shape) => new Statement(name, columns, (...to) => write(shape, ...to)));

/** A `ChainStatement` for each shape of a request. */
export const chainStatements = <S extends Shape, Values extends OfChain & Named<Values>, Row>(
  noun: string,
  columns: Columns<Row>,
  write: WriteOfShape<S, Values>,
): ((shape: S) => Statement<Values, Row>) =>
  byShape(noun, (name, shape) => new ChainStatement(name, columns, (...to) => write(shape, ...to)));
