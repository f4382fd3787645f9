/** Compares this checkout's packages with a release's, in pairs of processes that work in turn. */
import { table } from "../../shared/table.ts";
import { BASE, measureCpu } from "../cpu-row.ts";
import { RELEASED } from "../installed-module.ts";
import { packedRoot } from "../packed.ts";
import type { RequestName } from "../requests.ts";
import type { Bench } from "../row.ts";
import { bundledBytes, CLIENTS } from "../rows/bundle.ts";
import { median, ratiosTo } from "../statistics.ts";
import { type Decision, type Judged, judge, judgeExact, LIMIT } from "./decide.ts";

interface Comparison {
  readonly row: string;
  readonly request: RequestName;
  readonly inFlight: number;
  readonly subjects: readonly string[];
}

const COMPARISONS: readonly Comparison[] = [
  { row: "small-call", request: "small", inFlight: 1, subjects: ["data", "data-undici"] },
  { row: "one-item", request: "one", inFlight: 1, subjects: ["data"] },
  { row: "in-flight", request: "small", inFlight: 32, subjects: ["data", "data-undici"] },
  { row: "page", request: "page", inFlight: 1, subjects: ["data", "data-undici"] },
  { row: "rpc", request: "rpc", inFlight: 1, subjects: ["pchain-rpc", "pchain-rpc-undici"] },
];

/** Pairs of processes: the fewest that 95 % can be said of, and as many as a noisy machine is given. */
const LEAST_PAIRS = 6;
const MOST_PAIRS = 10;

/** A figure that was compared. */
export interface Compared extends Judged {
  readonly row: string;
  readonly subject: string;
  /** New to released, one of each pair. */
  readonly ratios: readonly number[];
}

/** Whether a release with these figures must not be published. */
export const hasLost = (compared: readonly { readonly decision: Decision }[]): boolean =>
  compared.some(({ decision }) => decision === "lost");

/**
 * Measures each row again and again with new processes, since what one process costs depends by 10 % on the luck of its
 * heap and compiler, until each figure is decided or has had its pairs.
 */
async function comparePairs(bench: Bench, { row, subjects, ...request }: Comparison): Promise<Compared[]> {
  const ratios = new Map(subjects.map((subject): [string, number[]] => [subject, []]));
  const judgedOf = (subject: string) => judge(ratios.get(subject) ?? []);
  for (let pair = 0; pair < MOST_PAIRS; pair += 1) {
    if (pair >= LEAST_PAIRS && subjects.every((subject) => judgedOf(subject).decision !== "unclear")) break;
    const names = subjects.flatMap((subject) => [subject, subject + RELEASED]);
    // The other way round in every second pair: neither always comes after the same neighbour.
    const plan = { ...request, subjects: [BASE, ...(pair % 2 ? names.toReversed() : names)] };
    const samples = await measureCpu({ ...bench, quick: true }, { ...plan, warmUp: 3000, calls: 160 });
    for (const subject of subjects) {
      const [now, released] = [samples.get(subject), samples.get(subject + RELEASED)];
      if (!now?.values || !released?.values) throw new Error(now?.reason ?? released?.reason);
      ratios.get(subject)?.push(median(ratiosTo(released.values, now.values)));
    }
  }
  return subjects.map((subject) => ({
    row,
    subject,
    ratios: ratios.get(subject) ?? [],
    ...judgedOf(subject),
  }));
}

/** Compares everything with the release that is installed in that folder. */
export async function compare(
  bench: Bench,
  releasedRoot: string,
  only?: readonly string[],
): Promise<Compared[]> {
  const compared: Compared[] = [];
  const isChosen = (row: string) => only === undefined || only.includes(row);
  if (isChosen("bundle")) {
    for (const subject of CLIENTS) {
      const judged = judgeExact(
        await bundledBytes(subject, releasedRoot),
        await bundledBytes(subject, packedRoot()),
      );
      compared.push({ row: "bundle", subject, ratios: [judged.median], ...judged });
    }
  }
  for (const comparison of COMPARISONS) {
    if (isChosen(comparison.row)) compared.push(...(await comparePairs(bench, comparison)));
  }
  return compared;
}

/** The comparison as text, for a terminal. */
export function formatCompared(compared: readonly Compared[], release: string): string {
  const rows = compared.map(({ row, subject, median: middle, interval, ratios, decision }) => [
    row,
    subject,
    `${middle.toFixed(2)}x`,
    interval ? `${interval[0].toFixed(2)}-${interval[1].toFixed(2)}` : "",
    String(ratios.length),
    decision,
  ]);
  const head = ["", "", "new/released", "95 %", "pairs", `limit ${LIMIT.toFixed(2)}`];
  return `Compared with ${release}\n${table([head, ...rows]).replace(/^/gm, "  ")}`;
}
