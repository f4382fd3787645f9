/** The rewards that an address was paid, and those it is earning. */
import type { PendingReward } from "@primary-network/data";
import { Asset } from "../../parts/asset.tsx";
import { timeColumn, transactionColumn } from "../../parts/columns.tsx";
import { NodeLink } from "../../parts/links.tsx";
import { Listing } from "../../parts/listing.tsx";
import type { Column } from "../../parts/table.tsx";
import { useExplored } from "../../state/network.tsx";

const columns: readonly Column<PendingReward>[] = [
  transactionColumn("p-chain", "Stake"),
  {
    name: "Kind",
    cell: ({ rewardType }) => rewardType.replaceAll("_", " ").toLowerCase(),
    text: ({ rewardType }) => rewardType,
  },
  {
    name: "Node",
    width: "minmax(11rem, 1.5fr)",
    cell: ({ nodeId }) => <NodeLink nodeId={nodeId} />,
    text: ({ nodeId }) => nodeId,
  },
  {
    name: "Estimated",
    isNumber: true,
    cell: ({ estimatedReward }) => <Asset of={estimatedReward} />,
    text: ({ estimatedReward }) => estimatedReward.amount,
  },
  timeColumn("Ends", ({ endTimestamp }) => endTimestamp),
];

export function Rewards({ address }: { address: string }) {
  const { queries } = useExplored();
  return (
    <Listing
      of={queries.rewards.listPending({ addresses: address, pageSize: 100 })}
      name="pending rewards"
      columns={columns}
      keyOf={({ txHash }) => txHash}
    />
  );
}
