/** Finds the descriptions of a spec file that are not plain sentences. */
import { parse } from "yaml";
import { sentenceFault } from "../../../specs/lint/sentence.mjs";
import { openingFault } from "./plain.ts";

export interface DescriptionFault {
  /** Where it is, as a path of keys. */
  readonly place: string;
  readonly what: string;
}

/** Words and samples of the interface, not ours. */
const verbatim = new Set(["example", "examples", "default", "enum", "const"]);

/** The faults of a YAML text. */
export function descriptionFaults(text: string): DescriptionFault[] {
  return [...described(parse(text), [])].flatMap(({ path, description }) => {
    const fault =
      sentenceFault(description) ?? (typeof description === "string" ? openingFault(description) : undefined);
    return fault ? [{ place: path.join("/"), what: `the description ${fault}` }] : [];
  });
}

interface Described {
  readonly path: readonly string[];
  readonly description: unknown;
}

function* described(value: unknown, path: readonly string[]): Generator<Described> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const inNames = path.at(-1) === "properties";
    if (key === "description" && !inNames) yield { path, description: part };
    else if (inNames || !verbatim.has(key)) yield* described(part, [...path, key]);
  }
}
