/** The rewards that stakes on a node were paid. */
import type { HistoricalReward } from "@primary-network/data";
import { amountText } from "../../format/amount.ts";
import { Token } from "../../parts/amount.tsx";
import { AddressLink, TransactionLink } from "../../parts/links.tsx";
import { Fault } from "../../parts/loaded.tsx";
import { usePages } from "../../parts/pages.ts";
import { type Column, Table } from "../../parts/table.tsx";
import { Time } from "../../parts/time.tsx";
import { useExplored } from "../../state/network.tsx";

const columns: readonly Column<HistoricalReward>[] = [
  { name: "Kind", cell: ({ rewardType }) => rewardType, text: ({ rewardType }) => rewardType },
  {
    name: "Reward",
    isNumber: true,
    cell: ({ reward }) => (
      <Token amount={reward.amount} decimals={reward.denomination} symbol={reward.symbol} />
    ),
    text: ({ reward }) => amountText(reward.amount, reward.denomination, reward.denomination),
  },
  {
    name: "To",
    width: "minmax(11rem, 1.5fr)",
    cell: ({ addresses: [first] }) => (first ? <AddressLink address={first} /> : "–"),
    text: ({ addresses }) => addresses.join(" "),
  },
  {
    name: "Stake",
    width: "minmax(11rem, 1.5fr)",
    cell: ({ txHash }) => <TransactionLink chain="p-chain" txHash={txHash} />,
    text: ({ txHash }) => txHash,
  },
  {
    name: "Ended",
    cell: ({ endTimestamp }) => <Time at={endTimestamp} />,
    text: ({ endTimestamp }) => new Date(endTimestamp * 1000).toISOString(),
  },
];

export function RewardsOfNode({ nodeId }: { nodeId: string }) {
  const { queries } = useExplored();
  const { items, more, query } = usePages(queries.rewards.list({ nodeIds: nodeId, pageSize: 100 }));
  if (query.error) return <Fault error={query.error} retry={() => void query.refetch()} />;
  return (
    <Table
      name="rewards"
      columns={columns}
      rows={items}
      keyOf={({ utxoId }) => utxoId}
      more={more}
      empty="None was paid yet."
    />
  );
}
