/** Thrown for a block that contradicts the blocks before it. */

/**
 * A block contradicts the rules or the index: for example, it spends an output that does not exist, or ends a term that never
 * began. The node may have returned a wrong block, so it is read again; if that fails too, the chain is marked broken until a block fits.
 */
export class ContradictionError extends Error {
  override readonly name: string = "ContradictionError";
}
