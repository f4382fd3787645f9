/** The blocks of the P-Chain that a node proposed. */
import { Listing } from "../../parts/listing.tsx";
import { only } from "../../state/live/only.ts";
import { useExplored } from "../../state/network.tsx";
import { blockColumns } from "../block/block-columns.tsx";

export function BlocksOfNode({ nodeId }: { nodeId: string }) {
  const { queries, data } = useExplored();
  return (
    <Listing
      of={queries.blocks.listByNode({ nodeId, blockchainId: "p-chain", pageSize: 100 })}
      stream={{
        name: `blocks of ${nodeId}`,
        open: (signal) =>
          only(
            data.blocks.stream({ blockchainId: "p-chain" }, { signal }),
            ({ proposerDetails }) => proposerDetails?.proposerNodeId === nodeId,
          ),
      }}
      name="blocks"
      columns={blockColumns("p-chain")}
      keyOf={({ blockHash }) => blockHash}
      empty="No indexed P-Chain block has this proposer."
    />
  );
}
