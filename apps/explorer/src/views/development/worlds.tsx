/** Saved worlds of the network: its state is kept under a name, and restored. */
import { useQuery } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { Loaded } from "../../parts/loaded.tsx";
import { snapshotsQuery } from "../../state/panel/queries.ts";
import { useChange } from "../../state/panel/use-change.ts";
import { Said } from "./said.tsx";

const pathOf = (name: string) => `/snapshots/${encodeURIComponent(name)}`;

export function Worlds() {
  const query = useQuery(snapshotsQuery);
  const change = useChange();
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name"));
    change.mutate({ method: "PUT", path: pathOf(name) });
  };
  return (
    <section aria-labelledby="worlds">
      <h2 id="worlds">Saved worlds</h2>
      <p>
        A saved world has the clock, all blocks and the EVM chains. It stays in memory until the command ends.
        A restore rebuilds the index, which takes a few seconds.
      </p>
      <form className="row" onSubmit={save}>
        <label>
          Name
          <input name="name" required pattern="[\w.\-]{1,64}" defaultValue="here" spellCheck={false} />
        </label>
        <button type="submit" disabled={change.isPending}>
          Save world
        </button>
      </form>
      <Said change={change} done="Done. Every view is up to date." />
      <Loaded query={query} lines={3}>
        {({ snapshots }) =>
          snapshots.length === 0 ? (
            <p>No saved worlds yet.</p>
          ) : (
            <ul className="lines" aria-label="Saved worlds">
              {snapshots.map((name) => (
                <li key={name}>
                  <b>{name}</b>
                  <span className="row">
                    <button
                      type="button"
                      disabled={change.isPending}
                      onClick={() => change.mutate({ method: "POST", path: `${pathOf(name)}/restore` })}
                    >
                      Restore <span className="unseen">{name}</span>
                    </button>
                    <button
                      type="button"
                      disabled={change.isPending}
                      onClick={() => change.mutate({ method: "DELETE", path: pathOf(name) })}
                    >
                      Delete <span className="unseen">{name}</span>
                    </button>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}
