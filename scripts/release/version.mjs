// Versions as semver orders them, and the step that a spec change needs.

/** Steps of a version, the smallest first; `none` is no step. */
const steps = ["none", "patch", "minor", "major"];

/** The larger of two steps. */
export const larger = (one, other) => (steps.indexOf(one) > steps.indexOf(other) ? one : other);

/** Whether `word` is a step that a changeset may name. */
export const isStep = (word) => steps.includes(word);

/** `1.2.3` as numbers; undefined for anything else, pre-releases included: they promise nothing. */
export function parseVersion(text) {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(text);
  return match ? match.slice(1).map(Number) : undefined;
}

/** Below zero when the version `one` is older than `other`, above zero when it is newer. */
export function compareVersions(one, other) {
  const [left, right] = [parseVersion(one), parseVersion(other)];
  const place = left.findIndex((part, index) => part !== right[index]);
  return place === -1 ? 0 : left[place] - right[place];
}

/** The version that a step leads to. */
export function stepped(version, step) {
  const [major, minor, patch] = parseVersion(version);
  if (step === "major") return `${major + 1}.0.0`;
  if (step === "minor") return `${major}.${minor + 1}.0`;
  return step === "patch" ? `${major}.${minor}.${patch + 1}` : version;
}

/**
 * The step that a change of `level` needs from a released version, and the rule in words.
 *
 * Before 1.0.0 semver promises nothing, but `^0.3.1` takes 0.3.2 and not 0.4.0: callers count on the patches of a
 * minor version, so what breaks them needs a minor step there, and what only adds may be a patch.
 */
export function neededStep(released, level) {
  if (parseVersion(released)[0] > 0)
    return { step: level, rule: "from 1.0.0 on, what breaks callers is major, what adds is minor" };
  const step = { none: "none", patch: "patch", minor: "patch", major: "minor" }[level];
  return { step, rule: "before 1.0.0, what breaks callers is minor, what adds is patch" };
}
