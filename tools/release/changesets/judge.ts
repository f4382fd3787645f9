/** Decides whether the pending changesets are enough for what a spec change does to callers. */
import type { Verdict } from "@primary-network/codegen/verdict";
import { gt, lt } from "semver";
import type { Changeset } from "./changeset.ts";
import { larger, neededStep, type Step, stepped } from "./version.ts";

interface Given {
  /** The package, as in `@primary-network/data`. */
  readonly name: string;
  /** Version of the last release. */
  readonly released: string;
  /** Version in its package.json: newer than the released one while a release is under way. */
  readonly current: string;
  readonly verdict: Verdict;
  /** Packages that share its version, itself included. */
  readonly group: readonly string[];
  readonly changesets: readonly Pick<Changeset, "file" | "steps">[];
}

export interface Judgement {
  /** What to print, a refusal last. */
  readonly lines: readonly string[];
  readonly refused: boolean;
}

/** Judges one package whose spec was released before. */
export function judge({ name, released, current, verdict, group, changesets }: Given): Judgement {
  const { step, rule } = neededStep(released, verdict.level);
  const title = `${name} since ${released}: `;
  if (verdict.level === "none") return { lines: [`${title}the spec is the same`], refused: false };
  const lines = [
    `${title}${verdict.level}`,
    ...verdict.changes.map(({ level, path, what }) => `  ${level}: ${path}: ${what}`),
  ];
  const pending = group.map((member) => stepOf(changesets, member)).reduce(larger, "none");
  const planned = stepped(current, pending);
  const needed = stepped(released, step);
  const isNamed = stepOf(changesets, name) !== "none";
  // Once the version pull request has used the changesets up, the new version itself is the statement.
  if (!isNamed && !gt(current, released))
    lines.push(
      `  refused: no changeset names ${name}; it needs ${step} (${needed}): ${rule}. Write one: pnpm changeset`,
    );
  else if (lt(planned, needed))
    lines.push(
      `  refused: the changesets lead to ${planned} (${pending}), the change needs ${step} (${needed}): ${rule}`,
    );
  else
    return {
      lines: [...lines, `  the next version is ${planned}, ${needed} is needed: ${rule}`],
      refused: false,
    };
  return { lines, refused: true };
}

/** The largest step that the changesets give to a package. */
function stepOf(changesets: Given["changesets"], name: string): Step {
  return changesets.map(({ steps }) => steps[name] ?? "none").reduce(larger, "none");
}
