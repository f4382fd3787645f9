/** `proposervm.*`: the P-Chain height and the epoch that a chain's next block would have. */
import { nextEpoch } from "../chains/epoch.ts";
import type { BlockLog } from "../chains/p/block-log.ts";
import type { Network } from "../network/network.ts";
import type { MethodTable } from "./method.ts";
import { decimal } from "./text.ts";

/** The methods of one chain. */
export function proposerMethods(blocks: BlockLog, { chain }: Network): MethodTable {
  return {
    getProposedHeight: () => ({ height: decimal(chain.blocks.last.height) }),
    getCurrentEpoch() {
      const { number, startTime, pChainHeight } = nextEpoch(blocks.containers.last);
      return { number: decimal(number), startTime: decimal(startTime), pChainHeight: decimal(pChainHeight) };
    },
  };
}
