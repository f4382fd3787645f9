/** The tokens and collectibles that an EVM address holds. */
import type { CollectibleBalance, Erc20TokenBalance } from "@primary-network/data";
import { amountText } from "../../format/amount.ts";
import { short } from "../../format/short.ts";
import { Token } from "../../parts/amount.tsx";
import { addressColumn, amountTrack } from "../../parts/columns.tsx";
import { Listing } from "../../parts/listing.tsx";
import type { Column } from "../../parts/table.tsx";
import { useExplored } from "../../state/network.tsx";

const tokenColumns: readonly Column<Erc20TokenBalance>[] = [
  { name: "Token", cell: ({ name, symbol }) => `${name} (${symbol})`, text: ({ symbol }) => symbol },
  {
    name: "Balance",
    isNumber: true,
    width: amountTrack(6),
    cell: ({ balance, decimals, symbol }) => (
      <Token amount={balance} decimals={decimals} symbol={symbol} digits={6} />
    ),
    text: ({ balance, decimals }) => amountText(balance, decimals, decimals),
  },
  addressColumn("Contract", ({ address }) => address, "minmax(11rem, 2.4fr)"),
];

export function Tokens({ address, chainId }: { address: string; chainId: string }) {
  const { queries } = useExplored();
  return (
    <Listing
      of={queries.evm.listErc20Balances({ address, chainId, pageSize: 100 })}
      name="tokens"
      columns={tokenColumns}
      keyOf={(token) => token.address}
      empty="No ERC-20 tokens."
    />
  );
}

const collectionOf = (token: CollectibleBalance) =>
  token.ercType === "ERC-721" ? token.name || token.symbol : (token.metadata.name ?? token.address);

const collectibleColumns: readonly Column<CollectibleBalance>[] = [
  {
    name: "Collection",
    width: "minmax(12rem, 1.2fr)",
    cell: (token) => short(collectionOf(token), 24),
    text: collectionOf,
  },
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
  addressColumn("Contract", ({ address }) => address, "minmax(11rem, 2.4fr)"),
];

export function Collectibles({ address, chainId }: { address: string; chainId: string }) {
  const { queries } = useExplored();
  return (
    <Listing
      of={queries.evm.listCollectibleBalances({ address, chainId, pageSize: 100 })}
      name="collectibles"
      columns={collectibleColumns}
      keyOf={(token) => `${token.address}/${token.tokenId}`}
      empty="No collectibles."
    />
  );
}
