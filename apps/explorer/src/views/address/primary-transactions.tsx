/** The transactions of an address on a chain of the Primary Network. */
import type { PrimaryChain, PrimaryNetworkTransaction } from "@primary-network/data";
import { Asset } from "../../parts/asset.tsx";
import { TransactionLink } from "../../parts/links.tsx";
import { Fault } from "../../parts/loaded.tsx";
import { usePages } from "../../parts/pages.ts";
import { type Column, Table } from "../../parts/table.tsx";
import { Time } from "../../parts/time.tsx";
import { useExplored } from "../../state/network.tsx";

const atOf = (tx: PrimaryNetworkTransaction) => ("blockTimestamp" in tx ? tx.blockTimestamp : tx.timestamp);
const firstValueOf = (tx: PrimaryNetworkTransaction) => ("value" in tx ? tx.value[0] : tx.amountCreated[0]);

const columns = (chain: PrimaryChain): readonly Column<PrimaryNetworkTransaction>[] => [
  {
    name: "Transaction",
    width: "minmax(11rem, 1.5fr)",
    cell: ({ txHash }) => <TransactionLink chain={chain} txHash={txHash} />,
    text: ({ txHash }) => txHash,
  },
  { name: "Type", width: "minmax(11rem, 1fr)", cell: ({ txType }) => txType, text: ({ txType }) => txType },
  {
    name: "Value",
    isNumber: true,
    cell: (tx) => {
      const value = firstValueOf(tx);
      return value ? <Asset of={value} digits={4} /> : "–";
    },
    text: (tx) => firstValueOf(tx)?.amount ?? "",
  },
  {
    name: "Time",
    cell: (tx) => <Time at={atOf(tx)} />,
    text: (tx) => new Date(atOf(tx) * 1000).toISOString(),
  },
];

export function PrimaryTransactions({ address, chain }: { address: string; chain: PrimaryChain }) {
  const { queries } = useExplored();
  const { items, more, query } = usePages(
    queries.transactions.list<PrimaryChain>({ blockchainId: chain, addresses: address, pageSize: 50 }),
  );
  if (query.error) return <Fault error={query.error} retry={() => void query.refetch()} />;
  return (
    <Table
      name="transactions"
      columns={columns(chain)}
      rows={items}
      keyOf={({ txHash }) => txHash}
      more={more}
    />
  );
}
