/** The filters of the table of validators; they stand in the URL. */
import { getRouteApi, Link } from "@tanstack/react-router";
import type { FormEvent } from "react";
import { statuses } from "./validators-search.ts";

const route = getRouteApi("/validators");

export function Filters() {
  const { status = "active", nodes = "", subnet = "" } = route.useSearch();
  const navigate = route.useNavigate();
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name)).trim() || undefined;
    void navigate({ search: (search) => ({ ...search, nodes: text("nodes"), subnet: text("subnet") }) });
  };
  return (
    <div className="filters">
      <nav aria-label="State" className="tabs">
        {statuses.map((name) => (
          <Link
            key={name}
            to="."
            search={(search) => ({ ...search, status: name })}
            aria-current={name === status ? "true" : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      <form onSubmit={apply} className="row" key={`${nodes}|${subnet}`}>
        <label>
          Node{" "}
          <input
            name="nodes"
            defaultValue={nodes}
            placeholder="NodeID-… or a part of it"
            spellCheck={false}
          />
        </label>
        <label>
          Subnet <input name="subnet" defaultValue={subnet} placeholder="id" spellCheck={false} />
        </label>
        <button type="submit">Filter</button>
      </form>
    </div>
  );
}
