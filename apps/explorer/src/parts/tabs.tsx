/** Links that choose a part of a view by the URL's `part`. The order of one part's table ends with it. */
import { Link } from "@tanstack/react-router";
import { Strip } from "./strip.tsx";

export function Tabs({ label, names, chosen }: { label: string; names: readonly string[]; chosen: string }) {
  return (
    <Strip label={label} chosen={chosen}>
      {names.map((name) => (
        <Link
          key={name}
          to="."
          search={(kept) => ({ ...kept, part: name, sort: undefined, order: undefined })}
          resetScroll={false}
          aria-current={name === chosen ? "true" : undefined}
        >
          {name}
        </Link>
      ))}
    </Strip>
  );
}
