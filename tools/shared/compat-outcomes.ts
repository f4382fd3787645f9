/** What became of each hosted operation in the official clients, as the last whole run of `pnpm compat --keep` found it. */
import { readFileSync, writeFileSync } from "node:fs";

/** The official clients, by the names of their files in tools/compat/clients. */
export const CLIENTS = ["chainkit", "avacloud", "glacier"] as const;
type Client = (typeof CLIENTS)[number];

/**
 * `read`: every call was read with all pages. `501`: it got 501 with the reason of the service's table. `known`: it refuses a response
 * that is right, for a reason that the suite names. `none`: it has no method for the operation. `failed`: anything else.
 */
export type Outcome = "read" | "501" | "known" | "none" | "failed";

/** The outcomes of one operation. */
export type OutcomesOf = Readonly<Record<Client, Outcome>>;

/** By name of the hosted operation. */
export type Outcomes = ReadonlyMap<string, OutcomesOf>;

const file = new URL("../compat/outcomes.tsv", import.meta.url);
const OUTCOMES: readonly string[] = ["read", "501", "known", "none", "failed"] satisfies Outcome[];
const isOutcome = (text: string | undefined): text is Outcome =>
  text !== undefined && OUTCOMES.includes(text);

/** @throws Error naming a line that is no line of the table */
export function parseOutcomes(text: string): Map<string, OutcomesOf> {
  const [, ...lines] = text.trimEnd().split("\n");
  return new Map(
    lines.map((line) => {
      const [name = "", chainkit, avacloud, glacier] = line.split("\t");
      if (!isOutcome(chainkit) || !isOutcome(avacloud) || !isOutcome(glacier))
        throw new Error(`outcomes.tsv: "${line}" is no line of outcomes`);
      return [name, { chainkit, avacloud, glacier }];
    }),
  );
}

/** The table as it is kept. */
export const formatOutcomes = (outcomes: Outcomes): string =>
  `${[
    ["operation", ...CLIENTS],
    ...[...outcomes].map(([name, of]) => [name, ...CLIENTS.map((client) => of[client])]),
  ]
    .map((cells) => cells.join("\t"))
    .join("\n")}\n`;

/** Those that are kept. */
export const readOutcomes = (): Outcomes => parseOutcomes(readFileSync(file, "utf8"));

/** Keeps others. */
export const writeOutcomes = (outcomes: Outcomes): void => writeFileSync(file, formatOutcomes(outcomes));
