/**
 * Lists one chain's outputs: the ones it created or imported, and the ones that other chains exported to it.
 */

import { type RawBuilder, sql } from "kysely";
import type { Slice, Window } from "../../domain/listing.ts";
import { CHAIN_ALIASES } from "../../domain/network.ts";
import type { Value } from "../sql/array-literal.ts";
import type { Db } from "../sql/database.ts";
import { type Columns, columns, optional } from "../sql/select-list.ts";
import { inline, type ParameterType, statements } from "../sql/statement.ts";
import { otherChains, tableOf, tablePrefix } from "./crossing.ts";
import { foreignUtxos } from "./foreign.ts";
import { inOrder, keyOf } from "./order.ts";
import { nearestIds, ofSoleOwners, ownConditions, ownJoins, ownUtxos } from "./own.ts";
import {
  type ListedChain,
  type ListedFilter,
  ownersOf,
  type Shape,
  SPARE,
  shapeOf,
  type UtxoRequest,
  type Values,
  valuesOf,
} from "./request.ts";
import { spentSince } from "./spent-since.ts";

/** The number of outputs inspected first, and how many of them belong to the listing. */
const counts = columns({ looked: ":int", fitting: ":int" });

/** The key of a row, and the row; a page that has none has one line, of counts alone. */
interface Line<Row> {
  readonly looked: number;
  readonly fitting: number;
  readonly sort: string | null;
  readonly tie: string | null;
  readonly row: Row | null;
}

const lineOf = <Row>(row: Columns<Row>): Columns<Line<Row>> =>
  columns({ looked: ":int", fitting: ":int", sort: ":text?", tie: ":bytea?", row: optional(row) });

const pageOf = <Row>(listed: ListedChain, row: Columns<Row>) =>
  statements<Shape, Values, Line<Row>>(
    `${tablePrefix[listed.chain]}-outputs`,
    lineOf(row),
    (shape, parameter) => {
      const value = (name: keyof Values, type: ParameterType) => sql.raw<never>(parameter(name, type));
      const heights = Object.fromEntries(
        CHAIN_ALIASES.filter((chain) => chain !== listed.chain && shape[chain]).map((chain) => [
          chain,
          value(`${tablePrefix[chain]}Height`, "bigint"),
        ]),
      );
      const request: UtxoRequest = { shape, value, snapshot: { height: value("height", "bigint"), heights } };
      const others = [
        ...(listed.chain === "p-chain" && shape.includeSpent && shape.owners === "addresses"
          ? [ofSoleOwners(request, listed)]
          : []),
        ...(shape.includeSpent ? [] : [spentSince(request, listed)]),
        ...otherChains(listed.chain, request.snapshot).map((maker) => foreignUtxos(request, listed, maker)),
      ];
      const [sort, tie] = keyOf("o", shape);
      const last = inOrder(request, keyOf("p", shape));
      const page = (first: RawBuilder<unknown>) =>
        sql`select (${sort})::text as sort, ${tie} as tie, o.* from (${sql.join(
          [first, ...others].map((part) => sql`(${part})`),
          sql` union all `,
        )}) o ${inOrder(request, [sort, tie])} limit ${value("limit", "int")}`;
      if (shape.looked === "all")
        return inline(
          sql`select ${sql.raw(counts.text({ looked: "0", fitting: "0" }))}, p.* from (${page(ownUtxos(request, listed))}) p ${last}`,
        );
      return inline(sql`with nearest as materialized (${nearestIds(request, listed)}),
      fitting as materialized (select ${listed.own(request.snapshot)} from nearest a
        join ${tableOf(listed.chain, "utxo")} u on u.network = ${value("network", "int")} and u.utxo_id = a.utxo_id ${ownJoins(request, listed)}
        where ${ownConditions(request)})
      select ${sql.raw(counts.text({ looked: "n.looked::int", fitting: "n.fitting::int" }))}, p.*
      from (select (select count(*) from nearest) as looked, (select count(*) from fitting) as fitting) n
        left join (${page(sql`select * from fitting`)}) p on true ${last}`);
    },
  );

/** Reads pages of a chain's outputs. */
export type ReadUtxos<Item> = (db: Db, window: Window, filter: ListedFilter) => Promise<Slice<Item>>;

/**
 * Reads pages of a chain's outputs.
 *
 * @param row the columns that `listed` selects
 * @param item makes an item of a row
 */
export function utxosOf<Row, Item>(
  listed: ListedChain,
  row: Columns<Row>,
  item: (row: Row) => Item,
): ReadUtxos<Item> {
  const page = pageOf(listed, row);
  const sliceOf = (lines: readonly Line<Row>[], { limit }: Window): Slice<Item> => {
    const items = lines.slice(0, limit).flatMap((line) => (line.row === null ? [] : [item(line.row)]));
    const last = lines[limit - 1];
    if (lines.length <= limit || last === undefined) return { items };
    return { items, next: { sort: String(last.sort), tie: String(last.tie) } };
  };
  return async (db, window, filter) => {
    const values: { readonly [Name in keyof Values]: Value } & Values = valuesOf(window, filter);
    if (ownersOf(filter) !== "any") {
      const lines = await page(shapeOf(window, filter, "first")).rows(db, values);
      const { looked, fitting } = lines[0] ?? { looked: 0, fitting: 0 };
      // All outputs were looked at, or the page ends before the first that was not.
      if (looked <= window.limit + SPARE || fitting > window.limit) return sliceOf(lines, window);
    }
    return sliceOf(await page(shapeOf(window, filter, "all")).rows(db, values), window);
  };
}
