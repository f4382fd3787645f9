/** What rewards have in common, whether they are paid or will be: which are listed, and the fields of the stake. */

import type { NetworkIdentity } from "../../domain/network.ts";
import type { PendingRewardFilter, PendingRewardRow } from "../../store/stakes/select-delegations.ts";
import type { IdTexts } from "../json/id-texts.ts";
import { quote, writeList, writeNumber } from "../json/written.ts";
import { readList, readNodeId } from "../request/identifier.ts";
import { readAddresses } from "./address-list.ts";

/** What a page of rewards is written with. */
export interface RewardPage {
  readonly network: NetworkIdentity;
  readonly ids: IdTexts;
}

interface Params {
  readonly addresses?: readonly string[] | string | undefined;
  readonly nodeIds?: readonly string[] | string | undefined;
}

/** @throws HttpError 400 naming the field and the rule */
export const readRewardFilter = (network: NetworkIdentity, params: Params): PendingRewardFilter => ({
  addresses: readAddresses(network, "addresses", params.addresses),
  nodeIds: readList(params.nodeIds)?.map((nodeId) => readNodeId("nodeIds", nodeId)),
});

type Row = PendingRewardRow;

export const rewardFields = {
  addresses: ({ addresses }: Row, { ids }: RewardPage) =>
    writeList(addresses.map((address) => ids.address(address))),
  txHash: ({ txId }: Row, { ids }: RewardPage) => ids.id(txId),
  amountStaked: ({ weight }: Row) => quote(weight),
  nodeId: ({ nodeId }: Row, { ids }: RewardPage) => ids.nodeId(nodeId),
  startTimestamp: ({ startTime }: Row) => writeNumber(startTime),
  endTimestamp: ({ endTime }: Row) => writeNumber(endTime),
  rewardType: ({ type }: Row) => quote(type),
};
