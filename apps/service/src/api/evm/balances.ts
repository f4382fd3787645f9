/** The balances of accounts on EVM chains. */

import type { Currency, NativeTokenBalance } from "@primary-network/data/spec";
import type { Slice, Window } from "../../domain/listing.ts";
import type { EvmHoldingRow } from "../../store/evm/holding.ts";
import type { EvmHoldingFilter } from "../../store/evm/holding-page.ts";
import type { EvmStore, ListedStore } from "../../store/store.ts";
import { listBytes } from "../json/json-bytes.ts";
import { beginningOfEvm } from "../request/beginnings.ts";
import type { Context, ServedEvmChain } from "../request/handler.ts";
import { HttpError } from "../request/http-error.ts";
import { readList } from "../request/identifier.ts";
import { list } from "../request/list.ts";
import { operation } from "../request/operation.ts";
import { accountState } from "./account-state.ts";
import { readEvmAddress } from "./address.ts";
import {
  amountOf,
  type Coins,
  writeCoin,
  writeCollectible,
  writeErc721,
  writeErc1155,
} from "./balance-items.ts";
import { evmChainOf } from "./chain.ts";
import { seenOnEvm } from "./heights.ts";

/** A whole number in range, as the spec has checked. */
const blockOf = (blockNumber: string | undefined) =>
  blockNumber === undefined ? undefined : Number(blockNumber);

/** @throws HttpError 400 when the block is not indexed */
async function readBlock({ evm }: Pick<ListedStore, "evm">, chain: number, blockNumber: string | undefined) {
  const block = await evm.balances.findBlock(chain, blockOf(blockNumber));
  if (block || blockNumber === undefined) return block ?? { height: 0, time: 0 };
  throw new HttpError(400, `blockNumber ${blockNumber} is not an indexed block of chain ${chain}`);
}

/** @throws HttpError 501 for a block from before the index begins */
function checkBlock(context: Context, chain: number, blockNumber: string | undefined): void {
  const number = blockOf(blockNumber);
  if (number !== undefined) beginningOfEvm(context, chain)?.requireBlock(number);
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
  return {
    name: token.name,
    symbol: token.symbol,
    decimals: token.decimals,
    ...(token.logoUri !== undefined && { logoUri: token.logoUri }),
    chainId: String(evmChainId),
    ...(price && { price: price.item }),
    balance,
    ...(price && { balanceValue: price.worth(balance, token.decimals) }),
  };
}

interface HoldingsParams {
  readonly chainId: string;
  readonly address: string;
  readonly blockNumber?: string | undefined;
}

/** Reads holdings of an owner. */
type ReadHoldings = (
  store: EvmStore["balances"],
  window: Window,
  owner: string,
) => Promise<Slice<EvmHoldingRow>>;

/** The holdings of an account, in the order of contracts and ids, as of the block of the first page. */
function holdingsOf({ chainId, address, blockNumber }: HoldingsParams, context: Context, read: ReadHoldings) {
  const chain = evmChainOf(context, chainId);
  const { evmChainId } = chain.source;
  const owner = readEvmAddress("address", address);
  checkBlock(context, evmChainId, blockNumber);
  const listing = {
    networkId: evmChainId,
    async see(store: ListedStore) {
      const now = await seenOnEvm(store, evmChainId);
      if (blockNumber === undefined) return now;
      return { ...now, height: (await readBlock(store, evmChainId, blockNumber)).height };
    },
    read: ({ evm }: ListedStore, window: Window) => read(evm.balances, window, owner),
  };
  return { listing, chain, owner, shared: { owner, chainId: String(evmChainId) } };
}

/** Time of the block that a request names; undefined when it names none. */
const timeOf = async (
  store: Pick<ListedStore, "evm">,
  chain: ServedEvmChain,
  blockNumber: string | undefined,
) =>
  blockNumber === undefined ? undefined : (await readBlock(store, chain.source.evmChainId, blockNumber)).time;

