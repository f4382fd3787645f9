/** Writes the parties and tokens of a response's transfers and transactions: each once, and then a copy. */

import type {
  AddressParty,
  Erc20Token,
  Erc20TokenV2,
  Erc721Token,
  Erc1155Token,
} from "@primary-network/data/spec";
import { checksummed } from "../../domain/evm/address.ts";
import type { TokenMetadata } from "../../store/evm/names.ts";
import type { EvmTransferRow } from "../../store/evm/shown-transfers.ts";
import type { ByteWriter, Wrote } from "../json/byte-writer.ts";
import { type ByteFields, byteWriterOf, optional } from "../json/item-writer.ts";
import type { Price } from "../request/prices.ts";
import { storedReadings } from "./nft-readings.ts";

/** Values that all items of a page share. */
export interface EvmShared {
  /** EVM chain id. */
  readonly chain: number;
  /** The tokens among the addresses that are shown, by address. */
  readonly tokens: ReadonlyMap<string, TokenMetadata>;
  /** By token. */
  readonly prices: ReadonlyMap<string, Price>;
}

/** @param prices of tokens by address in lower case */
export const evmShared = (
  chain: number,
  tokens: readonly TokenMetadata[],
  prices: ReadonlyMap<string, Price> = new Map(),
): EvmShared => ({ chain, tokens: new Map(tokens.map((token) => [token.address, token])), prices });

const writePartyOf = byteWriterOf<AddressParty, TokenMetadata, undefined>({
  name: (out, { name }) => optional(name, (text) => out.text(text)),
  symbol: (out, { symbol }) => optional(symbol, (text) => out.text(text)),
  decimals: (out, { decimals }) => optional(decimals, (count) => out.number(count)),
  logoUri: () => undefined,
  address: (out, { address }) => out.quote(checksummed(address)),
});

/** @param metadata of the address, asked once */
const partyOf = (
  out: ByteWriter,
  address: string,
  { chain }: EvmShared,
  metadata: () => TokenMetadata,
): Wrote<AddressParty> => out.once(`${chain}/${address}`, () => writePartyOf(out, metadata(), undefined));

/** Writes an address, with the token's metadata if it is a token contract. */
export const writeParty = (out: ByteWriter, address: string, shared: EvmShared): Wrote<AddressParty> =>
  partyOf(
    out,
    address,
    shared,
    () => shared.tokens.get(address) ?? { address, name: null, symbol: null, decimals: null },
  );

/** Writes the sender of a transfer. */
export const writeSender = (out: ByteWriter, row: EvmTransferRow, shared: EvmShared): Wrote<AddressParty> => {
  const { sender: address, senderName: name, senderSymbol: symbol, senderDecimals: decimals } = row;
  return partyOf(out, address, shared, () => ({ address, name, symbol, decimals }));
};

/** Writes the recipient of a transfer. */
export const writeRecipient = (
  out: ByteWriter,
  row: EvmTransferRow,
  shared: EvmShared,
): Wrote<AddressParty> => {
  const { recipient: address, recipientName: name, recipientSymbol: symbol, recipientDecimals } = row;
  return partyOf(out, address, shared, () => ({ address, name, symbol, decimals: recipientDecimals }));
};

const coinFields: ByteFields<Erc20Token, EvmTransferRow, EvmShared> = {
  address: (out, { token }) => out.quote(checksummed(token)),
  name: (out, { tokenName }) => out.text(tokenName ?? ""),
  symbol: (out, { tokenSymbol }) => out.text(tokenSymbol ?? ""),
  logoUri: () => undefined,
  ercType: (out) => out.quote("ERC-20"),
  decimals: (out, { tokenDecimals }) => out.number(tokenDecimals ?? 0),
  price: (out, { token }, { prices }) => optional(prices.get(token), ({ item }) => out.json(item)),
};

const writeCoinOnce = byteWriterOf(coinFields);

/** Writes the token of an ERC-20 transfer. */
export const writeCoin = (out: ByteWriter, row: EvmTransferRow, shared: EvmShared): Wrote<Erc20Token> =>
  out.once(`coin ${row.token}`, () => writeCoinOnce(out, row, shared));

const writeUnratedCoinOnce = byteWriterOf<Erc20TokenV2, EvmTransferRow, EvmShared>({
  ...coinFields,
  tokenReputation: (out) => out.json(null),
});

/** Writes the same in the form that says whether the token is malicious, which is not known. */
export const writeUnratedCoin = (
  out: ByteWriter,
  row: EvmTransferRow,
  shared: EvmShared,
): Wrote<Erc20TokenV2> => out.once(`unrated ${row.token}`, () => writeUnratedCoinOnce(out, row, shared));

const writeNftOnce = byteWriterOf<Erc721Token, EvmTransferRow, EvmShared>({
  address: (out, { token }) => out.quote(checksummed(token)),
  name: (out, { tokenName }) => out.text(tokenName ?? ""),
  symbol: (out, { tokenSymbol }) => out.text(tokenSymbol ?? ""),
  ercType: (out) => out.quote("ERC-721"),
  tokenId: (out, { tokenId }) => out.quote(tokenId ?? "0"),
  tokenUri: (out, { uri }) => out.text(uri ?? ""),
  metadata: (out, row) => out.json(storedReadings(row).erc721),
  ownerAddress: (out, { owner }) => optional(owner, (address) => out.quote(checksummed(address))),
  logoUri: () => undefined,
  price: () => undefined,
});

/** Writes the token of an ERC-721 transfer. */
export const writeNft = (out: ByteWriter, row: EvmTransferRow, shared: EvmShared): Wrote<Erc721Token> =>
  out.once(`nft ${row.token}/${row.tokenId}`, () => writeNftOnce(out, row, shared));

const writeMultiTokenOnce = byteWriterOf<Erc1155Token, EvmTransferRow, EvmShared>({
  address: (out, { token }) => out.quote(checksummed(token)),
  ercType: (out) => out.quote("ERC-1155"),
  tokenId: (out, { tokenId }) => out.quote(tokenId ?? "0"),
  tokenUri: (out, { uri }) => out.text(uri ?? ""),
  metadata: (out, row) => out.json(storedReadings(row).erc1155),
});

/** Writes the token of an ERC-1155 transfer. */
export const writeMultiToken = (
  out: ByteWriter,
  row: EvmTransferRow,
  shared: EvmShared,
): Wrote<Erc1155Token> =>
  out.once(`multi-token ${row.token}/${row.tokenId}`, () => writeMultiTokenOnce(out, row, shared));
