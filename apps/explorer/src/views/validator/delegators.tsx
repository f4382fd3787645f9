/** The delegations to a node. */
import { type Delegator, formatAvax } from "@primary-network/data";
import { Avax } from "../../parts/amount.tsx";
import { AddressLink, TransactionLink } from "../../parts/links.tsx";
import { Fault } from "../../parts/loaded.tsx";
import { usePages } from "../../parts/pages.ts";
import { type Column, Table } from "../../parts/table.tsx";
import { Time } from "../../parts/time.tsx";
import { useExplored } from "../../state/network.tsx";

const iso = (at: number) => new Date(at * 1000).toISOString();

const columns: readonly Column<Delegator>[] = [
  {
    name: "Transaction",
    width: "minmax(11rem, 1.5fr)",
    cell: ({ txHash }) => <TransactionLink chain="p-chain" txHash={txHash} />,
    text: ({ txHash }) => txHash,
  },
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
    name: "Rewards go to",
    width: "minmax(11rem, 1.5fr)",
    cell: ({ rewardAddresses: [first] }) => (first ? <AddressLink address={first} /> : "–"),
    text: ({ rewardAddresses }) => rewardAddresses.join(" "),
  },
  {
    name: "Ends",
    cell: ({ endTimestamp }) => <Time at={endTimestamp} />,
    text: ({ endTimestamp }) => iso(endTimestamp),
  },
];

export function DelegatorsOfNode({ nodeId }: { nodeId: string }) {
  const { queries } = useExplored();
  const { items, more, query } = usePages(queries.delegators.list({ nodeIds: nodeId, pageSize: 100 }));
  if (query.error) return <Fault error={query.error} retry={() => void query.refetch()} />;
  return (
    <Table name="delegators" columns={columns} rows={items} keyOf={({ txHash }) => txHash} more={more} />
  );
}
