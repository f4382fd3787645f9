/** Reads a changeset: which packages it steps, how far, and the sentence for their change logs. */
import { parse } from "yaml";
import { isStep, type Step } from "./version.ts";

export interface Changeset {
  /** Its name, to say in problems. */
  readonly file: string;
  /** Step of each package that it names. */
  readonly steps: Readonly<Record<string, Step>>;
  /** What is wrong with it, as sentences. */
  readonly problems: readonly string[];
}

/** The changeset of the text; `packages` are all of the workspace by name. */
export function readChangeset(
  file: string,
  text: string,
  packages: ReadonlyMap<string, { readonly private: boolean }>,
): Changeset {
  const [, front, body = ""] = /^---\r?\n([\s\S]*?)\r?\n?---[ \t]*(?:\r?\n|$)([\s\S]*)$/.exec(text) ?? [];
  const named = front === undefined ? undefined : frontMatter(front);
  if (named === undefined)
    return {
      file,
      steps: {},
      problems: [`${file}: must begin with packages and steps between two lines of ---`],
    };
  const steps: Record<string, Step> = {};
  const problems: string[] = [];
  for (const [name, step] of Object.entries(named)) {
    const found = packages.get(name);
    if (!found) problems.push(`${file}: ${name} is no package of this repository`);
    else if (found.private) problems.push(`${file}: ${name} is private and never released`);
    else if (isStep(step)) steps[name] = step;
    else problems.push(`${file}: ${name} takes patch, minor or major, not ${step}`);
  }
  if (body.trim() === "" && Object.keys(named).length > 0)
    problems.push(`${file}: says nothing; its text goes into the change logs`);
  return { file, steps, problems };
}

/** The front matter as an object, an empty one for an empty changeset; undefined when it is none. */
function frontMatter(text: string): object | undefined {
  try {
    const value: unknown = parse(text) ?? {};
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
