/** The filters in force as chips: each stays visible, and goes with a click. */
import { Link } from "@tanstack/react-router";
import { short } from "../../format/short.ts";
import { Icon } from "../../parts/icon.tsx";
import { boundNames, bounds, type ValidatorsSearch } from "./validators-search.ts";

/** Filters that a chip can remove. */
const names = ["nodes", "subnet", ...boundNames] as const;

function textOf(name: (typeof names)[number], value: string | number): string {
  if (name === "nodes") return `Node ${short(String(value), 24)}`;
  if (name === "subnet") return `Subnet ${short(String(value), 16)}`;
  return `${bounds[name].label}: ${value}`;
}

export function Chips({ search }: { search: ValidatorsSearch }) {
  const chosen = names.flatMap((name) => {
    const value = search[name];
    return value === undefined ? [] : [{ name, text: textOf(name, value) }];
  });
  if (chosen.length === 0) return null;
  return (
    <ul className="chips" aria-label="Filters in force">
      {chosen.map(({ name, text }) => (
        <li key={name}>
          <Link to="/validators" search={{ ...search, [name]: undefined }} resetScroll={false}>
            <span className="unseen">Remove </span>
            {text} <Icon name="remove" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
