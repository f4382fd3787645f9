/** The steps of a run, in their order: they follow from the position, the sample and the seed alone. */
import { hashOf } from "./found.ts";

/** One step. A run that is resumed begins with the first step that has no result. */
export type Step =
  | {
      readonly kind: "blocks";
      /** As the service's status names it. */
      readonly chain: string;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: "listing"; readonly chain: "p-chain" | "x-chain" | "c-chain" }
  | { readonly kind: "addresses" | "holders"; readonly items: readonly string[] }
  | { readonly kind: "validators" | "subnets" | "current supply" | "burned" };

/** Blocks of one step when all are compared. */
const WHOLE = 64;
/** Neighbouring blocks of one step of a sample: what is between two blocks is compared too. */
const SAMPLED = 8;
const ITEMS = 8;

const range = (chain: string, from: number, to: number): Step => ({ kind: "blocks", chain, from, to });

/**
 * Divides the heights 1 to `height` into steps. A sample has a step in each of its equal sections, so that old
 * and new blocks are equally likely. The last block is always part of it.
 *
 * @param sample number of blocks; all without it
 */
export function blockSteps(
  chain: string,
  height: number,
  sample: number | undefined,
  seed: number,
): readonly Step[] {
  if (sample === undefined || sample >= height)
    return Array.from({ length: Math.ceil(height / WHOLE) }, (_, index) =>
      range(chain, index * WHOLE + 1, Math.min(height, (index + 1) * WHOLE)),
    );
  const sections = Math.ceil(sample / SAMPLED);
  let taken = 0;
  return Array.from({ length: sections }, (_, index) => {
    const first = Math.floor((index * height) / sections) + 1;
    const last = Math.floor(((index + 1) * height) / sections);
    const upTo = Math.floor(((index + 1) * sample) / sections);
    const length = Math.min(last - first + 1, upTo - taken);
    taken += length;
    const room = last - first + 1 - length;
    const skipped = index === sections - 1 ? room : hashOf(`${chain} ${index}`, seed) % (room + 1);
    const from = first + skipped;
    return range(chain, from, from + length - 1);
  });
}

/** Steps over a list of addresses or holders. */
export const itemSteps = (kind: "addresses" | "holders", items: readonly string[]): readonly Step[] =>
  Array.from({ length: Math.ceil(items.length / ITEMS) }, (_, index) => ({
    kind,
    items: items.slice(index * ITEMS, (index + 1) * ITEMS),
  }));

/** Chooses items by their hashes, in the order of the list. */
export function choose<Item>(items: readonly Item[], count: number, seed: number): readonly Item[] {
  const hashes = items.map((item) => hashOf(String(item), seed));
  const order = items.map((_, index) => index).sort((a, b) => (hashes[a] ?? 0) - (hashes[b] ?? 0) || a - b);
  return order
    .slice(0, count)
    .sort((a, b) => a - b)
    .map((index) => items[index] as Item);
}
