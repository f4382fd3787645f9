/** The validators: a table that the service filters and sorts, and what all active ones are together. */
import { getRouteApi, Link } from "@tanstack/react-router";
import { Listing } from "../../parts/listing.tsx";
import { Strip } from "../../parts/strip.tsx";
import { useFollow } from "../../state/live/use-follow.ts";
import { useExplored } from "../../state/network.tsx";
import { columns } from "./columns.tsx";
import { Filters } from "./filters.tsx";
import { listingOf } from "./listing.ts";
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
      <Strip label="Of the validators" chosen={view}>
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
  const { queries, data } = useExplored();
  const search = route.useSearch();
  const { subnet } = search;
  useFollow({
    name: `validators ${subnet ?? ""}`,
    open: (signal) => data.validators.stream(subnet ? { subnetId: subnet } : {}, { signal }),
  });
  return (
    <>
      <Filters />
      <Listing
        of={queries.validators.list(listingOf(search))}
        name="validators"
        columns={columns}
        keyOf={({ txHash }) => txHash}
        empty="No validator is in this state and within these bounds."
      />
    </>
  );
}
