/** Select lists: one declaration gives the columns as SQL, their types, and the names and types of a row. */

/** PostgreSQL's types of columns, and the values that both drivers read of them (row-values.ts). */
interface ValueTypes {
  readonly smallint: number;
  readonly int: number;
  readonly bigint: number;
  /** Decimal. */
  readonly numeric: string;
  readonly text: string;
  readonly "text[]": string[];
  /** Hex with 0x. */
  readonly bytea: string;
  readonly "bytea[]": string[];
  readonly boolean: boolean;
  /** JSON as text. */
  readonly json: string;
}

type TypeName = keyof ValueTypes;

/** An expression, a colon, and the type of its values; with a question mark where they may be null. */
type Declared = `${string}:${TypeName}${"" | "?"}`;

interface Declaration {
  readonly [name: string]: Declared | Columns<unknown> | OptionalColumns<unknown>;
}

/** A group of columns that are null together where a row has none of them. */
interface OptionalColumns<Row> {
  readonly optional: Columns<Row>;
}

type ValueOf<D> = {
  [T in TypeName]: D extends `${string}:${T}`
    ? ValueTypes[T]
    : D extends `${string}:${T}?`
      ? ValueTypes[T] | null
      : never;
}[TypeName];

type FieldOf<D> = D extends string
  ? ValueOf<D>
  : D extends OptionalColumns<infer Row>
    ? Row | null
    : D extends Columns<infer Row>
      ? Row
      : never;

/** The row that a declaration describes. */
type Declares<D> = { -readonly [Name in keyof D]: FieldOf<D[Name]> };

/** The names whose expressions a declaration leaves to the statement: they differ by shape. */
type OpenNames<D> = {
  [Name in keyof D]: D[Name] extends `:${string}` | OptionalColumns<unknown> ? Name : never;
}[keyof D] &
  string;

/**
 * The claims of a row's fields on their columns. A column that may be null fits no field that may not, nor
 * the reverse. A field may have fewer values than the column's type: a kind is one of a few numbers.
 */
type Claims<Row> = {
  readonly [Name in keyof Row]-?: {
    readonly nullable: null extends Row[Name] ? true : false;
    readonly values: NonNullable<Row[Name]> extends readonly unknown[] | string | number | boolean
      ? (value: NonNullable<Row[Name]>) => void
      : Claims<NonNullable<Row[Name]>>;
  };
};

/** A column as the statement selects it. */
export interface Column {
  readonly name: string;
  readonly type: TypeName;
  /** Declared with a question mark: it may be null in a row that has it. */
  readonly nullable: boolean;
  /** One of an optional group: it is null in a row that has none of the group. */
  readonly optional: boolean;
  /** The expression of the column; empty where the statement gives it. */
  readonly text: string;
}

/** A name of a row, and the position of its value, or of the first one of a group. */
interface Place {
  readonly name: string;
  readonly at: number;
}

interface Group extends Place {
  readonly columns: Columns<unknown>;
  readonly isOptional: boolean;
}

/** By the names of columns. */
interface Expressions {
  readonly [name: string]: string;
}

/** The columns of a row. `columns({ … }) satisfies Columns<Row>` compares them with an interface. */
export interface Columns<Row> {
  /** All columns in their order, including the columns of groups. */
  readonly all: readonly Column[];
  readonly places: readonly Place[];
  readonly groups: readonly Group[];
  /** For the compiler alone: no list has a value here. */
  readonly claims?: Claims<Row>;
}

/** The rows of a list. */
export type RowOf<List> = List extends Columns<infer Row> ? Row : never;

/** The expressions that a declaration leaves open; no argument where it leaves none. */
type Given<Open extends string> = [Open] extends [never] ? [] : [{ readonly [Name in Open]: string }];

export interface SelectList<Row, Open extends string> extends Columns<Row> {
  /** The columns as SQL, each under its name. */
  text(...open: Given<Open>): string;
  /** The columns as a list in JSON, which `rowsIn` reads: for rows that stand in a value of another row. */
  json(...open: Given<Open>): string;
  /** Nulls of the columns' types, under their names: for a part of a union that has none of them. */
  readonly nulls: string;
}

const COLUMN = /^\w+\.\w+$/;

