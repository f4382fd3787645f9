/** The clock of the network: it is read, moved forward, stopped, and blocks are made on request. */
import { useQuery } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { Facts } from "../../parts/facts.tsx";
import { Loaded } from "../../parts/loaded.tsx";
import { type Clock, clockQuery } from "../../state/panel/queries.ts";
import { useChange } from "../../state/panel/use-change.ts";
import { Said } from "./said.tsx";
import { secondsOf, textOf, units } from "./time-field.ts";

export function ClockPart() {
  const query = useQuery(clockQuery);
  return (
    <Loaded query={query} lines={8}>
      {(clock) => <Moved clock={clock} />}
    </Loaded>
  );
}

function Moved({ clock: { now, frozen, height } }: { clock: Clock }) {
  const change = useChange();
  const advance = (seconds: number) =>
    change.mutate({ method: "POST", path: "/clock/advance", body: { seconds } });
  const onAdvance = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    advance(Number(form.get("count")) * (units.find(({ name }) => name === form.get("unit"))?.seconds ?? 1));
  };
  const onSet = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const at = secondsOf(String(new FormData(event.currentTarget).get("now")));
    change.mutate({ method: "PUT", path: "/clock", body: { now: at } });
  };
  const onMake = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const count = Number(new FormData(event.currentTarget).get("blocks"));
    change.mutate({ method: "POST", path: "/blocks", body: { count } });
  };
  return (
    <section aria-labelledby="clock">
      <h2 id="clock">Clock</h2>
      <Facts
        of={[
          [
            "Now",
            <time key="now">{new Date(now * 1000).toISOString().replace("T", " ").slice(0, 19)} UTC</time>,
          ],
          ["State", frozen ? "Stopped" : "Running"],
          ["Height of the P-Chain", height],
        ]}
      />
      <Said change={change} done="Done. Every view is up to date." />
      <form className="row" onSubmit={onAdvance}>
        <label>
          Advance by
          <input name="count" type="number" min="0" step="any" defaultValue="1" required />
        </label>
        <label>
          Unit
          <select name="unit" defaultValue="days">
            {units.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <button type="submit" disabled={change.isPending}>
          Advance
        </button>
      </form>
      <form className="row" onSubmit={onSet} key={textOf(now)}>
        <label>
          Set to (UTC, now or later)
          <input name="now" type="datetime-local" step="1" defaultValue={textOf(now)} required />
        </label>
        <button type="submit" disabled={change.isPending}>
          Set
        </button>
        <button
          type="button"
          disabled={change.isPending}
          onClick={() => change.mutate({ method: "POST", path: frozen ? "/clock/resume" : "/clock/freeze" })}
        >
          {frozen ? "Resume" : "Stop"}
        </button>
      </form>
      <form className="row" onSubmit={onMake}>
        <label>
          Blocks (1 to 1000)
          <input name="blocks" type="number" min="1" max="1000" defaultValue="1" required />
        </label>
        <button type="submit" disabled={change.isPending}>
          Make blocks
        </button>
      </form>
    </section>
  );
}
