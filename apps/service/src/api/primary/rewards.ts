/** Rewards that running terms will pay. */

import type { PendingReward } from "@primary-network/data/spec";
import type { NetworkIdentity } from "../../domain/network.ts";
import { progress } from "../../domain/p/staking-status.ts";
import type { PendingRewardRow } from "../../store/pending-reward.ts";
import { IdTexts } from "../json/id-texts.ts";
import { JsonText } from "../json/json-text.ts";
import { objectWriter, quote, writeJson, writeList, writeNumber } from "../json/written.ts";
import type { WritingHandler } from "../request/handler.ts";
import { readList, readNodeId } from "../request/identifier.ts";
import { readPage } from "../request/page.ts";
import { readAddresses } from "./address-list.ts";
import { assetAmount } from "./asset-amount.ts";
import { networkOf } from "./served-network.ts";

/** What a page of rewards is written with. */
interface Page {
  readonly network: NetworkIdentity;
  readonly ids: IdTexts;
  /** Unix seconds. */
  readonly now: number;
}

const writeReward = objectWriter<PendingReward, PendingRewardRow, Page>({
  addresses: ({ addresses }, { ids }) => writeList(addresses.map((address) => ids.address(address))),
  txHash: ({ txId }, { ids }) => ids.id(txId),
  amountStaked: ({ weight }) => quote(weight),
  nodeId: ({ nodeId }, { ids }) => ids.nodeId(nodeId),
  startTimestamp: ({ startTime }) => writeNumber(startTime),
  endTimestamp: ({ endTime }) => writeNumber(endTime),
  rewardType: ({ type }) => quote(type),
  progress: ({ startTime: start, endTime: end }, { now }) => writeNumber(progress({ start, end }, now)),
  estimatedReward: ({ amount }, { network }) => writeJson(assetAmount(network, network.assetId, amount)),
});

export const listPendingRewards: WritingHandler<"listPendingRewards"> = async (params, context) => {
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
  const page = { network: identity, ids: new IdTexts(identity.hrp), now: window.snapshot.time };
  return { ...token, pendingRewards: new JsonText(writeList(rows.map((row) => writeReward(row, page)))) };
};
