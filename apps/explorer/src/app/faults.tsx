/** The page for an address that no view has, and the one for a fault of the explorer itself. */
import { Link } from "@tanstack/react-router";

export function Missing() {
  return (
    <section className="notice">
      <h1>No such page</h1>
      <p>
        Nothing is at this address. Search above, or go to the <Link to="/">overview</Link>.
      </p>
    </section>
  );
}

export function Broken({ error }: { error: unknown }) {
  return (
    <section className="notice" role="alert">
      <h1>This view failed</h1>
      <p>{error instanceof Error ? error.message : String(error)}</p>
      <p>
        This is a bug in the explorer, not in your network. <Link to="/">Go to the overview</Link>
      </p>
    </section>
  );
}
