/** Reads the part of a view that a URL names. */

/** Makes the reader of the search parameter `part`; an unknown one is left out. */
export const readPart =
  <Part extends string>(parts: readonly Part[]) =>
  ({ part }: Record<string, unknown>): { part?: Part } => {
    const known = parts.find((name) => name === part);
    return known ? { part: known } : {};
  };
