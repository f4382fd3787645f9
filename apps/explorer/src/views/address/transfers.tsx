/** The ERC-20 transfers of an EVM address. */
import type { Erc20TransferListItem } from "@primary-network/data";
import { amountText } from "../../format/amount.ts";
import { Token } from "../../parts/amount.tsx";
import { AddressLink, TransactionLink } from "../../parts/links.tsx";
import { Fault } from "../../parts/loaded.tsx";
import { usePages } from "../../parts/pages.ts";
import { type Column, Table } from "../../parts/table.tsx";
import { Time } from "../../parts/time.tsx";
import { useExplored } from "../../state/network.tsx";

const columns = (chainId: string): readonly Column<Erc20TransferListItem>[] => [
  {
    name: "Transaction",
    width: "minmax(11rem, 1.5fr)",
    cell: ({ txHash }) => <TransactionLink chain={chainId} txHash={txHash} />,
    text: ({ txHash }) => txHash,
  },
  {
    name: "From",
    cell: ({ from }) => <AddressLink address={from.address} />,
    text: ({ from }) => from.address,
  },
  { name: "To", cell: ({ to }) => <AddressLink address={to.address} />, text: ({ to }) => to.address },
  {
    name: "Amount",
    isNumber: true,
    cell: ({ value, erc20Token }) => (
      <Token amount={value} decimals={erc20Token.decimals} symbol={erc20Token.symbol} digits={6} />
    ),
    text: ({ value, erc20Token }) => amountText(value, erc20Token.decimals, erc20Token.decimals),
  },
  {
    name: "Time",
    cell: ({ blockTimestamp }) => <Time at={blockTimestamp} />,
    text: ({ blockTimestamp }) => new Date(blockTimestamp * 1000).toISOString(),
  },
];

export function Transfers({ address, chainId }: { address: string; chainId: string }) {
  const { queries } = useExplored();
  const { items, more, query } = usePages(
    queries.evm.listErc20Transfers({ address, chainId, pageSize: 100 }),
  );
  if (query.error) return <Fault error={query.error} retry={() => void query.refetch()} />;
  return (
    <Table
      name="transfers"
      columns={columns(chainId)}
      rows={items}
      keyOf={({ txHash, logIndex }) => `${txHash}/${logIndex}`}
      more={more}
    />
  );
}
