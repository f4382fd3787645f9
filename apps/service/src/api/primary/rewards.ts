/** Rewards that running terms will pay. */

import type { PendingReward } from "@primary-network/data/spec";
import { progress } from "../../domain/p/staking-status.ts";
import type { PendingRewardRow } from "../../store/pending-reward.ts";
import { IdTexts } from "../json/id-texts.ts";
import { JsonText } from "../json/json-text.ts";
import { objectWriter, writeJson, writeList, writeNumber } from "../json/written.ts";
import type { WritingHandler } from "../request/handler.ts";
import { readPage } from "../request/page.ts";
import { assetAmount } from "./asset-amount.ts";
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

export const listPendingRewards: WritingHandler<"listPendingRewards"> = async (params, context) => {
  const { identity } = networkOf(context, params.network);
  const filter = readRewardFilter(identity, params);
  const { rows, window, token } = await readPage(context, {
    settled: true,
    operation: "listPendingRewards",
    network: identity,
    params,
    order: "desc",
    read: (window) => context.store.pendingRewards.list(window, filter),
  });
  const page = { network: identity, ids: new IdTexts(identity.hrp), now: window.snapshot.time };
  return { ...token, pendingRewards: new JsonText(writeList(rows.map((row) => writeReward(row, page)))) };
};
