/** The subnets and L1s of the network. */
import type { Subnet } from "@primary-network/data";
import { SubnetLink } from "../../parts/links.tsx";
import { Fault } from "../../parts/loaded.tsx";
import { usePages } from "../../parts/pages.ts";
import { type Column, Table } from "../../parts/table.tsx";
import { Time } from "../../parts/time.tsx";
import { useExplored } from "../../state/network.tsx";

const namesOf = ({ blockchains }: Subnet) =>
  blockchains.map(({ blockchainName }) => blockchainName).join(", ");

const columns: readonly Column<Subnet>[] = [
  {
    name: "Subnet",
    width: "minmax(13rem, 2fr)",
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
  {
    name: "Created",
    cell: ({ createBlockTimestamp }) => <Time at={createBlockTimestamp} />,
    text: ({ createBlockTimestamp }) => new Date(createBlockTimestamp * 1000).toISOString(),
  },
];

export function Subnets() {
  const { queries } = useExplored();
  const { items, more, query } = usePages(queries.subnets.list({ pageSize: 200 }));
  return (
    <>
      <h1>Subnets and L1s</h1>
      {query.error ? (
        <Fault error={query.error} retry={() => void query.refetch()} />
      ) : (
        <Table name="subnets" columns={columns} rows={items} keyOf={({ subnetId }) => subnetId} more={more} />
      )}
    </>
  );
}
