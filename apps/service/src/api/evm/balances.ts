/** What accounts hold on EVM chains. */

import type { Currency, NativeTokenBalance } from "@primary-network/data/spec";
import type { EvmHoldingFilter, EvmHoldingRow } from "../../store/evm/balance.ts";
import { JsonText } from "../json/json-text.ts";
import { writeList } from "../json/written.ts";
import type { Context, Handler, ServedEvmChain, WritingHandler } from "../request/handler.ts";
import { HttpError } from "../request/http-error.ts";
import { readList } from "../request/identifier.ts";
import { type Listing, readPage } from "../request/page.ts";
import { accountState } from "./account-state.ts";
import { readEvmAddress } from "./address.ts";
import {
  amountOf,
  type Coins,
  worth,
  writeCoin,
  writeCollectible,
  writeErc721,
  writeErc1155,
} from "./balance-items.ts";
import { evmChainOf } from "./chain.ts";
import { seenOnEvm } from "./listing.ts";

/** A whole number in range, as the spec has checked. */
const blockOf = (blockNumber: string | undefined) =>
  blockNumber === undefined ? undefined : Number(blockNumber);

/** @throws HttpError 400 when the block is not indexed */
async function readBlock({ store }: Context, chain: number, blockNumber: string | undefined) {
  const block = await store.evm.balances.findBlock(chain, blockOf(blockNumber));
  if (block || blockNumber === undefined) return block ?? { height: 0, time: 0 };
  throw new HttpError(400, `blockNumber ${blockNumber} is not an indexed block of chain ${chain}`);
}

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
    async seen() {
      const now = await seenOnEvm(context.store, evmChainId);
      if (params.blockNumber === undefined) return now;
      return { ...now, height: (await readBlock(context, evmChainId, params.blockNumber)).height };
    },
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
  const tokens = rows.map((row) => row.token);
  const state = await accountState(chain, owner, window.snapshot.height, tokens);
  const held = rows.filter((row) => amountOf(row, state.tokens) !== "0");
  const at = await timeOf(context, chain, blockNumber);
  const { evmChainId } = chain.source;
  const query = { evmChainId, currency, ...(at !== undefined && { at }) };
  const prices = await context.prices.ofAll(
    held.map((row) => row.token),
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
