/** Statements as node-postgres takes them, and how it reads their rows. */

import pg from "pg";
import type { Query, Result } from "../connection.ts";
import { byteParsers, rowParsers } from "../row-values.ts";

const INT8 = 20;

const PARSERS: { readonly [oid: number]: (text: string) => unknown } = {
  // Heights and times stay far below 2^53; amounts are numeric, which comes as text.
  [INT8]: Number,
  ...byteParsers,
};

/** The parsers by which node-postgres reads values. */
export const types = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    PARSERS[oid] ?? pg.types.getTypeParser(oid, format === "binary" ? "text" : format),
};

/** As `types`, for the rows of prepared statements. */
const rowTypes = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    rowParsers[oid] ?? types.getTypeParser(oid, format),
};

/** A statement as the driver takes it. */
export type DriverQuery = pg.QueryConfig & { rowMode?: "array" };

export function queryOf({ text, values: given, name }: Query): DriverQuery {
  const values = [...given];
  return name === undefined ? { text, values } : { name, text, values, rowMode: "array", types: rowTypes };
}

export const resultOf = ({ rows, rowCount }: Pick<pg.QueryResult, "rows" | "rowCount">): Result => ({
  rows,
  count: rowCount ?? 0,
});
