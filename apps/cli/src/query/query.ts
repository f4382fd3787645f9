/** Queries and their columns, with exact values for programs and texts for people. */
import type { Deployment } from "../deployment/deployment.ts";
import type { QueryFlags } from "../flags/query-flags.ts";
import type { Colour, Screen } from "../terminal/screen.ts";

/** A value as JSON and CSV have it: nothing is rounded, and amounts are in smallest units. */
export type Exact = string | number | bigint | boolean | readonly string[] | readonly object[] | undefined;

/** One column of a query's rows. */
export interface Column<Row> {
  /** Key in JSON, and header in CSV. */
  readonly name: string;
  /** Header for people. */
  readonly title: string;
  value(row: Row): Exact;
  /** The value for people. @default the value */
  text?(row: Row): string;
  /** Texts of a list's items. @default the items */
  texts?(row: Row): readonly string[];
  /** @default left */
  readonly align?: "right" | undefined;
  /** An id. A narrow terminal leaves out its middle. */
  readonly isId?: boolean | undefined;
  /** An id that stays whole: other columns make room for it first. */
  readonly isWhole?: boolean | undefined;
  /** A table without this column is of no use: where it has no room, rows are printed as cards. */
  readonly isMain?: boolean | undefined;
  /** Tables for people do not have it; JSON, CSV and cards do. */
  readonly isDetail?: boolean | undefined;
  colour?(row: Row): Colour | undefined;
  /** A number of at least 0 that a bar beside the column shows, in proportion to the greatest of the rows. */
  bar?(row: Row): number | undefined;
}

/** Input of a query. */
export interface QueryInput {
  readonly deployment: Deployment;
  /** The command's argument, or an empty text. */
  readonly argument: string;
  readonly flags: QueryFlags;
  /** Rows that are worth fetching at once. */
  readonly pageSize: number;
}

/** A query. Its rows are read one after the other, and no further than they are needed. */
export interface Query<Row> {
  readonly columns: readonly Column<Row>[];
  /** @throws the clients' errors; NothingFound when the thing that the argument names does not exist */
  rows(input: QueryInput): AsyncIterable<Row>;
  /** `cards` shows each row as lines; `one` is cards of one row, whose JSON is an object. @default table */
  readonly shape?: "table" | "cards" | "one";
  /** A line above a table on a terminal. */
  summary?(rows: readonly Row[], screen: Screen): string;
}

/** Exit code when the named thing does not exist. */
export const NOT_FOUND = 3;

/** Error for an argument without a result. */
export class NothingFound extends Error {
  override readonly name = "NothingFound";
}
