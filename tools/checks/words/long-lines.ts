/** Finds lines of a README that do not fit a terminal or a side by side view. */

/** Characters that a line may have. */
const LONGEST = 120;

/** Rows of a table that a program writes: a row has one line, however long. */
const GENERATED = /<!-- ([\w ]+): made by [\s\S]*?<!-- end of \1 -->/g;

/** Faults of a README's text: the numbers of its long lines. */
export const longLineFaults = (text: string): { place: string; what: string }[] =>
  text
    .replaceAll(GENERATED, (block) => block.replaceAll(/^\|.*/gm, "|"))
    .split("\n")
    .flatMap((line, at) => {
      const length = [...line].length;
      return length > LONGEST
        ? [{ place: `line ${at + 1}`, what: `has ${length} characters, more than ${LONGEST}` }]
        : [];
    });
