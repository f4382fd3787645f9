// Reads a changeset: which packages it steps, how far, and the sentence for their change logs.
import { parse } from "yaml";
import { isStep } from "./version.mjs";

/**
 * One changeset as `{ file, steps, problems }`, where `steps` maps a package to its step.
 *
 * @param {string} file name to say in problems
 * @param {string} text the file's content
 * @param {ReadonlyMap<string, { private: boolean }>} packages every package of the workspace by name
 */
export function readChangeset(file, text, packages) {
  const match = /^---\r?\n([\s\S]*?)\r?\n?---[ \t]*(?:\r?\n|$)([\s\S]*)$/.exec(text);
  const steps = match && stepsOf(match[1]);
  if (!steps)
    return {
      file,
      steps: {},
      problems: [`${file}: must begin with packages and steps between two lines of ---`],
    };
  const problems = Object.entries(steps).flatMap(([name, step]) => {
    const found = packages.get(name);
    if (!found) return [`${file}: ${name} is no package of this repository`];
    if (found.private) return [`${file}: ${name} is private and never released`];
    return isStep(step) ? [] : [`${file}: ${name} takes patch, minor or major, not ${step}`];
  });
  if (match[2].trim() === "" && Object.keys(steps).length > 0)
    problems.push(`${file}: says nothing; its text goes into the change logs`);
  return { file, steps, problems };
}

/** The front matter as an object, an empty one for an empty changeset; undefined when it is none. */
function stepsOf(front) {
  try {
    const value = parse(front) ?? {};
    return typeof value === "object" && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
