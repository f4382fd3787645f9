/** The delegations to a node. */
import { type Delegator, formatAvax } from "@primary-network/data";
import { Avax } from "../../parts/amount.tsx";
import { timeColumn, transactionColumn } from "../../parts/columns.tsx";
import { AddressLink } from "../../parts/links.tsx";
import { Listing } from "../../parts/listing.tsx";
import { sortedByTime, sortOrderOf, useOrder } from "../../parts/sorted.tsx";
import type { Column } from "../../parts/table.tsx";
import { useExplored } from "../../state/network.tsx";

const columns: readonly Column<Delegator>[] = [
  transactionColumn("p-chain"),
  {
    name: "State",
    cell: ({ delegationStatus }) => delegationStatus,
    text: ({ delegationStatus }) => delegationStatus,
  },
  {
    name: "Delegated",
    isNumber: true,
    cell: ({ amountDelegated }) => <Avax n={amountDelegated} />,
    text: ({ amountDelegated }) => formatAvax(amountDelegated),
  },
  {
    name: "Reward",
    isNumber: true,
    cell: (delegator) => ("netReward" in delegator ? <Avax n={delegator.netReward} /> : "–"),
    text: (delegator) => ("netReward" in delegator ? formatAvax(delegator.netReward) : ""),
  },
  {
    name: "Reward address",
    width: "minmax(11rem, 3.4fr)",
    cell: ({ rewardAddresses: [first] }) => (first ? <AddressLink address={first} /> : "–"),
    text: ({ rewardAddresses }) => rewardAddresses.join(" "),
  },
  timeColumn("Start", ({ startTimestamp }) => startTimestamp),
  timeColumn("End", ({ endTimestamp }) => endTimestamp),
];

export function DelegatorsOfNode({ nodeId }: { nodeId: string }) {
  const { queries } = useExplored();
  const order = useOrder();
  return (
    <Listing
      of={queries.delegators.list({ nodeIds: nodeId, pageSize: 100, ...sortOrderOf(order) })}
      name="delegators"
      columns={sortedByTime(columns, "Start", order)}
      keyOf={({ txHash }) => txHash}
      empty="No delegations to this node."
    />
  );
}
