/** The sentences below a table of figures: when, where and at which commit they were measured. */
import { wrapped } from "../../shared/marked-places.ts";
import type { KeptTable } from "../kept.ts";
import { baseMachine, type Shown, tablesOf } from "./tables.ts";

/** Of each of these, once, in order. */
const distinct = (values: readonly string[]): string[] => [...new Set(values)].sort();

const listed = (values: readonly string[]): string =>
  values.length > 1 ? `${values.slice(0, -1).join(", ")} and ${values.at(-1)}` : (values[0] ?? "");

/** The part of a sentence about tables of one machine. */
function sentence(tables: readonly KeptTable[], isCurrent: boolean): string {
  const days = distinct(tables.map(({ measuredAt }) => measuredAt));
  const commits = distinct(tables.map(({ commit }) => `\`${commit}\``));
  const versions = distinct(tables.flatMap(({ node }) => node ?? []));
  const loads = tables.flatMap(({ loadAverage }) => loadAverage ?? []);
  const [least, most] = [Math.min(...loads), Math.max(...loads)];
  return [
    `measured ${days.length > 1 ? `from ${days[0]} to ${days.at(-1)}` : `on ${days[0]}`}`,
    `at commit${commits.length > 1 ? "s" : ""} ${listed(commits)}`,
    ...(versions.length > 0 ? [`with Node ${listed(versions)}`] : []),
    ...(loads.length > 0
      ? [least === most ? `at a load average of ${least}` : `at load averages of ${least} to ${most}`]
      : []),
    ...(isCurrent ? [] : ["before the client or the measurement was changed"]),
  ].join(", ");
}

/**
 * A sentence for each machine that a table shows figures of, the base machine first. Sizes are computed, so they need none.
 *
 * @param isCurrent whether what a table measured is still what there is
 */
export function measuredText(
  tables: readonly KeptTable[],
  lines: readonly Shown[],
  isCurrent: (table: KeptTable) => boolean,
): string {
  const used = lines.flatMap((line) => tablesOf(tables, line)).filter(({ machine }) => machine !== "");
  const base = baseMachine(tables);
  const machines = distinct(used.map(({ machine }) => machine)).sort(
    (a, b) => Number(b === base) - Number(a === base),
  );
  const sentences = machines.flatMap((machine) => {
    const own = [...new Set(used.filter((table) => table.machine === machine))];
    return [own.filter(isCurrent), own.filter((table) => !isCurrent(table))]
      .filter((group) => group.length > 0)
      .map((group) => `On ${machine}: ${sentence(group, group.every(isCurrent))}.`);
  });
  return wrapped(sentences.join(" "));
}
