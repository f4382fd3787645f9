/** Writes a report for people, and any value as JSON. */
import type { VerifyReport } from "@primary-network/verify";

/** Differences that are printed; JSON has all. */
const SHOWN = 50;

/** Integers that a number cannot hold become text. */
export const jsonOf = (value: unknown): string =>
  JSON.stringify(value, (_, member) => (typeof member === "bigint" ? String(member) : member));

/** The lines of a report. */
export function linesOf({
  asked,
  equal,
  different,
  differences,
  notCompared,
  position,
  seed,
}: VerifyReport): string[] {
  const heights = Object.entries(position).map(([chain, height]) => `${chain} ${height}`);
  return [
    `Compared up to ${heights.join(", ")}, with the seed ${seed}.`,
    `${asked} asked, ${equal} equal, ${different} different.`,
    ...notCompared.map(({ chain, subject, reason }) => `not compared: ${chain}: ${subject}: ${reason}`),
    ...differences
      .slice(0, SHOWN)
      .flatMap(({ chain, question, about, field, node, service, ask }) => [
        `DIFFERENT: ${chain}: ${question}: ${about}${field === "" ? "" : `: ${field}`}`,
        `  node   ${jsonOf(node)}`,
        `  index  ${jsonOf(service)}`,
        `  ${ask}`,
      ]),
    ...(differences.length > SHOWN ? [`and ${differences.length - SHOWN} more; --json prints all`] : []),
  ];
}
