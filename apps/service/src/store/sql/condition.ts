/** Joins conditions of a statement. */

import { type RawBuilder, sql } from "kysely";

/** `and`-joined conditions; `true` when there are none. */
export function allOf(conditions: readonly (RawBuilder<unknown> | undefined)[]): RawBuilder<unknown> {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length === 0 ? sql`true` : sql.join(given, sql` and `);
}
