/** What accounts hold on EVM chains. */

import type {
  CollectibleBalance,
  Currency,
  Erc20TokenBalance,
  Erc721TokenBalance,
  Erc1155TokenBalance,
  NativeTokenBalance,
  TokenPrice,
} from "@primary-network/data/spec";
import { checksummed } from "../../domain/evm/address.ts";
import { tokenWorth } from "../../domain/evm/token-worth.ts";
import { EVM_HOLDING as AT, type EvmHoldingFilter, type EvmHoldingRow } from "../../store/evm/balance.ts";
import { JsonText } from "../json/json-text.ts";
import {
  objectWriter,
  quote,
  type Written,
  writeJson,
  writeList,
  writeNumber,
  writeText,
} from "../json/written.ts";
import type { Context, Handler, ServedEvmChain, WritingHandler } from "../request/handler.ts";
import { HttpError } from "../request/http-error.ts";
import { readList } from "../request/identifier.ts";
import { type Listing, readPage } from "../request/page.ts";
import { accountState } from "./account-state.ts";
import { readEvmAddress } from "./address.ts";
import { evmChainOf } from "./chain.ts";
import { storedReadings } from "./nft-readings.ts";

/** What all items of a response share. */
interface Shared {
  readonly owner: string;
  /** Decimal. */
  readonly chainId: string;
}

interface Coins extends Shared {
  /** By contract; those that report no balance are missing. */
  readonly reported: ReadonlyMap<string, string>;
  readonly prices: ReadonlyMap<string, TokenPrice>;
}

/** A whole number in range, as the spec has checked. */
const blockOf = (blockNumber: string | undefined) =>
  blockNumber === undefined ? undefined : Number(blockNumber);

/** @throws HttpError 400 when the block is not indexed */
async function readBlock({ store }: Context, chain: number, blockNumber: string | undefined) {
  const block = await store.evm.balances.findBlock(chain, blockOf(blockNumber));
  if (block || blockNumber === undefined) return block ?? { height: 0, time: 0 };
  throw new HttpError(400, `blockNumber ${blockNumber} is not an indexed block of chain ${chain}`);
}

/** What an amount is worth; nothing without a price. */
const worth = (amount: string, decimals: number, price: TokenPrice | undefined) =>
  price && { ...price, value: tokenWorth(amount, decimals, price.value) };

/** @param at Unix seconds of the price; undefined for now */
async function nativeBalance(
  { source }: ServedEvmChain,
  balance: string,
  currency: Currency,
  at: number | undefined,
  { prices }: Context,
): Promise<NativeTokenBalance> {
  const { evmChainId, token } = source;
  const query = { evmChainId, currency, ...(at !== undefined && { at }) };
  const price = await prices.of("native", query);
  const balanceValue = worth(balance, token.decimals, price);
  return {
    name: token.name,
    symbol: token.symbol,
    decimals: token.decimals,
    ...(token.logoUri !== undefined && { logoUri: token.logoUri }),
    chainId: String(evmChainId),
    ...(price && { price }),
    balance,
    ...(balanceValue && { balanceValue }),
  };
}

/** What a contract reports, else what the transfers add up to, which cannot be less than nothing. */
function amountOf(row: EvmHoldingRow, reported: ReadonlyMap<string, string>): string {
  const sum = row[AT.balance];
  return reported.get(row[AT.token]) ?? (sum.startsWith("-") ? "0" : sum);
}

const writeCoin = objectWriter<Erc20TokenBalance, EvmHoldingRow, Coins>({
  address: (row) => quote(checksummed(row[AT.token])),
  name: (row) => writeText(row[AT.tokenName] ?? ""),
  symbol: (row) => writeText(row[AT.tokenSymbol] ?? ""),
  decimals: (row) => writeNumber(row[AT.tokenDecimals] ?? 0),
  logoUri: () => undefined,
  ercType: () => quote("ERC-20"),
  price(row, { prices }) {
    const price = prices.get(row[AT.token]);
    return price && writeJson(price);
  },
  chainId: (_, { chainId }) => quote(chainId),
  balance: (row, { reported }) => quote(amountOf(row, reported)),
  balanceValue(row, { reported, prices }) {
    const decimals = row[AT.tokenDecimals];
    if (decimals === null) return undefined; // how much a whole token is, is not known
    const value = worth(amountOf(row, reported), decimals, prices.get(row[AT.token]));
    return value && writeJson(value);
  },
  tokenReputation: () => writeJson(null),
});

const readingsOf = (row: EvmHoldingRow) =>
  storedReadings({
    uri: row[AT.uri],
    status: row[AT.status],
    metadata: row[AT.metadata],
    updatedAt: row[AT.updatedAt],
  });

const nft = {
  address: (row: EvmHoldingRow) => quote(checksummed(row[AT.token])),
  tokenId: (row: EvmHoldingRow) => quote(row[AT.tokenId]),
  tokenUri: (row: EvmHoldingRow) => writeText(row[AT.uri] ?? ""),
  chainId: (_: EvmHoldingRow, { chainId }: Shared) => quote(chainId),
};

const writeErc721 = objectWriter<Erc721TokenBalance, EvmHoldingRow, Shared>({
  ...nft,
  name: (row) => writeText(row[AT.tokenName] ?? ""),
  symbol: (row) => writeText(row[AT.tokenSymbol] ?? ""),
  ercType: () => quote("ERC-721"),
  metadata: (row) => writeJson(readingsOf(row).erc721),
  ownerAddress: (_, { owner }) => quote(checksummed(owner)),
  logoUri: () => undefined,
  price: () => undefined,
});

