/** Levels of spec changes, as users of the clients see them. */

/** Version step that a change needs: `major` breaks callers, `minor` adds, `patch` does neither. */
export type Level = "none" | "patch" | "minor" | "major";

/** One effect of a change, without its place. */
export interface Finding {
  readonly level: Level;
  readonly what: string;
}

/** One effect of a change, with its place: `listBirds.size`, `listBirds result.birds[].age`. */
export interface Change extends Finding {
  readonly path: string;
}

const ORDER: readonly Level[] = ["none", "patch", "minor", "major"];

/** Returns the highest level among `findings`. */
export function weightiest(findings: readonly Finding[]): Level {
  return findings.reduce<Level>(
    (most, { level }) => (ORDER.indexOf(level) > ORDER.indexOf(most) ? level : most),
    "none",
  );
}
