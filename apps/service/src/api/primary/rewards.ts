/** Rewards that running terms will pay. */

import type { PendingReward } from "@primary-network/data/spec";
import { toAddresses, toCb58, toNodeId } from "../../domain/id-text.ts";
import type { NetworkIdentity } from "../../domain/network.ts";
import { progress } from "../../domain/p/staking-status.ts";
import type { PendingRewardRow } from "../../store/pending-reward.ts";
import type { Handler } from "../request/handler.ts";
import { readList, readNodeId } from "../request/identifier.ts";
import { readPage } from "../request/page.ts";
import { readAddresses } from "./address-list.ts";
import { assetAmount } from "./asset-amount.ts";
import { networkOf } from "./served-network.ts";

function pendingReward(network: NetworkIdentity, row: PendingRewardRow, now: number): PendingReward {
  return {
    addresses: toAddresses(network, row.addresses),
    txHash: toCb58(row.txId),
    amountStaked: row.weight,
    nodeId: toNodeId(row.nodeId),
    startTimestamp: row.startTime,
    endTimestamp: row.endTime,
    rewardType: row.type,
    progress: progress({ start: row.startTime, end: row.endTime }, now),
    estimatedReward: assetAmount(network, network.assetId, row.amount),
  };
}

export const listPendingRewards: Handler<"listPendingRewards"> = async (params, context) => {
  const { identity } = networkOf(context, params.network);
  const filter = {
    addresses: readAddresses(identity, "addresses", params.addresses),
    nodeIds: readList(params.nodeIds)?.map((nodeId) => readNodeId("nodeIds", nodeId)),
  };
  const { rows, window, token } = await readPage(context, {
    settled: true,
    operation: "listPendingRewards",
    network: identity,
    params,
    order: "desc",
    read: (window) => context.store.pendingRewards.list(window, filter),
  });
  const { time } = window.snapshot;
  return { ...token, pendingRewards: rows.map((row) => pendingReward(identity, row, time)) };
};