const writeErc1155 = objectWriter<Erc1155TokenBalance, EvmHoldingRow, Shared>({
  ...nft,
  ercType: () => quote("ERC-1155"),
  metadata: (row) => writeJson(readingsOf(row).erc1155),
  balance: (row) => quote(row[AT.balance]),
});

const writeCollectible = (row: EvmHoldingRow, shared: Shared): Written<CollectibleBalance> =>
  row[AT.kind] === 721 ? writeErc721(row, shared) : writeErc1155(row, shared);

interface PageParams {
  readonly chainId: string;
  readonly address: string;
  readonly blockNumber?: string | undefined;
  readonly pageToken?: string | undefined;
  readonly pageSize?: number | undefined;
}

/** A page of holdings, in the order of contracts and ids, as of the block of its first page. */
async function readHoldings(
  operation: string,
  params: PageParams,
  context: Context,
  read: (chain: ServedEvmChain, owner: string) => Listing<EvmHoldingRow>["read"],
) {
  const chain = evmChainOf(context, params.chainId);
  const { evmChainId } = chain.source;
  const owner = readEvmAddress("address", params.address);
  const page = await readPage(context, {
    operation,
    params: { ...params, blockchainId: evmChainId },
    order: "asc",
    network: { networkId: evmChainId },
    seen: async () => ({
      height: (await readBlock(context, evmChainId, params.blockNumber)).height,
      poll: 0,
    }),
    read: read(chain, owner),
  });
  return { ...page, chain, owner, shared: { owner, chainId: String(evmChainId) } };
}

/** Time of the block that a request names; undefined when it names none. */
const timeOf = async (context: Context, chain: ServedEvmChain, blockNumber: string | undefined) =>
  blockNumber === undefined
    ? undefined
    : (await readBlock(context, chain.source.evmChainId, blockNumber)).time;

export const getNativeBalance: Handler<"getNativeBalance"> = async (params, context) => {
  const { currency = "usd", blockNumber } = params;
  const chain = evmChainOf(context, params.chainId);
  const owner = readEvmAddress("address", params.address);
  const { height, time } = await readBlock(context, chain.source.evmChainId, blockNumber);
  const { native } = await accountState(chain, owner, height);
  const at = blockNumber === undefined ? undefined : time;
  return { nativeTokenBalance: await nativeBalance(chain, native, currency, at, context) };
};

export const listErc20Balances: WritingHandler<"listErc20Balances"> = async (params, context) => {
  const { currency = "usd", blockNumber } = params;
  const contracts = readList(params.contractAddresses)?.map((one) =>
    readEvmAddress("contractAddresses", one),
  );
  const { balances } = context.store.evm;
  const { rows, window, token, chain, owner, shared } = await readHoldings(
    "listErc20Balances",
    params,
    context,
    (_, owner) => (window) =>
      contracts ? balances.listOf(window, owner, contracts) : balances.list(window, { owner, kinds: "20" }),
  );
  const tokens = rows.map((row) => row[AT.token]);
  const state = await accountState(chain, owner, window.snapshot.height, tokens);
  const held = rows.filter((row) => amountOf(row, state.tokens) !== "0");
  const at = await timeOf(context, chain, blockNumber);
  const { evmChainId } = chain.source;
  const query = { evmChainId, currency, ...(at !== undefined && { at }) };
  const prices = await context.prices.ofAll(
    held.map((row) => row[AT.token]),
    query,
  );
  const coins: Coins = { ...shared, reported: state.tokens, prices };
  return {
    ...token,
    nativeTokenBalance: await nativeBalance(chain, state.native, currency, at, context),
    erc20TokenBalances: new JsonText(writeList(held.map((row) => writeCoin(row, coins)))),
  };
};

interface NftParams extends PageParams {
  readonly contractAddress?: string | undefined;
}

function readNfts(operation: string, kinds: EvmHoldingFilter["kinds"], params: NftParams, context: Context) {
  const { contractAddress } = params;
  const contract = contractAddress && readEvmAddress("contractAddress", contractAddress);
  return readHoldings(
    operation,
    params,
    context,
    (_, owner) => (window) =>
      context.store.evm.balances.list(window, { owner, kinds, ...(contract && { contract }) }),
  );
}

export const listErc721Balances: WritingHandler<"listErc721Balances"> = async (params, context) => {
  const page = await readNfts("listErc721Balances", "721", params, context);
  const { native } = await accountState(page.chain, page.owner, page.window.snapshot.height);
  return {
    ...page.token,
    nativeTokenBalance: await nativeBalance(page.chain, native, "usd", undefined, context),
    erc721TokenBalances: new JsonText(writeList(page.rows.map((row) => writeErc721(row, page.shared)))),
  };
};

export const listErc1155Balances: WritingHandler<"listErc1155Balances"> = async (params, context) => {
  const page = await readNfts("listErc1155Balances", "1155", params, context);
  const { native } = await accountState(page.chain, page.owner, page.window.snapshot.height);
  const at = await timeOf(context, page.chain, params.blockNumber);
  return {
    ...page.token,
    nativeTokenBalance: await nativeBalance(page.chain, native, "usd", at, context),
    erc1155TokenBalances: new JsonText(writeList(page.rows.map((row) => writeErc1155(row, page.shared)))),
  };
};

export const listCollectibleBalances: WritingHandler<"listCollectibleBalances"> = async (params, context) => {
  const { rows, token, shared } = await readNfts("listCollectibleBalances", "nft", params, context);
  return {
    ...token,
    collectibleBalances: new JsonText(writeList(rows.map((row) => writeCollectible(row, shared)))),
  };
};