export const getNativeBalance = operation("getNativeBalance", { basis: "node" }, async (params, context) => {
  const { currency = "usd", blockNumber } = params;
  const chain = evmChainOf(context, params.chainId);
  const owner = readEvmAddress("address", params.address);
  checkBlock(context, chain.source.evmChainId, blockNumber);
  const { height, time } = await readBlock(context.store, chain.source.evmChainId, blockNumber);
  const { native } = await accountState(chain, owner, height);
  const at = blockNumber === undefined ? undefined : time;
  return { nativeTokenBalance: await nativeBalance(chain, native, currency, at, context) };
});

export const listErc20Balances = list(
  "listErc20Balances",
  { basis: "node", order: "asc" },
  (params, context) => {
    const { currency = "usd", blockNumber } = params;
    const contracts = readList(params.contractAddresses)?.map((one) =>
      readEvmAddress("contractAddresses", one),
    );
    const { listing, chain, owner, shared } = holdingsOf(params, context, (balances, window, owner) =>
      contracts ? balances.listOf(window, owner, contracts) : balances.list(window, { owner, kinds: "20" }),
    );
    const { evmChainId } = chain.source;
    return {
      ...listing,
      read: async (store, window) => ({
        ...(await listing.read(store, window)),
        at: await timeOf(store, chain, blockNumber),
      }),
      async write({ items, at }, { snapshot }) {
        const tokens = items.map((row) => row.token);
        const state = await accountState(chain, owner, snapshot.height, tokens);
        const held = items.filter((row) => amountOf(row, state.tokens) !== "0");
        const query = { evmChainId, currency, ...(at !== undefined && { at }) };
        const prices = await context.prices.ofAll(
          held.map((row) => row.token),
          query,
        );
        const coins: Coins = { ...shared, reported: state.tokens, prices };
        return {
          nativeTokenBalance: await nativeBalance(chain, state.native, currency, at, context),
          erc20TokenBalances: listBytes(writeCoin)(held, coins),
        };
      },
    };
  },
);

/** The NFTs of an account, of some or all kinds. */
function nftsOf(
  kinds: EvmHoldingFilter["kinds"],
  params: HoldingsParams & { readonly contractAddress?: string | undefined },
  context: Context,
) {
  const { contractAddress } = params;
  const contract = contractAddress && readEvmAddress("contractAddress", contractAddress);
  return holdingsOf(params, context, (balances, window, owner) =>
    balances.list(window, { owner, kinds, ...(contract && { contract }) }),
  );
}

export const listErc721Balances = list(
  "listErc721Balances",
  { basis: "node", order: "asc" },
  (params, context) => {
    const { listing, chain, owner, shared } = nftsOf("721", params, context);
    return {
      ...listing,
      async write({ items }: Slice<EvmHoldingRow>, { snapshot }) {
        const { native } = await accountState(chain, owner, snapshot.height);
        return {
          nativeTokenBalance: await nativeBalance(chain, native, "usd", undefined, context),
          erc721TokenBalances: listBytes(writeErc721)(items, shared),
        };
      },
    };
  },
);

export const listErc1155Balances = list(
  "listErc1155Balances",
  { basis: "node", order: "asc" },
  (params, context) => {
    const { listing, chain, owner, shared } = nftsOf("1155", params, context);
    return {
      ...listing,
      read: async (store, window) => ({
        ...(await listing.read(store, window)),
        at: await timeOf(store, chain, params.blockNumber),
      }),
      async write({ items, at }, { snapshot }) {
        const { native } = await accountState(chain, owner, snapshot.height);
        return {
          nativeTokenBalance: await nativeBalance(chain, native, "usd", at, context),
          erc1155TokenBalances: listBytes(writeErc1155)(items, shared),
        };
      },
    };
  },
);

export const listCollectibleBalances = list(
  "listCollectibleBalances",
  { basis: "page", order: "asc" },
  (params, context) => {
    const { listing, shared } = nftsOf("nft", params, context);
    return {
      ...listing,
      write: ({ items }: Slice<EvmHoldingRow>) => ({
        collectibleBalances: listBytes(writeCollectible)(items, shared),
      }),
    };
  },
);
