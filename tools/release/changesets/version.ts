/** The steps of a version, and the one that a spec change needs; versions themselves are semver's. */
import { inc, major, parse } from "semver";

/** Steps of a version, the smallest first; `none` is no step. */
const steps = ["none", "patch", "minor", "major"] as const;

export type Step = (typeof steps)[number];

/** The larger of two steps. */
export const larger = (one: Step, other: Step): Step =>
  steps.indexOf(one) > steps.indexOf(other) ? one : other;

/** Whether a changeset may name this step. */
export const isStep = (step: unknown): step is Step => steps.some((known) => known === step);

/** Whether the text is the version of a release, as in `1.2.3`; a pre-release promises nothing and is none. */
export function isRelease(text: string): boolean {
  const version = parse(text);
  return version !== null && version.prerelease.length === 0 && version.raw === version.version;
}

/** The version that a step leads to. */
export function stepped(version: string, step: Step): string {
  const next = step === "none" ? version : inc(version, step);
  if (next === null) throw new Error(`"${version}" is no version`);
  return next;
}

/**
 * The step that a change of `level` needs from a released version, and the rule in words.
 *
 * Before 1.0.0 semver promises nothing, but `^0.3.1` takes 0.3.2 and not 0.4.0: callers count on the patches of a
 * minor version, so what breaks them needs a minor step there, and what only adds may be a patch.
 */
export function neededStep(released: string, level: Step): { readonly step: Step; readonly rule: string } {
  if (major(released) > 0)
    return { step: level, rule: "from 1.0.0 on, what breaks callers is major, what adds is minor" };
  const step = ({ none: "none", patch: "patch", minor: "patch", major: "minor" } as const)[level];
  return { step, rule: "before 1.0.0, what breaks callers is minor, what adds is patch" };
}
