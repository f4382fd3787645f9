/** Statements as node-postgres takes them, and how it reads their rows. */

import pg from "pg";
import { byteParsers, rowParsers } from "../sql/row-values.ts";
import { preparedName } from "../sql/statement.ts";

const INT8 = 20;

const PARSERS: { readonly [oid: number]: (text: string) => unknown } = {
  // Heights and times stay far below 2^53; amounts are numeric, which comes as text.
  [INT8]: Number,
  ...byteParsers,
};

/** How node-postgres reads values. */
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
export type Query = pg.QueryConfig & { rowMode?: "array" };

/** @param sent the text where it differs from the one by which the statement is known */
export function queryOf(given: string, parameters: readonly unknown[], sent?: string): Query {
  const values = [...parameters];
  const name = preparedName(given);
  const text = sent ?? given;
  return name === undefined ? { text, values } : { name, text, values, rowMode: "array", types: rowTypes };
}
