/** Refusals of the listings of validators, and of the network's totals. */

import {
  between,
  flag,
  idQuery,
  networkPath,
  nodeIdPath,
  nodeIdQuery,
  nodeIds,
  oneOf,
  page,
  sortOrder,
} from "./parameters.ts";
import type { Refusal, Refusals } from "./refusal.ts";

const status = oneOf("completed", "active", "pending", "removed");
const MOST = "720000000000000000";

const capacity: readonly Refusal[] = [
  ...["", "ten", "-1", "1.5", "1e3", "0x10", "+1", "1,2", "%201", "1%27--", "%D9%A1", "%E2%80%AE1"].map(
    (given): Refusal => [given, "$ must match pattern …"],
  ),
  ["720000000000000001", `$ must be <= ${MOST}`],
  ["9".repeat(5_000), `$ must be <= ${MOST}`],
  [["1", "1"], "$ must be given once, not 2 times"],
  ["1%00", "$ must not hold the character U+0000"],
  ["%FF", "$ is not percent-encoded UTF-8"],
  ["9".repeat(9_000), "the URL must be at most 8192 characters"],
];

export const listValidators: Refusals = {
  path: { network: "fuji" },
  refused: {
    network: networkPath,
    ...page,
    // Parts of node ids are asked for here, so any text is one, but none.
    nodeIds: nodeIds.filter(([, message]) => !message.includes(":")),
    sortBy: [
      ...oneOf("blockIndex", "delegationCapacity", "timeRemaining", "delegationFee", "uptimePerformance"),
      ["delegationFee", "$ delegationFee is available only on mainnet"],
    ],
    sortOrder,
    validationStatus: status,
    minDelegationCapacity: capacity,
    maxDelegationCapacity: capacity,
    minTimeRemaining: between(0, 2_147_483_647),
    maxTimeRemaining: between(0, 2_147_483_647),
    minFeePercentage: [...between(2, 100), ["1.99", "$ must be >= 2"]],
    maxFeePercentage: [...between(2, 100), ["100.01", "$ must be <= 100"]],
    minUptimePerformance: [...between(0, 100), ["-0.01", "$ must be >= 0"]],
    maxUptimePerformance: [...between(0, 100), ["100.01", "$ must be <= 100"]],
    subnetId: idQuery,
  },
};

export const listValidatorsByNode: Refusals = {
  path: { network: "fuji", nodeId: "NodeID-6L5yRNPTuciSgXGHqYwn9N6NeoKMvqvy" },
  refused: { network: networkPath, nodeId: nodeIdPath, ...page, validationStatus: status, sortOrder },
};

export const listL1Validators: Refusals = {
  path: { network: "fuji" },
  refused: {
    network: networkPath,
    l1ValidationId: idQuery,
    includeInactiveL1Validators: flag,
    nodeId: nodeIdQuery,
    subnetId: idQuery,
    ...page,
  },
};

export const getNetwork: Refusals = {
  path: { network: "fuji" },
  refused: { network: networkPath.filter(([given]) => given !== "") },
};
