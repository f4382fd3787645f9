/** Delegations, in their three variants. */

import type { Delegator } from "@primary-network/data/spec";
import { toAddresses, toCb58, toNodeId } from "../../domain/id-text.ts";
import type { NetworkIdentity } from "../../domain/network.ts";
import { feePercent } from "../../domain/p/delegation-fee.ts";
import { netReward } from "../../domain/p/reward.ts";
import type { DelegatorRow } from "../../store/delegator.ts";
import type { Handler } from "../request/handler.ts";
import { readList, readNodeId } from "../request/identifier.ts";
import { readPage } from "../request/page.ts";
import { readAddresses } from "./address-list.ts";
import { networkOf } from "./served-network.ts";

/** The paid rewards. The validator's share is paid later, with its own reward, so the gross reward is the potential one. */
function paid(row: DelegatorRow): { grossReward: string; netReward: string } {
  const nothing = { grossReward: "0", netReward: "0" };
  if (row.rewardAmount === null) return nothing; // refused, or not paid yet
  const net = BigInt(row.rewardAmount);
  const promised = BigInt(row.potentialReward ?? "0");
  // Older versions stored 0 for a refused reward too; a delegation fee of 100 % also leaves 0.
  if (net === 0n && netReward(promised, row.validatorFeeShares) > 0n) return nothing;
  const atLeast = net + BigInt(row.feeAmount ?? "0");
  return { grossReward: String(promised > atLeast ? promised : atLeast), netReward: String(net) };
}

function delegatorItem(network: NetworkIdentity, row: DelegatorRow): Delegator {
  const base = {
    txHash: toCb58(row.txId),
    nodeId: toNodeId(row.nodeId),
    rewardAddresses: toAddresses(network, row.rewardAddresses),
    amountDelegated: row.weight,
    delegationFee: feePercent(row.validatorFeeShares),
    startTimestamp: row.startTime,
    endTimestamp: row.endTime,
  };
  if (row.status === "completed" || row.status === "removed") {
    return { ...base, delegationStatus: "completed", ...paid(row) };
  }
  // A pending delegation's reward is fixed when it begins; until then there is no potential reward.
  const gross = BigInt(row.potentialReward ?? "0");
  return {
    ...base,
    delegationStatus: row.status,
    estimatedGrossReward: String(gross),
    estimatedNetReward: String(netReward(gross, row.validatorFeeShares)),
  };
}

export const listDelegators: Handler<"listDelegators"> = async (params, context) => {
  const { identity } = networkOf(context, params.network);
  const filter = {
    nodeIds: readList(params.nodeIds)?.map((nodeId) => readNodeId("nodeIds", nodeId)),
    rewardAddresses: readAddresses(identity, "rewardAddresses", params.rewardAddresses),
    status: params.delegationStatus,
  };
  const { rows, token } = await readPage(context, {
    settled: true,
    operation: "listDelegators",
    network: identity,
    params,
    order: "desc",
    read: (window) => context.store.delegators.list(window, filter),
  });
  return { ...token, delegators: rows.map((row) => delegatorItem(identity, row)) };
};
