/** Rewards that were paid. */

import type { Currency, HistoricalReward, PricedAssetAmount } from "@primary-network/data/spec";
import type { NetworkIdentity } from "../../domain/network.ts";
import type { PaidRewardRow } from "../../store/p/reward.ts";
import type { ListedStore } from "../../store/store.ts";
import { byteWriterOf } from "../json/item-writer.ts";
import { listBytes } from "../json/json-bytes.ts";
import { beginningOf } from "../request/beginnings.ts";
import type { Context } from "../request/handler.ts";
import { list } from "../request/list.ts";
import type { Price } from "../request/prices.ts";
import { assetAmount } from "./asset-amount.ts";
import { seenOnPChain } from "./heights.ts";
import { type RewardPage, readRewardFilter, rewardFields } from "./reward-item.ts";
import { networkOf } from "./served-network.ts";

/** Seconds after which a price is historical. */
const DAY = 86_400;

interface Page extends RewardPage {
  /** By Unix seconds of the payment. */
  readonly prices: ReadonlyMap<number, Price>;
}

function reward({ amount, time }: PaidRewardRow, { network, prices }: Page): PricedAssetAmount {
  const price = prices.get(time);
  return { ...assetAmount(network, network.assetId, amount), ...(price && { historicalPrice: price.item }) };
}

const writeReward = byteWriterOf<HistoricalReward, PaidRewardRow, Page>({
  ...rewardFields,
  utxoId: (out, { utxoId }) => out.newId(utxoId),
  outputIndex: (out, { outputIndex }) => out.number(outputIndex),
  reward: (out, row, page) => out.json(reward(row, page)),
  rewardTxHash: (out, { rewardTx }) => out.id(rewardTx),
});

/**
 * Prices of AVAX when rewards were paid, where they are known. They are the prices of the token that pays for
 * gas on the C-Chain.
 */
async function pricesOf(
  { blockchains }: Pick<ListedStore, "blockchains">,
  { prices, clock }: Context,
  { networkId, cChainId }: NetworkIdentity,
  rows: readonly PaidRewardRow[],
  currency: Currency,
): Promise<Map<number, Price>> {
  if (!prices.available) return new Map();
  const chain = await blockchains.find(networkId, cChainId);
  const id = chain?.evmChainId;
  if (id === null || id === undefined) return new Map();
  const times = [...new Set(rows.map(({ time }) => time))].filter((time) => time < clock() / 1000 - DAY);
  const query = { evmChainId: Number(id), currency };
  const found = await Promise.all(
    times.map(async (at) => [at, await prices.of("native", { ...query, at })] as const),
  );
  return new Map(found.flatMap(([at, price]) => (price ? [[at, price] as const] : [])));
}

export const listHistoricalRewards = list(
  "listHistoricalRewards",
  { basis: "page", priced: true, settled: true },
  (params, context) => {
    const { identity: network } = networkOf(context, params.network);
    const { networkId } = network;
    const filter = readRewardFilter(network, params);
    return {
      networkId,
      reach: beginningOf(context, networkId, "p-chain")?.reach<PaidRewardRow>(({ height }) => height),
      see: (store) => seenOnPChain(store, networkId),
      async read(store, window) {
        const slice = await store.paidRewards.list(window, filter);
        const prices = await pricesOf(store, context, network, slice.items, params.currency ?? "usd");
        return { ...slice, prices };
      },
      write: ({ items, prices }) => ({
        historicalRewards: listBytes(writeReward)(items, { network, prices }),
      }),
    };
  },
);
