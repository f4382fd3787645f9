// Finds every description of a spec file and says which are no sentences.
import { parse } from "yaml";
import { sentenceFault } from "../../specs/lint/sentence.mjs";
import { doubledWords } from "./prose.mjs";

/** Words and samples of the interface, not ours. */
const verbatim = new Set(["example", "examples", "default", "enum", "const"]);

/** Faults of a YAML file as `{ place, what }`; the place is a path of keys. */
export function descriptionFaults(text) {
  return [...described(parse(text), [])].flatMap(({ path, words }) => {
    const place = path.join("/");
    const fault = sentenceFault(words);
    return [
      ...(fault ? [{ place, what: `the description ${fault}` }] : []),
      ...doubledWords(String(words ?? "")).map(({ what }) => ({ place, what })),
    ];
  });
}

function* described(value, path) {
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const inNames = path.at(-1) === "properties";
    if (key === "description" && !inNames) yield { path, words: part };
    else if (inNames || !verbatim.has(key)) yield* described(part, [...path, key]);
  }
}
