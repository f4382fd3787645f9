/** Shared parts of paid and pending rewards: their filter, and the fields of the stake. */

import type { NetworkIdentity } from "../../domain/network.ts";
import type { PendingRewardFilter, PendingRewardRow } from "../../store/stakes/select-delegations.ts";
import type { ByteWriter } from "../json/byte-writer.ts";
import { readList, readNodeId } from "../request/identifier.ts";
import { readAddresses } from "./address-list.ts";
import { writeAddresses } from "./p-utxos.ts";

/** Shared by the rewards of a page. */
export interface RewardPage {
  readonly network: NetworkIdentity;
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
  addresses: (out: ByteWriter, { addresses }: Row, { network }: RewardPage) =>
    writeAddresses(out, addresses, network),
  txHash: (out: ByteWriter, { txId }: Row) => out.newId(txId),
  amountStaked: (out: ByteWriter, { weight }: Row) => out.quote(weight),
  nodeId: (out: ByteWriter, { nodeId }: Row) => out.nodeId(nodeId),
  startTimestamp: (out: ByteWriter, { startTime }: Row) => out.number(startTime),
  endTimestamp: (out: ByteWriter, { endTime }: Row) => out.number(endTime),
  rewardType: (out: ByteWriter, { type }: Row) => out.quote(type),
};
