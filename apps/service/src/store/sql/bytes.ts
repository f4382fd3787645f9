/** Bytes are hex with 0x outside of the database, in columns of type `bytea` inside. */

import { type RawBuilder, sql } from "kysely";
import type { Bytes } from "../gen/database.ts";
import { arrayLiteral, byteLiteral } from "./array-literal.ts";

/** One value as a parameter. */
export const bytes = (hex: string): RawBuilder<Bytes> => sql<Bytes>`${byteLiteral(hex)}::text::bytea`;

/** A list of values as a parameter. */
export const byteList = (given: readonly string[]): RawBuilder<Bytes[]> =>
  sql<Bytes[]>`${arrayLiteral(given, "bytea")}::text::bytea[]`;

/** The right side of `= any(…)`: one of several values. */
export const anyBytes = (given: readonly string[]): RawBuilder<Bytes> => sql<Bytes>`any(${byteList(given)})`;
