/** The rewards that active stakes will pay to an address. */
import type { PendingReward } from "@primary-network/data";
import { Asset } from "../../parts/asset.tsx";
import { amountTrack, timeColumn, transactionColumn } from "../../parts/columns.tsx";
import { NodeLink } from "../../parts/links.tsx";
import { Listing } from "../../parts/listing.tsx";
import { sortedByTime, sortOrderOf, useOrder } from "../../parts/sorted.tsx";
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
    width: "minmax(11rem, 2.4fr)",
    cell: ({ nodeId }) => <NodeLink nodeId={nodeId} />,
    text: ({ nodeId }) => nodeId,
  },
  {
    name: "Estimated",
    isNumber: true,
    width: amountTrack(2),
    cell: ({ estimatedReward }) => <Asset of={estimatedReward} />,
    text: ({ estimatedReward }) => estimatedReward.amount,
  },
  timeColumn("Start", ({ startTimestamp }) => startTimestamp),
  timeColumn("End", ({ endTimestamp }) => endTimestamp),
];

export function Rewards({ address }: { address: string }) {
  const { queries } = useExplored();
  const order = useOrder();
  return (
    <Listing
      of={queries.rewards.listPending({ addresses: address, pageSize: 100, ...sortOrderOf(order) })}
      name="pending rewards"
      columns={sortedByTime(columns, "Start", order)}
      keyOf={({ txHash }) => txHash}
    />
  );
}
