/** Headings that sort a table through the service. The order is part of the address, as filters are. */
import type { ListUtxosParams, ListValidatorsParams } from "@primary-network/data";
import { Link, useSearch } from "@tanstack/react-router";
import type { OrderSearch } from "../state/read-order.ts";
import type { Column } from "./table.tsx";

/** A key by which the service sorts a list. */
type SortKey = NonNullable<ListUtxosParams["sortBy"] | ListValidatorsParams["sortBy"]>;

/** The order of a table: `sort` names its key, and without one the key of the list itself applies. */
interface Ordered extends OrderSearch {
  readonly sort?: SortKey | undefined;
}

/** The order that the address names, for any view. */
export function useOrder(): Ordered {
  return useSearch({ strict: false, select: ({ sort, order }: Ordered): Ordered => ({ sort, order }) });
}

/**
 * Makes headings sort.
 *
 * @param keys the service's sort key of each column by which it sorts, by the column's name
 * @param usual the key by which the service sorts unless told otherwise
 */
export function sorted<Row>(
  columns: readonly Column<Row>[],
  keys: Readonly<Record<string, SortKey>>,
  usual: SortKey,
  { sort = usual, order = "desc" }: Ordered,
): readonly Column<Row>[] {
  return columns.map((column) => {
    const key = keys[column.name];
    if (key === undefined) return column;
    const isChosen = sort === key;
    const next = isChosen && order === "desc" ? "asc" : "desc";
    return {
      ...column,
      sort: {
        order: isChosen ? (order === "asc" ? "ascending" : "descending") : undefined,
        link: (name) => (
          <Link
            to="."
            search={(kept) => ({ ...kept, sort: key === usual ? undefined : key, order: next })}
            resetScroll={false}
          >
            {name}
          </Link>
        ),
      },
    };
  });
}

/** Makes the heading of one column sort, for a list that the service sorts by time alone. */
export const sortedByTime = <Row,>(columns: readonly Column<Row>[], name: string, { order }: Ordered) =>
  sorted(columns, { [name]: "timestamp" }, "timestamp", { order });

/** The sort parameter of a call. */
export const sortOrderOf = ({ order }: Ordered) => (order ? { sortOrder: order } : {});
