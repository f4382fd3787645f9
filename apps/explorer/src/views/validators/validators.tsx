/** The validators: a table that the service filters and sorts, and charts of all active ones. */
import { getRouteApi, Link } from "@tanstack/react-router";
import { Listing } from "../../parts/listing.tsx";
import { Strip } from "../../parts/strip.tsx";
import { useFollow } from "../../state/live/use-follow.ts";
import { useExplored } from "../../state/network.tsx";
import { Chips } from "./chips.tsx";
import { Filters } from "./filters.tsx";
import { listingOf } from "./listing.ts";
import { sortedColumns } from "./sorted-columns.tsx";
import { Stakes } from "./stakes/stakes.tsx";
import { views } from "./validators-search.ts";

const route = getRouteApi("/validators");

const TITLES = {
  table: "table",
  concentration: "concentration",
  uptime: "uptime by fee",
  ends: "ends",
  room: "room for delegations",
};

export function Validators() {
  const { view = "table" } = route.useSearch();
  return (
    <>
      <h1>Validators</h1>
      <Strip label="Views of the validators" chosen={view}>
        {views.map((name) => (
          <Link
            key={name}
            to="."
            search={(search) => ({ ...search, view: name })}
            resetScroll={false}
            aria-current={name === view ? "true" : undefined}
          >
            {TITLES[name]}
          </Link>
        ))}
      </Strip>
      {view === "table" ? <Listed /> : <Stakes view={view} />}
    </>
  );
}

function Listed() {
  const { queries, data, network } = useExplored();
  const search = route.useSearch();
  const { subnet } = search;
  useFollow({
    name: `validators ${subnet ?? ""}`,
    open: (signal) => data.validators.stream(subnet ? { subnetId: subnet } : {}, { signal }),
  });
  return (
    <>
      <Filters />
      <Chips search={search} />
      <Listing
        of={queries.validators.list(listingOf(search))}
        name="validators"
        columns={sortedColumns(search, network)}
        keyOf={({ txHash }) => txHash}
        empty="No validators match these filters."
      />
    </>
  );
}
