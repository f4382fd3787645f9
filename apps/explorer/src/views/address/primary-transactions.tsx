/** The transactions of an address on a chain of the Primary Network. */
import {
  isPChainTransaction,
  type PrimaryChain,
  type PrimaryNetworkTransaction,
} from "@primary-network/data";
import { Asset } from "../../parts/asset.tsx";
import { amountTrack, transactionColumn } from "../../parts/columns.tsx";
import { Listing } from "../../parts/listing.tsx";
import { sortedByTime, sortOrderOf, useOrder } from "../../parts/sorted.tsx";
import type { Column } from "../../parts/table.tsx";
import { Time } from "../../parts/time.tsx";
import { useExplored } from "../../state/network.tsx";

const atOf = (tx: PrimaryNetworkTransaction) => (isPChainTransaction(tx) ? tx.blockTimestamp : tx.timestamp);
const firstValueOf = (tx: PrimaryNetworkTransaction) =>
  isPChainTransaction(tx) ? tx.value[0] : tx.amountCreated[0];

const columns = (chain: PrimaryChain): readonly Column<PrimaryNetworkTransaction>[] => [
  transactionColumn(chain),
  { name: "Type", width: "minmax(11rem, 1fr)", cell: ({ txType }) => txType, text: ({ txType }) => txType },
  {
    name: "Value",
    isNumber: true,
    width: amountTrack(4),
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
  const order = useOrder();
  return (
    <Listing
      of={queries.transactions.list<PrimaryChain>({
        blockchainId: chain,
        addresses: address,
        pageSize: 50,
        ...sortOrderOf(order),
      })}
      name="transactions"
      columns={sortedByTime(columns(chain), "Time", order)}
      keyOf={({ txHash }) => txHash}
    />
  );
}
