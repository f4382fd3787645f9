/** The ERC-20 transfers of an EVM address. */
import type { Erc20TransferListItem } from "@primary-network/data";
import { amountText } from "../../format/amount.ts";
import { Token } from "../../parts/amount.tsx";
import { addressColumn, amountTrack, timeColumn, transactionColumn } from "../../parts/columns.tsx";
import { Listing } from "../../parts/listing.tsx";
import type { Column } from "../../parts/table.tsx";
import { useExplored } from "../../state/network.tsx";

const columns = (chainId: string): readonly Column<Erc20TransferListItem>[] => [
  transactionColumn(chainId),
  addressColumn("From", ({ from }) => from.address),
  addressColumn("To", ({ to }) => to.address),
  {
    name: "Amount",
    isNumber: true,
    width: amountTrack(6),
    cell: ({ value, erc20Token }) => (
      <Token amount={value} decimals={erc20Token.decimals} symbol={erc20Token.symbol} digits={6} />
    ),
    text: ({ value, erc20Token }) => amountText(value, erc20Token.decimals, erc20Token.decimals),
  },
  timeColumn("Time", ({ blockTimestamp }) => blockTimestamp),
];

export function Transfers({ address, chainId }: { address: string; chainId: string }) {
  const { queries } = useExplored();
  return (
    <Listing
      of={queries.evm.listErc20Transfers({ address, chainId, pageSize: 100 })}
      name="transfers"
      columns={columns(chainId)}
      keyOf={({ txHash, logIndex }) => `${txHash}/${logIndex}`}
    />
  );
}
