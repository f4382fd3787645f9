/** Select lists: one declaration gives the columns as SQL, their types, and the names and types of a row's values. */

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

/** An expression, and the type of its values behind the last colon; a question mark is for values that may be null. */
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

/** The names that a declaration leaves to the statement: of expressions that differ by shape, and of groups that a row may lack. */
type OpenNames<D> = {
  [Name in keyof D]: D[Name] extends `:${string}` | OptionalColumns<unknown> ? Name : never;
}[keyof D] &
  string;

/**
 * The claims of a row's fields on their columns. A column that may be null fits no field that may not, nor the reverse; a field
 * may have fewer values than the column's type, as a kind among all numbers.
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
  /** Its expression; empty where the statement gives it. */
  readonly text: string;
}

interface Group {
  readonly name: string;
  readonly columns: Columns<unknown>;
  readonly isOptional: boolean;
  /** Position of its first column. */
  readonly at: number;
}

/** By the names of columns. */
interface Expressions {
  readonly [name: string]: string;
}

/** The columns of rows, whatever their expressions. `columns(…) satisfies Columns<Row>` compares them with an interface. */
export interface Columns<Row> {
  /** All columns in their order, those of groups included. */
  readonly all: readonly Column[];
  readonly names: readonly string[];
  /** Positions of the values with these names. */
  readonly positions: readonly number[];
  readonly groups: readonly Group[];
  /** Has no value: for types alone. */
  readonly claims?: Claims<Row>;
}

/** The rows of a list. */
export type RowOf<List> = List extends Columns<infer Row> ? Row : never;

export interface SelectList<Row, Open extends string> extends Columns<Row> {
  /** The columns as SQL, each under its name; with the expressions of those that the declaration leaves open. */
  text(...open: [Open] extends [never] ? [] : [{ readonly [Name in Open]: string }]): string;
  /** The columns as a list in JSON, which `rowsIn` reads: for rows that stand in a value of another row. */
  json(...open: [Open] extends [never] ? [] : [{ readonly [Name in Open]: string }]): string;
  /** Nulls of the columns' types, for a part of a union that has none of them. */
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

/** @throws Error when the declaration is no expression with a type behind it, as `u.amount::text` without one */
function columnOf(name: string, declared: string): Column {
  const at = declared.lastIndexOf(":");
  const text = declared.slice(0, at);
  const type = declared.slice(at + 1).replace("?", "");
  if (at < 0 || text.endsWith(":")) throw new Error(`the column ${name} has no type: ${declared}`);
  return { name, text, type: type as TypeName }; // as Declared says
}

/** Columns that are null together where a row has none of them, as the first says: the row's value is null then. */
export const optional = <Row>(group: Columns<Row>): OptionalColumns<Row> => ({ optional: group });

/**
 * Declares a select list. An expression that differs from shape to shape is left empty, and given to `text`.
 *
 * @example
 * const row = columns({ validationId: "v.validation_id:bytea", endTime: "s.end_time:bigint?", rank: ":int" });
 * `select ${row.text({ rank: "row_number() over ()" })} from …`
 * // rows are { validationId: string; endTime: number | null; rank: number }
 */
export function columns<const D extends Declaration>(declaration: D): SelectList<Declares<D>, OpenNames<D>> {
  const all: Column[] = [];
  const names: string[] = [];
  const positions: number[] = [];
  const groups: Group[] = [];
  const parts: (Column | Group)[] = [];
  for (const [name, declared] of Object.entries(declaration)) {
    const at = all.length;
    if (typeof declared === "string") {
      const column = columnOf(name, declared);
      names.push(name);
      positions.push(at);
      all.push(column);
      parts.push(column);
    } else {
      const isOptional = "optional" in declared;
      const group = { name, columns: isOptional ? declared.optional : declared, isOptional, at };
      groups.push(group);
      all.push(...group.columns.all);
      parts.push(group);
    }
  }
  const written = (open: Expressions = {}, write: (column: Column) => string): string =>
    parts
      .flatMap((part) => {
        if ("at" in part && !part.isOptional) return part.columns.all.map(write);
        const { name } = part;
        const text = "at" in part ? open[name] : part.text || open[name];
        if (text === undefined) throw new Error(`the column ${name} has no expression`);
        return "at" in part ? text : write({ ...part, text });
      })
      .join(", ");
  return {
    all,
    names,
    positions,
    groups,
    text: (...[open]: readonly Expressions[]) => written(open, ({ text, name }) => named(text, name)),
    json: (...[open]: readonly Expressions[]) => `json_build_array(${written(open, inJson)})`,
    nulls: all.map(({ name, type }) => named(`null::${type}`, name)).join(", "),
  };
}

/** Makes a row of the values that a driver read, in the order of the columns. */
export function rowOf<Row>(
  { names, positions, groups }: Columns<Row>,
  values: readonly unknown[],
  from = 0,
): Row {
  const row: { [name: string]: unknown } = {};
  for (let at = 0; at < names.length; at++)
    row[names[at] as string] = values[from + (positions[at] as number)];
  for (const { name, columns: group, isOptional, at } of groups)
    row[name] = isOptional && values[from + at] === null ? null : rowOf(group, values, from + at);
  return row as Row; // the columns that PostgreSQL prepares are compared with the declared ones by test/query-plans.test.ts
}

/** The rows of a list in JSON; none of null. */
export function rowsIn<Row>(list: Columns<Row>, json: string | null | undefined): Row[] {
  const rows: (readonly unknown[])[] | null = JSON.parse(json ?? "null"); // as `json` of the list wrote it
  return (rows ?? []).map((values) => rowOf(list, values));
}
