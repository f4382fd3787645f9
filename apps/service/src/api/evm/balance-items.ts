/** Writes what accounts hold: an item for each token. */

import type {
  CollectibleBalance,
  Erc20TokenBalance,
  Erc721TokenBalance,
  Erc1155TokenBalance,
  TokenPrice,
} from "@primary-network/data/spec";
import { checksummed } from "../../domain/evm/address.ts";
import { tokenWorth } from "../../domain/evm/token-worth.ts";
import type { EvmHoldingRow } from "../../store/evm/balance.ts";
import { objectWriter, quote, type Written, writeJson, writeNumber, writeText } from "../json/written.ts";
import { storedReadings } from "./nft-readings.ts";

/** What all items of a response share. */
interface Shared {
  readonly owner: string;
  /** Decimal. */
  readonly chainId: string;
}

/** What the items of coins share besides. */
export interface Coins extends Shared {
  /** By contract; those that report no balance are missing. */
  readonly reported: ReadonlyMap<string, string>;
  readonly prices: ReadonlyMap<string, TokenPrice>;
}

/** What an amount is worth; nothing without a price. */
export const worth = (amount: string, decimals: number, price: TokenPrice | undefined) =>
  price && { ...price, value: tokenWorth(amount, decimals, price.value) };

/** What a contract reports, else what the transfers add up to, which cannot be less than nothing. */
export function amountOf(row: EvmHoldingRow, reported: ReadonlyMap<string, string>): string {
  const sum = row.balance;
  return reported.get(row.token) ?? (sum.startsWith("-") ? "0" : sum);
}

/** Writes a holding of an ERC-20 token. */
export const writeCoin = objectWriter<Erc20TokenBalance, EvmHoldingRow, Coins>({
  address: (row) => quote(checksummed(row.token)),
  name: (row) => writeText(row.tokenName ?? ""),
  symbol: (row) => writeText(row.tokenSymbol ?? ""),
  decimals: (row) => writeNumber(row.tokenDecimals ?? 0),
  logoUri: () => undefined,
  ercType: () => quote("ERC-20"),
  price(row, { prices }) {
    const price = prices.get(row.token);
    return price && writeJson(price);
  },
  chainId: (_, { chainId }) => quote(chainId),
  balance: (row, { reported }) => quote(amountOf(row, reported)),
  balanceValue(row, { reported, prices }) {
    const decimals = row.tokenDecimals;
    if (decimals === null) return undefined; // how much a whole token is, is not known
    const value = worth(amountOf(row, reported), decimals, prices.get(row.token));
    return value && writeJson(value);
  },
  tokenReputation: () => writeJson(null),
});

const nft = {
  address: (row: EvmHoldingRow) => quote(checksummed(row.token)),
  tokenId: (row: EvmHoldingRow) => quote(row.tokenId),
  tokenUri: (row: EvmHoldingRow) => writeText(row.uri ?? ""),
  chainId: (_: EvmHoldingRow, { chainId }: Shared) => quote(chainId),
};

/** Writes a token of an ERC-721 collection. */
export const writeErc721 = objectWriter<Erc721TokenBalance, EvmHoldingRow, Shared>({
  ...nft,
  name: (row) => writeText(row.tokenName ?? ""),
  symbol: (row) => writeText(row.tokenSymbol ?? ""),
  ercType: () => quote("ERC-721"),
  metadata: (row) => writeJson(storedReadings(row).erc721),
  ownerAddress: (_, { owner }) => quote(checksummed(owner)),
  logoUri: () => undefined,
  price: () => undefined,
});

/** Writes a holding of an ERC-1155 token. */
export const writeErc1155 = objectWriter<Erc1155TokenBalance, EvmHoldingRow, Shared>({
  ...nft,
  ercType: () => quote("ERC-1155"),
  metadata: (row) => writeJson(storedReadings(row).erc1155),
  balance: (row) => quote(row.balance),
});

/** Writes a token of either kind of collection. */
export const writeCollectible = (row: EvmHoldingRow, shared: Shared): Written<CollectibleBalance> =>
  row.kind === 721 ? writeErc721(row, shared) : writeErc1155(row, shared);
