/** The ERC-721 and ERC-1155 transfers of an EVM address. */
import type { ListErc721TransfersItem, ListErc1155TransfersItem } from "@primary-network/data";
import { AddressLink, TransactionLink } from "../../parts/links.tsx";
import { Fault } from "../../parts/loaded.tsx";
import { usePages } from "../../parts/pages.ts";
import { type Column, Table } from "../../parts/table.tsx";
import { Time } from "../../parts/time.tsx";
import { useExplored } from "../../state/network.tsx";

type Transfer = ListErc721TransfersItem | ListErc1155TransfersItem;

const tokenOf = (transfer: Transfer) =>
  "erc721Token" in transfer ? transfer.erc721Token : transfer.erc1155Token;
const amountOf = (transfer: Transfer) => ("value" in transfer ? transfer.value : "1");

const columns = (chainId: string): readonly Column<Transfer>[] => [
  {
    name: "Transaction",
    width: "minmax(11rem, 1.5fr)",
    cell: ({ txHash }) => <TransactionLink chain={chainId} txHash={txHash} />,
    text: ({ txHash }) => txHash,
  },
  {
    name: "From",
    width: "minmax(10rem, 1fr)",
    cell: ({ from }) => <AddressLink address={from.address} />,
    text: ({ from }) => from.address,
  },
  {
    name: "To",
    width: "minmax(10rem, 1fr)",
    cell: ({ to }) => <AddressLink address={to.address} />,
    text: ({ to }) => to.address,
  },
  {
    name: "Collection",
    width: "minmax(10rem, 1fr)",
    cell: (transfer) => <AddressLink address={tokenOf(transfer).address} />,
    text: (transfer) => tokenOf(transfer).address,
  },
  {
    name: "Token",
    cell: (transfer) => <code className="whole">#{tokenOf(transfer).tokenId}</code>,
    text: (transfer) => tokenOf(transfer).tokenId,
  },
  { name: "Amount", width: "6rem", isNumber: true, cell: amountOf, text: amountOf },
  {
    name: "Time",
    cell: ({ blockTimestamp }) => <Time at={blockTimestamp} />,
    text: ({ blockTimestamp }) => new Date(blockTimestamp * 1000).toISOString(),
  },
];

interface Of {
  readonly address: string;
  readonly chainId: string;
}

export function Erc721Transfers({ address, chainId }: Of) {
  const { queries } = useExplored();
  return (
    <Listed
      chainId={chainId}
      list={usePages(queries.evm.listErc721Transfers({ address, chainId, pageSize: 100 }))}
    />
  );
}

export function Erc1155Transfers({ address, chainId }: Of) {
  const { queries } = useExplored();
  return (
    <Listed
      chainId={chainId}
      list={usePages(queries.evm.listErc1155Transfers({ address, chainId, pageSize: 100 }))}
    />
  );
}

function Listed({
  chainId,
  list: { items, more, query },
}: {
  chainId: string;
  list: Pick<ReturnType<typeof usePages<Transfer, unknown>>, "items" | "more" | "query">;
}) {
  if (query.error) return <Fault error={query.error} retry={() => void query.refetch()} />;
  return (
    <Table
      name="transfers of collectibles"
      columns={columns(chainId)}
      rows={items}
      // A batch has several tokens of one log.
      keyOf={(transfer) => `${transfer.txHash}/${transfer.logIndex}/${tokenOf(transfer).tokenId}`}
      more={more}
    />
  );
}
