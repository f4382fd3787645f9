/** Validators, in their four variants. */

import type { ListValidatorsParams, Validator } from "@primary-network/data/spec";
import { toAddresses, toCb58, toNodeId } from "../../domain/id-text.ts";
import { type NetworkIdentity, PRIMARY_ID, type ServedName } from "../../domain/network.ts";
import { FEE_BOUNDS, feePercent, feeShares } from "../../domain/p/delegation-fee.ts";
import { UPTIME_BOUNDS, validatorHealth } from "../../domain/p/validator-health.ts";
import type { Range, ValidatorFilter, ValidatorRow } from "../../store/validator.ts";
import type { Handler } from "../request/handler.ts";
import { HttpError } from "../request/http-error.ts";
import { readId, readList, readNodeId } from "../request/identifier.ts";
import { readPage } from "../request/page.ts";
import { networkOf } from "./served-network.ts";

/** Own stake in percent of the whole subnet's. */
function stakePercentage({ validation, subnetStake }: ValidatorRow): number {
  const total = BigInt(subnetStake ?? "0");
  // Six decimals of a percent, computed with bigint: stakes exceed 2^53.
  return total === 0n ? 0 : Number((BigInt(validation.weight) * 100_000_000n) / total) / 1_000_000;
}

/** A validation in the interface's form. */
export function validatorItem(network: NetworkIdentity, seen: ValidatorRow): Validator {
  const row = seen.validation;
  const base = {
    txHash: toCb58(row.txId),
    nodeId: toNodeId(row.nodeId),
    subnetId: toCb58(row.subnetId),
    amountStaked: row.weight,
    // Left out on subnets, which have no such fee: the official clients refuse a page with null.
    ...(row.feeShares !== null &&
      row.subnetId === PRIMARY_ID && { delegationFee: feePercent(row.feeShares) }),
    startTimestamp: row.startTime,
    endTimestamp: row.endTime,
    ...(row.blsPublicKey !== null &&
      row.blsProof !== null && {
        blsCredentials: { publicKey: row.blsPublicKey, proofOfPossession: row.blsProof },
      }),
  };
  const delegations = { delegatorCount: row.delegatorCount, amountDelegated: row.delegated };
  switch (row.status) {
    case "pending":
      return { ...base, validationStatus: "pending" };
    case "removed":
      return {
        ...base,
        validationStatus: "removed",
        removeTxHash: row.removedTx === null ? "" : toCb58(row.removedTx),
        removeTimestamp: row.removedTime ?? 0,
      };
    case "completed":
      return {
        ...base,
        ...delegations,
        validationStatus: "completed",
        rewards: {
          // Paid rewards: 0 until the block that ends the term is indexed.
          validationRewardAmount: row.rewardAmount ?? "0",
          delegationRewardAmount: row.paidFees,
          rewardAddresses: toAddresses(network, row.rewardAddresses),
          ...(row.rewardTx !== null && { rewardTxHash: toCb58(row.rewardTx) }),
        },
      };
    case "active":
      return {
        ...base,
        ...delegations,
        validationStatus: "active",
        potentialRewards: {
          validationRewardAmount: row.potentialReward ?? "0",
          delegationRewardAmount: row.expectedFees,
          rewardAddresses: toAddresses(network, row.rewardAddresses),
        },
        stakePercentage: stakePercentage(seen),
        uptimePerformance: Number(seen.uptime ?? "0"),
        ...(row.capacity !== null && { delegationCapacity: row.capacity }),
        validatorHealth: validatorHealth(seen.connected ?? false),
        geolocation: null,
      };
  }
}

/** Fills in the documented default of one bound when only the other is given; undefined when neither is. */
function bounds(
  min: number | undefined,
  max: number | undefined,
  defaults: { readonly min: number; readonly max: number },
): Range<number> | undefined {
  return min === undefined && max === undefined
    ? undefined
    : { min: min ?? defaults.min, max: max ?? defaults.max };
}

function range<T>(min: T | undefined, max: T | undefined): Range<T> | undefined {
  return min === undefined && max === undefined ? undefined : { min, max };
}

/** Sorting by delegationFee is supported for the Primary Network of mainnet only. */
function checkSort(
  { sortBy }: ListValidatorsParams,
  network: ServedName,
  subnetId: string | undefined,
): void {
  if (sortBy !== "delegationFee") return;
  if (network !== "mainnet") throw new HttpError(400, "sortBy delegationFee is available only on mainnet");
  if (subnetId !== PRIMARY_ID) {
    throw new HttpError(400, `sortBy delegationFee requires subnetId to be ${toCb58(PRIMARY_ID)}`);
  }
}

function readFilter(params: ListValidatorsParams, network: ServedName): ValidatorFilter {
  const subnetId = params.subnetId === undefined ? undefined : readId("subnetId", params.subnetId);
  checkSort(params, network, subnetId);
  const fee = bounds(params.minFeePercentage, params.maxFeePercentage, FEE_BOUNDS);
  return {
    nodeIdParts: readList(params.nodeIds),
    subnetId,
    status: params.validationStatus,
    capacity: range(params.minDelegationCapacity, params.maxDelegationCapacity),
    timeRemaining: range(params.minTimeRemaining, params.maxTimeRemaining),
    feeShares: fee && { min: fee.min && feeShares(fee.min), max: fee.max && feeShares(fee.max) },
    uptime: bounds(params.minUptimePerformance, params.maxUptimePerformance, UPTIME_BOUNDS),
    sortBy: params.sortBy ?? "blockIndex",
  };
}

export const listValidators: Handler<"listValidators"> = async (params, context) => {
  const { identity, name } = networkOf(context, params.network);
  const filter = readFilter(params, name);
  const { rows, token } = await readPage(context, {
    settled: true,
    operation: "listValidators",
    network: identity,
    params,
    order: "desc",
    read: (window) => context.store.validators.list(window, filter),
  });
  return { ...token, validators: rows.map((row) => validatorItem(identity, row)) };
};

export const listValidatorsByNode: Handler<"listValidatorsByNode"> = async (params, context) => {
  const { identity } = networkOf(context, params.network);
  const nodeId = readNodeId("nodeId", params.nodeId);
  const filter: ValidatorFilter = { nodeId, status: params.validationStatus, sortBy: "blockIndex" };
  const { rows, token } = await readPage(context, {
    settled: true,
    operation: "listValidatorsByNode",
    network: identity,
    params,
    order: "desc",
    read: (window) => context.store.validators.list(window, filter),
  });
  return { ...token, validators: rows.map((row) => validatorItem(identity, row)) };
};
