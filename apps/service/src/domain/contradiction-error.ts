/** Thrown for what cannot be, if the blocks before are right. */

/**
 * A block contradicts the rules or what is indexed: it spends an output that nobody made, ends a term that nobody began.
 * The node may have given a wrong block, so it is read once more; then the chain is broken.
 */
export class ContradictionError extends Error {
  override readonly name: string = "ContradictionError";
}
