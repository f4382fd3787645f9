/** Delegations, in their three variants. */

import type {
  ActiveDelegator,
  CompletedDelegator,
  Delegator,
  DelegatorBase,
  PendingDelegator,
} from "@primary-network/data/spec";
import { feePercent } from "../../domain/p/delegation-fee.ts";
import { netReward } from "../../domain/p/reward.ts";
import type { DelegatorRow } from "../../store/p/delegator.ts";
import { IdTexts } from "../json/id-texts.ts";
import { JsonText } from "../json/json-text.ts";
import { type Fields, objectWriter, quote, type Written, writeList, writeNumber } from "../json/written.ts";
import { readList, readNodeId } from "../request/identifier.ts";
import { list } from "../request/list.ts";
import { readAddresses } from "./address-list.ts";
import { seenOnPChain } from "./heights.ts";
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

const base: Fields<DelegatorBase, DelegatorRow, IdTexts> = {
  txHash: ({ txId }, ids) => ids.id(txId),
  nodeId: ({ nodeId }, ids) => ids.nodeId(nodeId),
  rewardAddresses: ({ rewardAddresses }, ids) =>
    writeList(rewardAddresses.map((address) => ids.address(address))),
  amountDelegated: ({ weight }) => quote(weight),
  delegationFee: ({ validatorFeeShares }) => quote(feePercent(validatorFeeShares)),
  startTimestamp: ({ startTime }) => writeNumber(startTime),
  endTimestamp: ({ endTime }) => writeNumber(endTime),
};

const estimated: Fields<
  Pick<ActiveDelegator, "estimatedGrossReward" | "estimatedNetReward">,
  DelegatorRow,
  IdTexts
> = {
  estimatedGrossReward: (row) => quote(String(gross(row))),
  estimatedNetReward: (row) => quote(String(netReward(gross(row), row.validatorFeeShares))),
};

const writeCompleted = objectWriter<CompletedDelegator, DelegatorRow, IdTexts>({
  ...base,
  delegationStatus: () => quote("completed"),
  grossReward: (row) => quote(paid(row).grossReward),
  netReward: (row) => quote(paid(row).netReward),
});

const writers: {
  readonly [Status in DelegatorRow["status"]]: (row: DelegatorRow, ids: IdTexts) => Written<Delegator>;
} = {
  completed: writeCompleted,
  removed: writeCompleted,
  active: objectWriter<ActiveDelegator, DelegatorRow, IdTexts>({
    ...base,
    delegationStatus: () => quote("active"),
    ...estimated,
  }),
  pending: objectWriter<PendingDelegator, DelegatorRow, IdTexts>({
    ...base,
    delegationStatus: () => quote("pending"),
    ...estimated,
  }),
};

export const listDelegators = list("listDelegators", { basis: "clock", settled: true }, (params, context) => {
  const { identity } = networkOf(context, params.network);
  const { networkId, hrp } = identity;
  const filter = {
    nodeIds: readList(params.nodeIds)?.map((nodeId) => readNodeId("nodeIds", nodeId)),
    rewardAddresses: readAddresses(identity, "rewardAddresses", params.rewardAddresses),
    status: params.delegationStatus,
  };
  const ids = new IdTexts(hrp);
  return {
    networkId,
    see: (store) => seenOnPChain(store, networkId),
    read: (store, window) => store.delegators.list(window, filter),
    write: ({ items }) => ({
      delegators: new JsonText(writeList(items.map((row) => writers[row.status](row, ids)))),
    }),
  };
});
