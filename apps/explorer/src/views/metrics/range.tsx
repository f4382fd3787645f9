/** The range of days of a series; it stands in the URL. */
import { getRouteApi } from "@tanstack/react-router";
import type { FormEvent } from "react";

const route = getRouteApi("/metrics");

export function Range() {
  const { start = "", end = "" } = route.useSearch();
  const navigate = route.useNavigate();
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const day = (name: string) => String(form.get(name) ?? "") || undefined;
    void navigate({
      search: (kept) => ({ ...kept, start: day("start"), end: day("end") }),
      resetScroll: false,
    });
  };
  return (
    <form className="row" onSubmit={apply} key={`${start}/${end}`}>
      <label>
        From (UTC)
        <input type="date" name="start" defaultValue={start} />
      </label>
      <label>
        To, inclusive
        <input type="date" name="end" defaultValue={end} />
      </label>
      <button type="submit">Show</button>
      {(start || end) && (
        <button
          type="button"
          onClick={() =>
            void navigate({
              search: (kept) => ({ ...kept, start: undefined, end: undefined }),
              resetScroll: false,
            })
          }
        >
          Show the latest
        </button>
      )}
    </form>
  );
}
