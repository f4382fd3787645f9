/** What an output must be to stand in a listing, whichever chain created it. */

import { type RawBuilder, sql } from "kysely";
import { allOf } from "../sql/condition.ts";
import type { UtxoRequest } from "./request.ts";

export function matches(
  alias: "u" | "f",
  height: RawBuilder<number>,
  { shape, value }: UtxoRequest,
): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return allOf([
    sql`${column("height")} <= ${height}`,
    shape.bounded ? sql`${column("amount")} >= ${value("minAmount", "numeric")}` : undefined,
    shape.asset === "any"
      ? undefined
      : sql`${column("asset_id")} ${shape.asset === "avax" ? sql`is null` : sql`= ${value("asset", "bytea")}`}`,
    // The addresses can spend it together: enough of its owners are among them. One is, or the output would not have been found.
    shape.owners === "addresses"
      ? // The subquery has the list read once, not from its text for each output.
        sql`(${column("threshold")} <= 1 or (select count(*) from unnest(${column("addresses")}) owner
        where owner = any((select ${value("owners", "bytea[]")})::bytea[])) >= ${column("threshold")})`
      : undefined,
  ]);
}

export const heightOf = ({ value }: UtxoRequest): RawBuilder<number> => value("height", "bigint");