/** A column of a table needs no other name where it has its own. */
export const named = (text: string, name: string): string =>
  text === name || (COLUMN.test(text) && text.endsWith(`.${name}`)) ? text : `${text} as "${name}"`;

/** A value as it stands in JSON: bytes and decimals are the texts that the drivers read of them. */
function inJson({ text, type }: Column): string {
  if (type === "bytea") return `'0x' || encode(${text}, 'hex')`;
  return type === "numeric" ? `${text}::text` : text;
}

/** @throws Error when no type stands behind the expression, as in `u.amount::text` */
function columnOf(name: string, declared: string): Column {
  const at = declared.lastIndexOf(":");
  const text = declared.slice(0, at);
  const nullable = declared.endsWith("?");
  const type = declared.slice(at + 1, nullable ? -1 : undefined);
  if (at < 0 || text.endsWith(":")) throw new Error(`the column ${name} has no type: ${declared}`);
  return { name, text, type: type as TypeName, nullable, optional: false }; // as Declared says
}

/** Columns that a row may lack together: the value is null when the first column is. */
export const optional = <Row>(group: Columns<Row>): OptionalColumns<Row> => ({ optional: group });

/** @throws Error without an expression: PostgreSQL would refuse the statement */
function expressionOf(open: Expressions, name: string): string {
  const text = open[name];
  if (text === undefined) throw new Error(`the column ${name} has no expression`);
  return text;
}

/**
 * Declares a select list. An expression that differs from shape to shape is left empty, and given to `text`.
 * The expressions of an optional group are given to `text`, too.
 *
 * @example
 * const asset = columns({ name: "s.name:text", symbol: "s.symbol:text" });
 * const row = columns({ amount: "u.amount:numeric", at: "u.at:bigint?", rank: ":int", asset: optional(asset) });
 * `select ${row.text({ rank: "row_number() over ()", asset: asset.text() })} from …`
 * // { amount: string; at: number | null; rank: number; asset: { name: string; symbol: string } | null }
 */
export function columns<const D extends Declaration>(declaration: D): SelectList<Declares<D>, OpenNames<D>> {
  type Write = (column: Column) => string;
  const all: Column[] = [];
  const places: Place[] = [];
  const groups: Group[] = [];
  const parts: ((open: Expressions, write: Write) => string)[] = [];
  for (const [name, declared] of Object.entries(declaration)) {
    const at = all.length;
    if (typeof declared === "string") {
      const column = columnOf(name, declared);
      all.push(column);
      places.push({ name, at });
      parts.push((open, write) => write({ ...column, text: column.text || expressionOf(open, name) }));
    } else if ("optional" in declared) {
      all.push(...declared.optional.all.map((column) => ({ ...column, optional: true })));
      groups.push({ name, at, columns: declared.optional, isOptional: true });
      parts.push((open) => expressionOf(open, name));
    } else {
      all.push(...declared.all);
      groups.push({ name, at, columns: declared, isOptional: false });
      parts.push((_, write) => declared.all.map(write).join(", "));
    }
  }
  const written = (open: Expressions = {}, write: Write): string =>
    parts.map((part) => part(open, write)).join(", ");
  return {
    all,
    places,
    groups,
    text: (...[open]: readonly Expressions[]) => written(open, ({ text, name }) => named(text, name)),
    json: (...[open]: readonly Expressions[]) => `json_build_array(${written(open, inJson)})`,
    nulls: all.map(({ name, type }) => named(`null::${type}`, name)).join(", "),
  };
}

/** Makes a row of the values that a driver read, in the order of the columns. */
export function rowOf<Row>({ places, groups }: Columns<Row>, values: readonly unknown[], from = 0): Row {
  const row: { [name: string]: unknown } = {};
  for (const { name, at } of places) row[name] = values[from + at];
  for (const { name, at, columns: group, isOptional } of groups)
    row[name] = isOptional && values[from + at] === null ? null : rowOf(group, values, from + at);
  return row as Row; // a test compares the columns that PostgreSQL prepares with the declared ones
}

/** Rows in a list of JSON; none where it is null. */
export function rowsIn<Row>(list: Columns<Row>, json: string | null | undefined): Row[] {
  const rows: (readonly unknown[])[] | null = JSON.parse(json ?? "null"); // as `json` of the list wrote it
  return (rows ?? []).map((values) => rowOf(list, values));
}
