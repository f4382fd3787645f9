/** The blocks of the P-Chain that a node proposed. */
import { Listing } from "../../parts/listing.tsx";
import { useExplored } from "../../state/network.tsx";
import { blockColumns } from "../block/block-columns.tsx";

export function BlocksOfNode({ nodeId }: { nodeId: string }) {
  const { queries } = useExplored();
  return (
    <Listing
      of={queries.blocks.listByNode({ nodeId, blockchainId: "p-chain", pageSize: 100 })}
      name="blocks"
      columns={blockColumns("p-chain")}
      keyOf={({ blockHash }) => blockHash}
    />
  );
}
