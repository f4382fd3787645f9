/** Delegations, in their three variants. */

import type {
  ActiveDelegator,
  CompletedDelegator,
  Delegator,
  DelegatorBase,
  PendingDelegator,
} from "@primary-network/data/spec";
import type { NetworkIdentity } from "../../domain/network.ts";
import { feePercent } from "../../domain/p/delegation-fee.ts";
import { netReward } from "../../domain/p/reward.ts";
import type { DelegatorRow } from "../../store/p/delegator.ts";
import { type ByteFields, byteWriterOf, type WriteItem } from "../json/item-writer.ts";
import { listBytes } from "../json/json-bytes.ts";
import { readList, readNodeId } from "../request/identifier.ts";
import { list } from "../request/list.ts";
import { readAddresses } from "./address-list.ts";
import { seenOnPChain } from "./heights.ts";
import { writeAddresses } from "./p-utxos.ts";
import { networkOf } from "./served-network.ts";

/** The paid rewards. The validator's share is paid later, with its own reward, so the gross reward is the potential one. */
function paid(row: DelegatorRow): { grossReward: string; netReward: string } {
  if (row.rewardAmount === null) return { grossReward: "0", netReward: "0" }; // refused, or not paid yet
  const net = BigInt(row.rewardAmount);
  const promised = BigInt(row.potentialReward ?? "0");
  const atLeast = net + BigInt(row.feeAmount ?? "0");
  return { grossReward: String(promised > atLeast ? promised : atLeast), netReward: String(net) };
}

/** A pending delegation's reward is fixed when it begins; until then there is no potential reward. */
const gross = ({ potentialReward }: DelegatorRow): bigint => BigInt(potentialReward ?? "0");

const base: ByteFields<DelegatorBase, DelegatorRow, NetworkIdentity> = {
  txHash: (out, { txId }) => out.newId(txId),
  nodeId: (out, { nodeId }) => out.nodeId(nodeId),
  rewardAddresses: (out, { rewardAddresses }, network) => writeAddresses(out, rewardAddresses, network),
  amountDelegated: (out, { weight }) => out.quote(weight),
  delegationFee: (out, { validatorFeeShares }) => out.quote(feePercent(validatorFeeShares)),
  startTimestamp: (out, { startTime }) => out.number(startTime),
  endTimestamp: (out, { endTime }) => out.number(endTime),
};

const estimated: ByteFields<
  Pick<ActiveDelegator, "estimatedGrossReward" | "estimatedNetReward">,
  DelegatorRow,
  NetworkIdentity
> = {
  estimatedGrossReward: (out, row) => out.quote(String(gross(row))),
  estimatedNetReward: (out, row) => out.quote(String(netReward(gross(row), row.validatorFeeShares))),
};

const writeCompleted = byteWriterOf<CompletedDelegator, DelegatorRow, NetworkIdentity>({
  ...base,
  delegationStatus: (out) => out.quote("completed"),
  grossReward: (out, row) => out.quote(paid(row).grossReward),
  netReward: (out, row) => out.quote(paid(row).netReward),
});

const writers: {
  readonly [Status in DelegatorRow["status"]]: WriteItem<Delegator, DelegatorRow, NetworkIdentity>;
} = {
  completed: writeCompleted,
  removed: writeCompleted,
  active: byteWriterOf<ActiveDelegator, DelegatorRow, NetworkIdentity>({
    ...base,
    delegationStatus: (out) => out.quote("active"),
    ...estimated,
  }),
  pending: byteWriterOf<PendingDelegator, DelegatorRow, NetworkIdentity>({
    ...base,
    delegationStatus: (out) => out.quote("pending"),
    ...estimated,
  }),
};

/** Writes a delegation. */
const writeDelegator: WriteItem<Delegator, DelegatorRow, NetworkIdentity> = (out, row, network) =>
  writers[row.status](out, row, network);

export const listDelegators = list("listDelegators", { basis: "clock", settled: true }, (params, context) => {
  const { identity } = networkOf(context, params.network);
  const { networkId } = identity;
  const filter = {
    nodeIds: readList(params.nodeIds)?.map((nodeId) => readNodeId("nodeIds", nodeId)),
    rewardAddresses: readAddresses(identity, "rewardAddresses", params.rewardAddresses),
    status: params.delegationStatus,
  };
  return {
    networkId,
    see: (store) => seenOnPChain(store, networkId),
    read: (store, window) => store.delegators.list(window, filter),
    write: ({ items }) => ({ delegators: listBytes(writeDelegator)(items, identity) }),
  };
});
