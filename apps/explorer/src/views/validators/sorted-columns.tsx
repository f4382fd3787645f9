/** The columns of the validators with headings that sort; the order is part of the URL. */
import type { Validator } from "@primary-network/data";
import { Link } from "@tanstack/react-router";
import type { Column } from "../../parts/table.tsx";
import { columns } from "./columns.tsx";
import type { ValidatorsSearch } from "./validators-search.ts";

/** Columns by which the service sorts. It sorts by fee on mainnet only. */
const KEYS: Readonly<Record<string, NonNullable<ValidatorsSearch["sort"]>>> = {
  Fee: "delegationFee",
  Uptime: "uptimePerformance",
  Began: "blockIndex",
  Ends: "timeRemaining",
};

export function sortedColumns(search: ValidatorsSearch, network: string): readonly Column<Validator>[] {
  const { sort = "blockIndex", order = "desc" } = search;
  return columns.map((column) => {
    const key = KEYS[column.name];
    if (key === undefined || (key === "delegationFee" && network !== "mainnet")) return column;
    const isChosen = sort === key;
    const next = isChosen && order === "desc" ? "asc" : "desc";
    return {
      ...column,
      sort: {
        order: isChosen ? (order === "asc" ? "ascending" : "descending") : undefined,
        link: (name) => (
          <Link to="/validators" search={{ ...search, sort: key, order: next }} resetScroll={false}>
            {name}
          </Link>
        ),
      },
    };
  });
}
