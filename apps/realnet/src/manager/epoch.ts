/** Waits for the P-Chain's epoch: by its height the P-Chain looks up the validators that sign Warp messages (ACP-181). */
import { setTimeout as delay } from "node:timers/promises";
import { callNode } from "../drive/rpc-call.ts";

/** Milliseconds of an epoch, rounded up. */
const EPOCH_MS = 2_500;
/** Two blocks are enough: the first ends the epoch, and the second begins one that has the height of the first. */
const MAX_BLOCKS = 5;

/**
 * Produces blocks until the P-Chain's epoch has a height. An epoch ends with a block, and none comes on an idle network.
 *
 * @param produce makes a block of the P-Chain
 */
export async function reachEpoch(
  nodeUrl: string,
  height: number,
  produce: (block: number) => Promise<unknown>,
): Promise<void> {
  for (let block = 0; block <= MAX_BLOCKS; block++) {
    const { pChainHeight } = await callNode(nodeUrl, "/ext/bc/P/proposervm", "proposervm.getCurrentEpoch");
    if (Number(pChainHeight) >= height) return;
    await delay(EPOCH_MS);
    await produce(block);
  }
  throw new Error(`no epoch of the P-Chain has height ${height} after ${MAX_BLOCKS} blocks`);
}
