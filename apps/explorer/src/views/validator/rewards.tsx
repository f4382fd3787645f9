/** The rewards that stakes on a node were paid. */
import type { HistoricalReward } from "@primary-network/data";
import { amountText } from "../../format/amount.ts";
import { Token } from "../../parts/amount.tsx";
import { amountTrack, timeColumn, transactionColumn } from "../../parts/columns.tsx";
import { AddressLink } from "../../parts/links.tsx";
import { Listing } from "../../parts/listing.tsx";
import { sortedByTime, sortOrderOf, useOrder } from "../../parts/sorted.tsx";
import type { Column } from "../../parts/table.tsx";
import { useExplored } from "../../state/network.tsx";

const columns: readonly Column<HistoricalReward>[] = [
  { name: "Kind", cell: ({ rewardType }) => rewardType, text: ({ rewardType }) => rewardType },
  {
    name: "Reward",
    isNumber: true,
    width: amountTrack(2),
    cell: ({ reward }) => (
      <Token amount={reward.amount} decimals={reward.denomination} symbol={reward.symbol} />
    ),
    text: ({ reward }) => amountText(reward.amount, reward.denomination, reward.denomination),
  },
  {
    name: "To",
    width: "minmax(11rem, 2.4fr)",
    cell: ({ addresses: [first] }) => (first ? <AddressLink address={first} /> : "–"),
    text: ({ addresses }) => addresses.join(" "),
  },
  transactionColumn("p-chain", "Stake"),
  timeColumn("Ended", ({ endTimestamp }) => endTimestamp),
];

export function RewardsOfNode({ nodeId }: { nodeId: string }) {
  const { queries } = useExplored();
  const order = useOrder();
  return (
    <Listing
      of={queries.rewards.list({ nodeIds: nodeId, pageSize: 100, ...sortOrderOf(order) })}
      name="rewards"
      columns={sortedByTime(columns, "Ended", order)}
      keyOf={({ utxoId }) => utxoId}
      empty="No rewards yet. A stake is paid when it ends."
    />
  );
}
