/** The ERC-721 and ERC-1155 transfers of an EVM address. */
import type { ListErc721TransfersItem, ListErc1155TransfersItem } from "@primary-network/data";
import { addressColumn, timeColumn, transactionColumn } from "../../parts/columns.tsx";
import { Listing } from "../../parts/listing.tsx";
import type { Column } from "../../parts/table.tsx";
import { useExplored } from "../../state/network.tsx";

type Transfer = ListErc721TransfersItem | ListErc1155TransfersItem;

const tokenOf = (transfer: Transfer) =>
  "erc721Token" in transfer ? transfer.erc721Token : transfer.erc1155Token;
const amountOf = (transfer: Transfer) => ("value" in transfer ? transfer.value : "1");

const columns = (chainId: string): readonly Column<Transfer>[] => [
  transactionColumn(chainId),
  addressColumn("From", ({ from }) => from.address),
  addressColumn("To", ({ to }) => to.address),
  addressColumn("Collection", (transfer) => tokenOf(transfer).address),
  {
    name: "Token",
    cell: (transfer) => <code className="whole">#{tokenOf(transfer).tokenId}</code>,
    text: (transfer) => tokenOf(transfer).tokenId,
  },
  { name: "Amount", width: "6rem", isNumber: true, cell: amountOf, text: amountOf },
  timeColumn("Time", ({ blockTimestamp }) => blockTimestamp),
];

interface Of {
  readonly address: string;
  readonly chainId: string;
}

/** The table of both kinds. */
const tableOf = (chainId: string) => ({
  name: "transfers of collectibles",
  columns: columns(chainId),
  // A batch has several tokens of one log.
  keyOf: (transfer: Transfer) => `${transfer.txHash}/${transfer.logIndex}/${tokenOf(transfer).tokenId}`,
});

export function Erc721Transfers({ address, chainId }: Of) {
  const { queries } = useExplored();
  const of = queries.evm.listErc721Transfers({ address, chainId, pageSize: 100 });
  return <Listing of={of} {...tableOf(chainId)} />;
}

export function Erc1155Transfers({ address, chainId }: Of) {
  const { queries } = useExplored();
  const of = queries.evm.listErc1155Transfers({ address, chainId, pageSize: 100 });
  return <Listing of={of} {...tableOf(chainId)} />;
}
