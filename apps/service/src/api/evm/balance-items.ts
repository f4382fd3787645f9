/** Writes the balances of accounts: one item per token. */

import type {
  CollectibleBalance,
  Erc20TokenBalance,
  Erc721TokenBalance,
  Erc1155TokenBalance,
} from "@primary-network/data/spec";
import { checksummed } from "../../domain/evm/address.ts";
import type { EvmHoldingRow } from "../../store/evm/holding.ts";
import type { ByteWriter } from "../json/byte-writer.ts";
import { byteWriterOf, optional, type WriteItem } from "../json/item-writer.ts";
import type { Price } from "../request/prices.ts";
import { storedReadings } from "./nft-readings.ts";

/** The values that all items of a response share. */
interface Shared {
  readonly owner: string;
  /** Decimal. */
  readonly chainId: string;
}

/** The further values that items of coins share. */
export interface Coins extends Shared {
  /** By contract; a contract that reports no balance is missing. */
  readonly reported: ReadonlyMap<string, string>;
  readonly prices: ReadonlyMap<string, Price>;
}

/** The amount that a contract reports, or the sum of transfers, which is never below zero. */
export function amountOf(row: EvmHoldingRow, reported: ReadonlyMap<string, string>): string {
  const sum = row.balance;
  return reported.get(row.token) ?? (sum.startsWith("-") ? "0" : sum);
}

/** Writes a holding of an ERC-20 token. */
export const writeCoin = byteWriterOf<Erc20TokenBalance, EvmHoldingRow, Coins>({
  address: (out, row) => out.quote(checksummed(row.token)),
  name: (out, row) => out.text(row.tokenName ?? ""),
  symbol: (out, row) => out.text(row.tokenSymbol ?? ""),
  decimals: (out, row) => out.number(row.tokenDecimals ?? 0),
  logoUri: () => undefined,
  ercType: (out) => out.quote("ERC-20"),
  price: (out, row, { prices }) => optional(prices.get(row.token), ({ item }) => out.json(item)),
  chainId: (out, _, { chainId }) => out.quote(chainId),
  balance: (out, row, { reported }) => out.quote(amountOf(row, reported)),
  // Left out, too, where it is not known how much a whole token is.
  balanceValue: (out, row, { reported, prices }) =>
    optional(row.tokenDecimals, (decimals) =>
      optional(prices.get(row.token), (price) => out.json(price.worth(amountOf(row, reported), decimals))),
    ),
  tokenReputation: (out) => out.json(null),
});

const nft = {
  address: (out: ByteWriter, row: EvmHoldingRow) => out.quote(checksummed(row.token)),
  tokenId: (out: ByteWriter, row: EvmHoldingRow) => out.quote(row.tokenId),
  tokenUri: (out: ByteWriter, row: EvmHoldingRow) => out.text(row.uri ?? ""),
  chainId: (out: ByteWriter, _: EvmHoldingRow, { chainId }: Shared) => out.quote(chainId),
};

/** Writes a token of an ERC-721 collection. */
export const writeErc721 = byteWriterOf<Erc721TokenBalance, EvmHoldingRow, Shared>({
  ...nft,
  name: (out, row) => out.text(row.tokenName ?? ""),
  symbol: (out, row) => out.text(row.tokenSymbol ?? ""),
  ercType: (out) => out.quote("ERC-721"),
  metadata: (out, row) => out.json(storedReadings(row).erc721),
  ownerAddress: (out, _, { owner }) => out.quote(checksummed(owner)),
  logoUri: () => undefined,
  price: () => undefined,
});

/** Writes a holding of an ERC-1155 token. */
export const writeErc1155 = byteWriterOf<Erc1155TokenBalance, EvmHoldingRow, Shared>({
  ...nft,
  ercType: (out) => out.quote("ERC-1155"),
  metadata: (out, row) => out.json(storedReadings(row).erc1155),
  balance: (out, row) => out.quote(row.balance),
});

/** Writes a token of either kind of collection. */
export const writeCollectible: WriteItem<CollectibleBalance, EvmHoldingRow, Shared> = (out, row, shared) =>
  row.kind === 721 ? writeErc721(out, row, shared) : writeErc1155(out, row, shared);
