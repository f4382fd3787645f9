/** The rewards that an address was paid, and those it is earning. */
import type { PendingReward } from "@primary-network/data";
import { Asset } from "../../parts/asset.tsx";
import { NodeLink, TransactionLink } from "../../parts/links.tsx";
import { Fault } from "../../parts/loaded.tsx";
import { usePages } from "../../parts/pages.ts";
import { type Column, Table } from "../../parts/table.tsx";
import { Time } from "../../parts/time.tsx";
import { useExplored } from "../../state/network.tsx";

const columns: readonly Column<PendingReward>[] = [
  {
    name: "Stake",
    width: "minmax(11rem, 1.5fr)",
    cell: ({ txHash }) => <TransactionLink chain="p-chain" txHash={txHash} />,
    text: ({ txHash }) => txHash,
  },
  { name: "Kind", cell: ({ rewardType }) => rewardType, text: ({ rewardType }) => rewardType },
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
  {
    name: "Ends",
    cell: ({ endTimestamp }) => <Time at={endTimestamp} />,
    text: ({ endTimestamp }) => new Date(endTimestamp * 1000).toISOString(),
  },
];

export function Rewards({ address }: { address: string }) {
  const { queries } = useExplored();
  const pending = usePages(queries.rewards.listPending({ addresses: address, pageSize: 100 }));
  if (pending.query.error)
    return <Fault error={pending.query.error} retry={() => void pending.query.refetch()} />;
  return (
    <Table
      name="pending rewards"
      columns={columns}
      rows={pending.items}
      keyOf={({ txHash }) => txHash}
      more={pending.more}
    />
  );
}
