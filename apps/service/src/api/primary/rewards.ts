/** Rewards that running terms will pay. */

import type { PendingReward } from "@primary-network/data/spec";
import { progress } from "../../domain/p/staking-status.ts";
import type { PendingRewardRow } from "../../store/stakes/select-delegations.ts";
import { IdTexts } from "../json/id-texts.ts";
import { JsonText } from "../json/json-text.ts";
import { objectWriter, writeJson, writeList, writeNumber } from "../json/written.ts";
import { list } from "../request/list.ts";
import { assetAmount } from "./asset-amount.ts";
import { seenOnPChain } from "./heights.ts";
import { type RewardPage, readRewardFilter, rewardFields } from "./reward-item.ts";
import { networkOf } from "./served-network.ts";

interface Page extends RewardPage {
  /** Unix seconds. */
  readonly now: number;
}

const writeReward = objectWriter<PendingReward, PendingRewardRow, Page>({
  ...rewardFields,
  progress: ({ startTime: start, endTime: end }, { now }) => writeNumber(progress({ start, end }, now)),
  estimatedReward: ({ amount }, { network }) => writeJson(assetAmount(network, network.assetId, amount)),
});

export const listPendingRewards = list(
  "listPendingRewards",
  { basis: "clock", settled: true },
  (params, context) => {
    const { identity: network } = networkOf(context, params.network);
    const { networkId, hrp } = network;
    const filter = readRewardFilter(network, params);
    return {
      networkId,
      see: (store) => seenOnPChain(store, networkId),
      read: (store, window) => store.pendingRewards.list(window, filter),
      write({ items }, { snapshot }) {
        const page = { network, ids: new IdTexts(hrp), now: snapshot.time };
        return { pendingRewards: new JsonText(writeList(items.map((row) => writeReward(row, page)))) };
      },
    };
  },
);
