/** The filters and the order of the table of validators; they stand in the URL. */
import { getRouteApi, Link } from "@tanstack/react-router";
import type { FormEvent } from "react";
import { Strip } from "../../parts/strip.tsx";
import { useExplored } from "../../state/network.tsx";
import { boundNames, bounds, readValidatorsSearch, sorts, statuses } from "./validators-search.ts";

const route = getRouteApi("/validators");

export function Filters() {
  const search = route.useSearch();
  const { network } = useExplored();
  const navigate = route.useNavigate();
  const { status = "active", nodes = "", subnet = "", sort = "blockIndex", order = "desc" } = search;
  const isChosen = boundNames.some((name) => search[name] !== undefined) || search.sort !== undefined;
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]),
    );
    if (given.sort === "blockIndex" && given.order === "desc") {
      delete given.sort; // the order without any choice
      delete given.order;
    }
    void navigate({ search: readValidatorsSearch({ ...given, status: search.status }) });
  };
  return (
    <div className="filters">
      <Strip label="State" chosen={status}>
        {statuses.map((name) => (
          <Link
            key={name}
            to="."
            search={(kept) => ({ ...kept, status: name })}
            aria-current={name === status ? "true" : undefined}
          >
            {name}
          </Link>
        ))}
      </Strip>
      <form onSubmit={apply} className="row" key={JSON.stringify(search)}>
        <label>
          Node{" "}
          <input name="nodes" defaultValue={nodes} placeholder="NodeID-… or part of it" spellCheck={false} />
        </label>
        <label>
          Subnet <input name="subnet" defaultValue={subnet} placeholder="id" spellCheck={false} />
        </label>
        <button type="submit">Apply</button>
        <details className="more-filters" open={isChosen}>
          <summary>More filters and order</summary>
          <div className="row">
            {boundNames
              .filter((name) => status === "active" || name === "fee")
              .map((name) => (
                <label key={name}>
                  {bounds[name].label}
                  <input
                    name={name}
                    type="number"
                    step="any"
                    min={bounds[name].min}
                    max={bounds[name].max}
                    defaultValue={search[name] ?? ""}
                    className="short"
                  />
                </label>
              ))}
            <label>
              Sort by
              <select name="sort" defaultValue={sort}>
                {Object.entries(sorts)
                  .filter(([name]) => name !== "delegationFee" || network === "mainnet")
                  .map(([name, title]) => (
                    <option key={name} value={name}>
                      {title}
                    </option>
                  ))}
              </select>
            </label>
            <label>
              Order
              <select name="order" defaultValue={order}>
                <option value="desc">highest first</option>
                <option value="asc">lowest first</option>
              </select>
            </label>
          </div>
        </details>
      </form>
    </div>
  );
}
