/** The subnets and L1s of the network. */
import type { Subnet } from "@primary-network/data";
import { timeColumn } from "../../parts/columns.tsx";
import { SubnetLink } from "../../parts/links.tsx";
import { Listing } from "../../parts/listing.tsx";
import { sortedByTime, sortOrderOf, useOrder } from "../../parts/sorted.tsx";
import type { Column } from "../../parts/table.tsx";
import { only } from "../../state/live/only.ts";
import { useFollow } from "../../state/live/use-follow.ts";
import { useExplored } from "../../state/network.tsx";

const namesOf = ({ blockchains }: Subnet) =>
  blockchains.map(({ blockchainName }) => blockchainName).join(", ");

const columns: readonly Column<Subnet>[] = [
  {
    name: "Subnet",
    width: "minmax(13rem, 3fr)",
    cell: ({ subnetId }) => <SubnetLink subnetId={subnetId} keep={24} />,
    text: ({ subnetId }) => subnetId,
  },
  {
    name: "Kind",
    width: "6rem",
    cell: ({ isL1 }) => (isL1 ? "L1" : "subnet"),
    text: ({ isL1 }) => (isL1 ? "L1" : "subnet"),
  },
  { name: "Blockchains", width: "minmax(10rem, 2fr)", cell: namesOf, text: namesOf },
  timeColumn("Created", ({ createBlockTimestamp }) => createBlockTimestamp),
];

/** Types of transactions that change the list: a subnet, its chains, or whether it is an L1. */
const CHANGES = /^(?:CreateSubnet|CreateChain|ConvertSubnetToL1)Tx$/;

export function Subnets() {
  const { queries, data } = useExplored();
  const order = useOrder();
  useFollow({
    name: "subnets",
    open: (signal) =>
      only(data.transactions.stream({ blockchainId: "p-chain" }, { signal }), ({ txType }) =>
        CHANGES.test(txType),
      ),
  });
  return (
    <>
      <h1>Subnets and L1s</h1>
      <Listing
        of={queries.subnets.list({ pageSize: 200, ...sortOrderOf(order) })}
        name="subnets"
        columns={sortedByTime(columns, "Created", order)}
        keyOf={({ subnetId }) => subnetId}
      />
    </>
  );
}
