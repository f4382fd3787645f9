/** Validators of the Primary Network or a subnet. */
import { parseId, parseNodeId, type Validator } from "@primary-network/data";
import { networkName } from "../../deployment/deployment.ts";
import { MOST } from "../../flags/query-flags.ts";
import { count, id, nAvax, plain, time } from "../columns.ts";
import { type Column, NothingFound, type Query } from "../query.ts";
import { readArgument } from "../read-argument.ts";

const PRIMARY_NETWORK = "11111111111111111111111111111111LpoYY";

const active = (validator: Validator) => (validator.validationStatus === "active" ? validator : undefined);
const delegated = (validator: Validator) =>
  "amountDelegated" in validator ? validator.amountDelegated : undefined;
const delegators = (validator: Validator) =>
  "delegatorCount" in validator ? validator.delegatorCount : undefined;
const rewards = (validator: Validator) =>
  "rewards" in validator ? validator.rewards : active(validator)?.potentialRewards;

const percent = (text: string | number) => `${text} %`;

const columns: readonly Column<Validator>[] = [
  id("nodeId", "node", ({ nodeId }) => nodeId, { isWhole: true }),
  nAvax("amountStaked", "stake AVAX", ({ amountStaked }) => amountStaked, {
    bar: ({ amountStaked }) => Number(amountStaked), // its bar is a drawing: 53 bits are enough
  }),
  count("stakePercentage", "share", (one) => active(one)?.stakePercentage, {
    text: (one) => percent((active(one)?.stakePercentage ?? 0).toFixed(2)),
  }),
  count("delegationFee", "fee", ({ delegationFee }) => delegationFee ?? undefined, {
    text: ({ delegationFee }) => percent(Number(delegationFee)),
  }),
  count("uptimePerformance", "uptime", (one) => active(one)?.uptimePerformance, {
    text: (one) => percent(active(one)?.uptimePerformance ?? 0),
    colour: (one) => ((active(one)?.uptimePerformance ?? 100) < 80 ? "red" : undefined),
  }),
  nAvax("amountDelegated", "delegated AVAX", delegated),
  count("delegatorCount", "delegators", delegators),
  time("endTimestamp", "ends (UTC)", ({ endTimestamp }) => endTimestamp),
  nAvax("delegationCapacity", "capacity AVAX", (one) => active(one)?.delegationCapacity, { isDetail: true }),
  time("startTimestamp", "begins (UTC)", ({ startTimestamp }) => startTimestamp, { isDetail: true }),
  plain("validationStatus", "state", ({ validationStatus }) => validationStatus, {
    isDetail: true,
    colour: ({ validationStatus }) => (validationStatus === "active" ? "green" : "pale"),
  }),
  nAvax("validationRewardAmount", "reward AVAX", (one) => rewards(one)?.validationRewardAmount, {
    isDetail: true,
  }),
  nAvax("delegationRewardAmount", "fees AVAX", (one) => rewards(one)?.delegationRewardAmount, {
    isDetail: true,
  }),
  id("rewardAddresses", "rewards to", (one) => rewards(one)?.rewardAddresses, { isDetail: true }),
  id("subnetId", "subnet", ({ subnetId }) => subnetId, { isDetail: true }),
  id("txHash", "transaction", ({ txHash }) => txHash, { isDetail: true }),
];

/** Validators of a page when the command needs all of them. */
const LARGEST_PAGE = 100;

/** `validators`. The service cannot sort by stake, so the command reads all of them for that. */
export const validators: Query<Validator> = {
  columns,
  async *rows({ deployment, flags, pageSize }) {
    const { subnet = PRIMARY_NETWORK, sortBy = "stake", order = "desc" } = flags;
    readArgument("a subnet id", subnet, parseId);
    const isByStake = sortBy === "stake";
    const listed = deployment.data.validators.list({
      validationStatus: flags.state,
      nodeIds: flags.node,
      subnetId: subnet,
      ...(isByStake ? { pageSize: LARGEST_PAGE } : { sortBy, sortOrder: flags.order, pageSize }),
    });
    if (!isByStake) return yield* listed;
    const all = await listed.toArray({ limit: MOST });
    const stakeOf = ({ amountStaked }: Validator) => BigInt(amountStaked ?? 0);
    all.sort((a, b) => Number(stakeOf(b) - stakeOf(a)));
    yield* order === "desc" ? all : all.reverse();
  },
};

/** `validator`: the validations of one node. */
export const validator: Query<Validator> = {
  columns,
  shape: "cards",
  async *rows({ deployment, argument, flags, pageSize }) {
    readArgument("a node id", argument, parseNodeId);
    let found = 0;
    for await (const one of deployment.data.validators.listByNode({
      nodeId: argument,
      validationStatus: flags.state,
      pageSize,
    })) {
      found += 1;
      yield one;
    }
    if (found === 0)
      throw new NothingFound(`${argument} has no such validation on ${await networkName(deployment)}.`);
  },
};
