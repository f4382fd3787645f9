/** Links that choose one value of a search parameter. */
import { Link } from "@tanstack/react-router";
import { Strip } from "../../parts/strip.tsx";

export function Choices({
  label,
  name,
  chosen,
  of,
}: {
  label: string;
  name: string;
  chosen: string;
  of: readonly (readonly [value: string, text: string])[];
}) {
  return (
    <Strip label={label} chosen={chosen}>
      {of.map(([value, text]) => (
        <Link
          key={value}
          to="."
          search={(search) => ({ ...search, [name]: value })}
          resetScroll={false}
          aria-current={value === chosen ? "true" : undefined}
        >
          {text}
        </Link>
      ))}
    </Strip>
  );
}
