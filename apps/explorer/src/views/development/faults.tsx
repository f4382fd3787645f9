/** The faults of the node: listed with how often each happened, added and removed. */
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Loaded } from "../../parts/loaded.tsx";
import { Scrolled } from "../../parts/scrolled.tsx";
import { type Fault, faultsQuery } from "../../state/panel/queries.ts";
import { useChange } from "../../state/panel/use-change.ts";
import { faultOf, isKind, type Kind, kinds } from "./fault-of.ts";
import { Said } from "./said.tsx";

const ROUTES = ["/ext/bc/P", "/ext/bc/X", "/ext/bc/C/rpc", "/ext/index/P/block", "/ext/info", "/ext/*"];

export function Faults() {
  const query = useQuery(faultsQuery);
  const change = useChange();
  const [kind, setKind] = useState<Kind>("status");
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    change.mutate({ method: "POST", path: "/faults", body: faultOf(new FormData(event.currentTarget)) });
  };
  return (
    <section aria-labelledby="faults">
      <h2 id="faults">Node faults</h2>
      <p>The service indexes this node. A fault shows in the status above.</p>
      <Loaded query={query} lines={3}>
        {({ faults }) => (
          <Listed
            faults={faults}
            remove={(id) =>
              change.mutate({ method: "DELETE", path: id === undefined ? "/faults" : `/faults/${id}` })
            }
          />
        )}
      </Loaded>
      <Said change={change} done="Done." />
      <h3>Add one</h3>
      <form onSubmit={add}>
        <div className="row">
          <label>
            Kind
            <select
              name="kind"
              value={kind}
              onChange={({ target }) => isKind(target.value) && setKind(target.value)}
            >
              {Object.entries(kinds).map(([name, { does }]) => (
                <option key={name} value={name}>
                  {name}: {does}
                </option>
              ))}
            </select>
          </label>
          <label>
            Node path
            <input name="route" list="routes" defaultValue="/ext/bc/P" required pattern="/[^*]*\*?" />
          </label>
          <datalist id="routes">
            {ROUTES.map((route) => (
              <option key={route} value={route} />
            ))}
          </datalist>
          <label>
            JSON-RPC method (optional)
            <input name="method" placeholder="platform.getHeight" spellCheck={false} />
          </label>
        </div>
        <div className="row">
          {kinds[kind].fields.map(({ name, label, type, value, required }) => (
            <label key={name}>
              {label}
              <input name={name} type={type} defaultValue={value} required={required} step="any" />
            </label>
          ))}
          <label>
            Every n-th request
            <input name="every" type="number" min="1" defaultValue="1" required />
          </label>
          <label>
            Maximum times
            <input name="next" type="number" min="1" placeholder="no limit" />
          </label>
          <button type="submit" disabled={change.isPending}>
            Add
          </button>
        </div>
      </form>
    </section>
  );
}

/** Describes a fault in the words of its request. */
const effectOf = ({ id: _, kind, route: __, method: ___, seen, happened, ...rest }: Fault): string =>
  [kind, ...Object.entries(rest).map(([name, value]) => `${name} ${JSON.stringify(value)}`)].join(", ");

function Listed({ faults, remove }: { faults: readonly Fault[]; remove: (id?: number) => void }) {
  if (faults.length === 0) return <p>No faults. The node responds normally.</p>;
  return (
    <>
      <Scrolled label="Faults that are set">
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">Path</th>
              <th scope="col">Method</th>
              <th scope="col">Effect</th>
              <th scope="col">Happened</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {faults.map((fault) => (
              <tr key={fault.id}>
                <th scope="row">{fault.route}</th>
                <td>{fault.method ?? "any"}</td>
                <td>{effectOf(fault)}</td>
                <td>
                  {fault.happened} of {fault.seen}
                </td>
                <td>
                  <button type="button" onClick={() => remove(fault.id)}>
                    Remove <span className="unseen">the fault of {fault.route}</span>
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
      <p>
        <button type="button" onClick={() => remove()}>
          Remove all
        </button>
      </p>
    </>
  );
}
