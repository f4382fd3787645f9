// Decides whether the pending changesets are enough for what a spec change does to callers.
import { compareVersions, larger, neededStep, stepped } from "./version.mjs";

/**
 * Judges one package whose spec was released before.
 *
 * @param {object} given
 * @param {string} given.name package, `@primary-network/data`
 * @param {string} given.released version of the last release
 * @param {string} given.current version in its package.json: newer than the released one while a release is under way
 * @param {{ level: string, changes: readonly { level: string, place: string, what: string }[] }} given.verdict
 * @param {readonly string[]} given.group packages that share its version, itself included
 * @param {readonly { file: string, steps: Record<string, string> }[]} given.changesets
 * @returns {{ lines: string[], refused: boolean }} what to print, a refusal last
 */
export function judge({ name, released, current, verdict, group, changesets }) {
  const { step, rule } = neededStep(released, verdict.level);
  const title = `${name} since ${released}: `;
  if (verdict.level === "none") return { lines: [`${title}the spec is the same`], refused: false };
  const lines = [
    `${title}${verdict.level}`,
    ...verdict.changes.map(({ level, place, what }) => `  ${level}: ${place}: ${what}`),
  ];
  const pending = group.reduce((most, member) => larger(most, stepOf(changesets, member)), "none");
  const planned = stepped(current, pending);
  const needed = stepped(released, step);
  const own = changesets.some(({ steps }) => (steps[name] ?? "none") !== "none");
  // Once the version pull request has used the changesets up, the new version itself is the statement.
  if (!own && compareVersions(current, released) === 0)
    lines.push(
      `  refused: no changeset names ${name}; it needs ${step} (${needed}): ${rule}. Write one: pnpm changeset`,
    );
  else if (compareVersions(planned, needed) < 0)
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

function stepOf(changesets, name) {
  return changesets.reduce((most, { steps }) => larger(most, steps[name] ?? "none"), "none");
}
