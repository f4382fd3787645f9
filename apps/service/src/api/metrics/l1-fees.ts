/** Fees that L1 validations paid, by day: of one validation, of a node, of an L1, or of all. */

import type { MetricsValue } from "@primary-network/metrics/spec";
import { feeDays, type L1FeeDay } from "../../domain/p/l1-fee.ts";
import type { L1FeeScope } from "../../store/p/l1-fee.ts";
import { defaultNetwork } from "../primary/served-network.ts";
import { boundOf } from "../request/bound.ts";
import { exactInteger } from "../request/exact-integer.ts";
import type { Context } from "../request/handler.ts";
import { HttpError } from "../request/http-error.ts";
import { readId, readNodeId } from "../request/identifier.ts";
import { operation } from "../request/operation.ts";

interface Span {
  readonly startTimestamp?: number | undefined;
  readonly endTimestamp?: number | undefined;
}

const daily = ({ paid }: L1FeeDay) => exactInteger(String(paid));
const cumulative = ({ paidSoFar }: L1FeeDay) => exactInteger(String(paidSoFar));
const paying = ({ paying }: L1FeeDay) => paying;

/** Newest first. The last day is that of the last block, up to which it counts. */
async function values(
  context: Context,
  scope: L1FeeScope,
  measure: (day: L1FeeDay) => number | bigint,
  { startTimestamp, endTimestamp }: Span,
): Promise<{ results: MetricsValue[] }> {
  const { networkId } = defaultNetwork(context).identity;
  const { states, ...known } = await context.store.l1Fees.read(networkId, scope);
  if (scope.of === "validation" && states.length === 0)
    throw new HttpError(404, "the L1 validation is not indexed");
  const from = boundOf(startTimestamp) ?? 0;
  const below = boundOf(endTimestamp) ?? Number.POSITIVE_INFINITY;
  const days = feeDays(states, known).filter(({ start }) => start >= from && start < below);
  return { results: days.toReversed().map((day) => ({ timestamp: day.start, value: measure(day) })) };
}

const ofNode = { perNodeDailyFeesPaid: daily, perNodeCumulativeFeesPaid: cumulative };
const ofSubnet = {
  perSubnetDailyFeesPaid: daily,
  perSubnetCumulativeFeesPaid: cumulative,
  perSubnetPayingValidators: paying,
};
const ofValidation = { validationFeesDaily: daily, validationCumulativeFeesDaily: cumulative };
const ofAll = {
  totalValidatorFeesDaily: daily,
  totalCumulativeFeesDaily: cumulative,
  totalPayingValidatorsDaily: paying,
};

export const listNodeFeeValues = operation(
  "listNodeFeeValues",
  { basis: "pChain" },
  ({ nodeId, metric, ...span }, context) =>
    values(context, { of: "node", id: readNodeId("nodeId", nodeId) }, ofNode[metric], span),
);

export const listSubnetFeeValues = operation(
  "listSubnetFeeValues",
  { basis: "pChain" },
  ({ subnetId, metric, ...span }, context) =>
    values(context, { of: "subnet", id: readId("subnetId", subnetId) }, ofSubnet[metric], span),
);

export const listValidationFeeValues = operation(
  "listValidationFeeValues",
  { basis: "pChain" },
  (params, context) => {
    const { l1ValidationId, metric, ...span } = params;
    const id = readId("l1ValidationId", l1ValidationId);
    return values(context, { of: "validation", id }, ofValidation[metric], span);
  },
);

export const listL1FeeValues = operation(
  "listL1FeeValues",
  { basis: "pChain" },
  ({ metric, ...span }, context) => values(context, { of: "all" }, ofAll[metric], span),
);
