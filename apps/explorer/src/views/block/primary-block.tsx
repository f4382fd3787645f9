/** A block of the P-, X- or C-Chain. */
import type { PrimaryChain } from "@primary-network/data";
import { useQuery } from "@tanstack/react-query";
import { Avax } from "../../parts/amount.tsx";
import { ChainTitle } from "../../parts/chain-name.tsx";
import { Facts } from "../../parts/facts.tsx";
import { Id } from "../../parts/id.tsx";
import { BlockLink, NodeLink, TransactionLink } from "../../parts/links.tsx";
import { Loaded } from "../../parts/loaded.tsx";
import { Time } from "../../parts/time.tsx";
import { useExplored } from "../../state/network.tsx";
import { Neighbours } from "./neighbours.tsx";

export function PrimaryBlockView({ chain, blockId }: { chain: PrimaryChain; blockId: string }) {
  const { queries } = useExplored();
  const query = useQuery(queries.blocks.get({ blockchainId: chain, blockId }));
  return (
    <Loaded query={query} lines={9}>
      {(block) => (
        <>
          <h1>
            Block {block.blockNumber}{" "}
            <small>
              on <ChainTitle chain={chain} />
            </small>
          </h1>
          <Neighbours chain={chain} height={BigInt(block.blockNumber)} />
          <Facts
            of={[
              ["Id", <Id key="id" value={block.blockHash} keep={60} />],
              ["Time", <Time key="time" at={block.blockTimestamp} isExact />],
              ["Type", block.blockType],
              ["Parent", <BlockLink key="parent" chain={chain} block={block.parentHash} keep={60} />],
              ["Bytes", block.blockSizeBytes],
              [
                "Proposer",
                block.proposerDetails?.proposerNodeId && (
                  <NodeLink nodeId={block.proposerDetails.proposerNodeId} keep={60} />
                ),
              ],
              ["Active L1 validators", block.activeL1Validators],
              [
                "L1 validator fees so far",
                block.l1ValidatorsAccruedFees !== undefined && (
                  <Avax n={String(block.l1ValidatorsAccruedFees)} digits={9} />
                ),
              ],
              ["Supply at this block", block.currentSupply && <Avax n={block.currentSupply} digits={0} />],
            ]}
          />
          <h2>Transactions</h2>
          <ol className="plain">
            {block.transactions.map((txHash) => (
              <li key={txHash}>
                <TransactionLink chain={chain} txHash={txHash} keep={60} />
              </li>
            ))}
          </ol>
          {block.transactions.length === 0 && <p>No transactions.</p>}
        </>
      )}
    </Loaded>
  );
}
