/** The sidebar: the groups of pages by task, and the reference below them. */
import { existsSync } from "node:fs";
import { REFERENCE, type Task, tasks } from "../tasks.ts";

/** An entry of Starlight's sidebar. */
type Entry =
  | { slug: string; label?: string; badge?: { readonly text: string; readonly variant: "default" } }
  | { label: string; collapsed: boolean; items: Entry[] }
  | { label: string; collapsed: boolean; autogenerate: { directory: string } };

/** Badges of calls that the data client does not make, by the folder of their pages. */
const BADGES: Readonly<Record<string, string>> = { "p-chain": "RPC", metrics: "metrics" };

function call(name: string): Entry {
  const badge = BADGES[name.split("/")[0] ?? ""];
  return { slug: `reference/${name}`, ...(badge && { badge: { text: badge, variant: "default" } }) };
}

function group({ label, guides, calls, former = [] }: Task, at: number): Entry {
  return {
    label,
    collapsed: at > 0,
    items: [
      ...guides.map((name) => ({ slug: `guides/${name}` })),
      ...calls.map(call),
      ...(former.length > 0 ? [{ label: "Former calls", collapsed: true, items: former.map(call) }] : []),
    ],
  };
}

const whole: Entry[] = [
  ...tasks.map(group),
  { label: "Runbooks", collapsed: true, autogenerate: { directory: "guides/runbooks" } },
  {
    label: REFERENCE,
    collapsed: true,
    items: [
      { label: "Command line", slug: "reference/cli" },
      { label: "Packages", slug: "reference/exports" },
      { label: "Specifications", slug: "reference/specs" },
      { label: "Coverage", slug: "guides/coverage" },
      { label: "Without history", slug: "guides/current-state" },
    ],
  },
];

const isWritten = (slug: string): boolean =>
  [".md", ".mdx"].some((end) => existsSync(new URL(`../../content/docs/${slug}${end}`, import.meta.url)));

/** The entries whose pages are there: Starlight refuses others. */
const written = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry): Entry[] => {
    if ("slug" in entry) return isWritten(entry.slug) ? [entry] : [];
    return "items" in entry ? [{ ...entry, items: written(entry.items) }] : [entry];
  });

/** @param isDraft true if pages may be missing, such as reference pages before the first build */
export const sidebar = (isDraft: boolean): Entry[] => (isDraft ? written(whole) : whole);
