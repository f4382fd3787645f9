/** Rewards that running terms will pay. */

import type { PendingReward } from "@primary-network/data/spec";
import { progress } from "../../domain/p/staking-status.ts";
import type { PendingRewardRow } from "../../store/stakes/select-delegations.ts";
import { byteWriterOf } from "../json/item-writer.ts";
import { listBytes } from "../json/json-bytes.ts";
import { list } from "../request/list.ts";
import { seenOnPChain } from "./heights.ts";
import { writeAmount } from "./p-utxos.ts";
import { type RewardPage, readRewardFilter, rewardFields } from "./reward-item.ts";
import { networkOf } from "./served-network.ts";

interface Page extends RewardPage {
  /** Unix seconds. */
  readonly now: number;
}

const writeReward = byteWriterOf<PendingReward, PendingRewardRow, Page>({
  ...rewardFields,
  progress: (out, { startTime: start, endTime: end }, { now }) => out.number(progress({ start, end }, now)),
  estimatedReward: (out, { amount }, { network }) => writeAmount(out, { asset: null, amount }, network),
});

export const listPendingRewards = list(
  "listPendingRewards",
  { basis: "clock", settled: true },
  (params, context) => {
    const { identity: network } = networkOf(context, params.network);
    const { networkId } = network;
    const filter = readRewardFilter(network, params);
    return {
      networkId,
      see: (store) => seenOnPChain(store, networkId),
      read: (store, window) => store.pendingRewards.list(window, filter),
      write: ({ items }, { snapshot }) => ({
        pendingRewards: listBytes(writeReward)(items, { network, now: snapshot.time }),
      }),
    };
  },
);
