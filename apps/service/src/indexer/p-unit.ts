/** Cuts a run of P-Chain blocks into units: a block, or a proposal with the decision on it. */

import { type IdentifiedBlock, proposalOf, type Unit } from "../domain/p/apply.ts";

/** Units in order; `rest` is a proposal at the end that is not decided yet. */
export function cutUnits(blocks: readonly IdentifiedBlock[]): { units: Unit[]; rest: IdentifiedBlock[] } {
  const units: Unit[] = [];
  for (let at = 0; at < blocks.length; at++) {
    const first = blocks[at];
    if (first === undefined) break;
    if (proposalOf(first.block) === undefined) {
      units.push({ first });
      continue;
    }
    const decision = blocks[at + 1];
    if (decision === undefined) return { units, rest: [first] };
    units.push({ first, decision });
    at++;
  }
  return { units, rest: [] };
}
