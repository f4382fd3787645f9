/** The tokens and collectibles that an EVM address holds. */
import type { CollectibleBalance, Erc20TokenBalance } from "@primary-network/data";
import { amountText } from "../../format/amount.ts";
import { Token } from "../../parts/amount.tsx";
import { AddressLink } from "../../parts/links.tsx";
import { Fault } from "../../parts/loaded.tsx";
import { usePages } from "../../parts/pages.ts";
import { type Column, Table } from "../../parts/table.tsx";
import { useExplored } from "../../state/network.tsx";

const tokenColumns: readonly Column<Erc20TokenBalance>[] = [
  { name: "Token", cell: ({ name, symbol }) => `${name} (${symbol})`, text: ({ symbol }) => symbol },
  {
    name: "Balance",
    isNumber: true,
    cell: ({ balance, decimals, symbol }) => (
      <Token amount={balance} decimals={decimals} symbol={symbol} digits={6} />
    ),
    text: ({ balance, decimals }) => amountText(balance, decimals, decimals),
  },
  {
    name: "Contract",
    width: "minmax(11rem, 1.5fr)",
    cell: ({ address }) => <AddressLink address={address} />,
    text: ({ address }) => address,
  },
];

export function Tokens({ address, chainId }: { address: string; chainId: string }) {
  const { queries } = useExplored();
  const { items, more, query } = usePages(queries.evm.listErc20Balances({ address, chainId, pageSize: 100 }));
  if (query.error) return <Fault error={query.error} retry={() => void query.refetch()} />;
  return (
    <Table
      name="tokens"
      columns={tokenColumns}
      rows={items}
      keyOf={(token) => token.address}
      more={more}
      empty="It holds no ERC-20 token."
    />
  );
}

const collectionOf = (token: CollectibleBalance) =>
  token.ercType === "ERC-721" ? token.name || token.symbol : (token.metadata.name ?? token.address);

const collectibleColumns: readonly Column<CollectibleBalance>[] = [
  { name: "Collection", cell: collectionOf, text: collectionOf },
  {
    name: "Token",
    width: "minmax(8rem, 1fr)",
    cell: ({ tokenId }) => <code className="whole">{tokenId}</code>,
    text: ({ tokenId }) => tokenId,
  },
  { name: "Standard", width: "7rem", cell: ({ ercType }) => ercType, text: ({ ercType }) => ercType },
  {
    name: "Amount",
    isNumber: true,
    width: "7rem",
    cell: (token) => ("balance" in token ? token.balance : "1"),
    text: (token) => ("balance" in token ? token.balance : "1"),
  },
  {
    name: "Contract",
    width: "minmax(11rem, 1.5fr)",
    cell: ({ address }) => <AddressLink address={address} />,
    text: ({ address }) => address,
  },
];

export function Collectibles({ address, chainId }: { address: string; chainId: string }) {
  const { queries } = useExplored();
  const { items, more, query } = usePages(
    queries.evm.listCollectibleBalances({ address, chainId, pageSize: 100 }),
  );
  if (query.error) return <Fault error={query.error} retry={() => void query.refetch()} />;
  return (
    <Table
      name="collectibles"
      columns={collectibleColumns}
      rows={items}
      keyOf={(token) => `${token.address}/${token.tokenId}`}
      more={more}
      empty="It holds none."
    />
  );
}
