/** Random samples of a validator set, as a node draws them: by weight. */

import type { Random } from "../../keys/random.ts";
import { compareBytes } from "../byte-order.ts";
import type { WeightedNode } from "./validator-set.ts";

/**
 * Draws distinct units of weight, and returns the node of each: a node is drawn in proportion to its weight,
 * at most once per unit.
 *
 * @returns sorted node ids; undefined when the total weight is below the size of the sample
 */
export function sampleNodes(
  nodes: readonly WeightedNode[],
  size: number,
  random: Random,
): Uint8Array[] | undefined {
  const total = nodes.reduce((sum, { weight }) => sum + weight, 0n);
  if (BigInt(size) > total) return undefined;
  // Floyd's algorithm for a uniform subset: one draw per unit, for any number of units.
  const units = new Set<bigint>();
  for (let last = total - BigInt(size); last < total; last += 1n) {
    const unit = random.below(last + 1n);
    units.add(units.has(unit) ? last : unit);
  }
  const drawn = [...units].sort((left, right) => (left < right ? -1 : 1));
  const sample: Uint8Array[] = [];
  let end = 0n;
  for (const { nodeId, weight } of [...nodes].sort((one, other) => compareBytes(one.nodeId, other.nodeId))) {
    end += weight;
    for (let unit = drawn[sample.length]; unit !== undefined && unit < end; unit = drawn[sample.length]) {
      sample.push(nodeId);
    }
  }
  return sample;
}
