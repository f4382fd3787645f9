/** Counts with their noun. */

/** A number of things, the noun in its plural unless it is one. */
export const countText = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;
