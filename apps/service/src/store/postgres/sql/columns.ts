/** Names of a table's columns, from the generated layout. */

import { columnTypes, type Tables } from "../gen/database.ts";
import type { TableName } from "./database.ts";

/** All columns of a table but that of the rows' owner: the fields of its fact. */
export function columnsOf<Table extends TableName>(
  table: Table,
): Exclude<keyof Tables[Table] & string, "network" | "chain">[] {
  const names = Object.keys(columnTypes[table]).filter((name) => name !== "network" && name !== "chain");
  // The generator writes both from the same list.
  return names as Exclude<keyof Tables[Table] & string, "network" | "chain">[];
}
