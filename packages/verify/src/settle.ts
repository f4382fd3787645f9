/** Compares what changes with each block, while both chains and index may grow. */
import type { Compared, Heights } from "./compared.ts";
import { Comparison } from "./comparison.ts";
import { pause } from "./node-calls.ts";

/** The heights of both sides at one moment. */
export interface BothHeights {
  readonly node: Heights;
  readonly index: Heights;
}

const READINGS = 5;
const POLLS = 20;
const POLL_MS = 500;

const isSame = (left: Heights, right: Heights): boolean =>
  Object.entries(left).every(([chain, height]) => right[chain] === height);

/** Neither side moved, and the index was as far as the node. */
const stoodStill = (before: BothHeights, after: BothHeights): boolean =>
  isSame(before.node, after.node) && isSame(before.index, after.index) && isSame(after.index, after.node);

/**
 * Reads both sides again while they move. A difference counts once it is there at a moment when nothing
 * moved, or if every reading shows the same one.
 *
 * @param heights reads the heights of the chains that the comparison depends on
 * @param subject for the report, if the index stays behind
 */
export async function settle(
  compared: Compared,
  subject: string,
  heights: () => Promise<BothHeights>,
  run: (compared: Compared) => Promise<void>,
): Promise<void> {
  let lasting: ReadonlySet<string> | undefined;
  for (let reading = 1; ; reading++) {
    const before = await heights();
    const comparison = new Comparison();
    await run({ ...compared, comparison });
    const after = await heights();
    const found = comparison.identities;
    const still = stoodStill(before, after);
    lasting = new Set(still ? found : found.filter((each) => lasting?.has(each) ?? true));
    if (still || lasting.size === 0 || reading === READINGS) {
      compared.comparison.add(comparison, lasting);
      return;
    }
    const behind = await untilIndexed(heights, after.node);
    if (behind === undefined) continue;
    const reason = "the index stays behind the node, whose state is of its last block";
    compared.comparison.leaveOut({ chain: behind, subject, reason });
    return;
  }
}

/** Waits until the index has what the node had; returns the chain that stays behind. */
async function untilIndexed(heights: () => Promise<BothHeights>, node: Heights): Promise<string | undefined> {
  let behind: string | undefined;
  for (let poll = 0; poll < POLLS; poll++) {
    const { index } = await heights();
    behind = Object.keys(node).find((chain) => (index[chain] ?? 0) < (node[chain] ?? 0));
    if (behind === undefined) return undefined;
    await pause(POLL_MS);
  }
  return behind;
}
