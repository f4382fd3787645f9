/** The validators: a table that the service filters and sorts, and what all active ones are together. */
import { getRouteApi, Link } from "@tanstack/react-router";
import { Listing } from "../../parts/listing.tsx";
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
      <nav aria-label="Of the validators" className="tabs">
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
      </nav>
      {view === "table" ? <Listed /> : <Stakes view={view} />}
    </>
  );
}

function Listed() {
  const { queries } = useExplored();
  const search = route.useSearch();
  return (
    <>
      <Filters />
      <Listing
        of={queries.validators.list(listingOf(search))}
        name="validators"
        columns={columns}
        keyOf={({ txHash }) => txHash}
      />
    </>
  );
}
