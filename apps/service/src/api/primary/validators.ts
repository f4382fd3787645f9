/** Lists validators. */

import { toCb58 } from "../../domain/id-text.ts";
import type { Slice } from "../../domain/listing.ts";
import { type NetworkIdentity, PRIMARY_ID, type ServedName } from "../../domain/network.ts";
import { FEE_BOUNDS, feeShares } from "../../domain/p/delegation-fee.ts";
import { UPTIME_BOUNDS } from "../../domain/p/validator-health.ts";
import type { ValidatorRow } from "../../store/p/validator.ts";
import type { Range, ValidatorFilter } from "../../store/stakes/select-validators.ts";
import { listBytes } from "../json/json-bytes.ts";
import type { OperationTypes } from "../request/handler.ts";
import { HttpError } from "../request/http-error.ts";
import { readId, readList, readNodeId } from "../request/identifier.ts";
import { type Listing, list } from "../request/list.ts";
import { seenOnPChain } from "./heights.ts";
import { networkOf } from "./served-network.ts";
import { writeValidator } from "./validator-json.ts";

type Params = OperationTypes["listValidators"]["params"];

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
function checkSort({ sortBy }: Params, network: ServedName, subnetId: string | undefined): void {
  if (sortBy !== "delegationFee") return;
  if (network !== "mainnet") throw new HttpError(400, "sortBy delegationFee is available only on mainnet");
  if (subnetId !== PRIMARY_ID) {
    throw new HttpError(400, `sortBy delegationFee requires subnetId to be ${toCb58(PRIMARY_ID)}`);
  }
}

function readFilter(params: Params, network: ServedName): ValidatorFilter {
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

/** The validations that pass a filter. */
const validationsOf = (
  identity: NetworkIdentity,
  filter: ValidatorFilter,
): Listing<"listValidators" | "listValidatorsByNode", Slice<ValidatorRow>> => ({
  networkId: identity.networkId,
  see: (store) => seenOnPChain(store, identity.networkId),
  read: (store, window) => store.validators.list(window, filter),
  write: ({ items }) => ({ validators: listBytes(writeValidator)(items, identity) }),
});

export const listValidators = list("listValidators", { basis: "clock", settled: true }, (params, context) => {
  const { identity, name } = networkOf(context, params.network);
  return validationsOf(identity, readFilter(params, name));
});

export const listValidatorsByNode = list(
  "listValidatorsByNode",
  { basis: "clock", settled: true },
  (params, context) => {
    const { identity } = networkOf(context, params.network);
    const nodeId = readNodeId("nodeId", params.nodeId);
    return validationsOf(identity, { nodeId, status: params.validationStatus, sortBy: "blockIndex" });
  },
);
