/** What a change means to users of the clients, and how such meanings add up. */

/** The step that a version must take: `major` breaks callers, `minor` adds, `patch` changes neither. */
export type Level = "none" | "patch" | "minor" | "major";

/** One thing that a change does, without its place. */
export interface Finding {
  readonly level: Level;
  readonly what: string;
}

/** One thing that a change does, and where: `listBirds.size`, `listBirds result.birds[].age`. */
export interface Change extends Finding {
  readonly path: string;
}

const ORDER: readonly Level[] = ["none", "patch", "minor", "major"];

/** The weightiest level among `findings`. */
export function weightiest(findings: readonly Finding[]): Level {
  return findings.reduce<Level>(
    (most, { level }) => (ORDER.indexOf(level) > ORDER.indexOf(most) ? level : most),
    "none",
  );
}
