/** Compares validators and delegators: the current ones, weights at past heights, and promised rewards. */
import type { ActiveDelegator, ActiveValidator, Delegator, Validator } from "@primary-network/data";
import type { Said } from "../questions/exchange.ts";
import { ALL, bare, type Compared, P, PRIMARY } from "./compared-network.ts";

/** Heights at which the sets are compared, besides the last. */
const HEIGHTS = 12;

const isActive = (validator: Validator): validator is ActiveValidator =>
  validator.validationStatus === "active";
const runs = (delegator: Delegator): delegator is ActiveDelegator => delegator.delegationStatus === "active";

/** "2.0000" and "2.0000000000000000" are one fee. */
const percent = (text: string | null | undefined) => (text == null ? undefined : Number(text));

function describeEntry(validator: Said) {
  const { txID, nodeID, startTime, endTime, weight, potentialReward, signer, delegationFee } = validator;
  return {
    txHash: txID,
    nodeId: nodeID,
    amountStaked: weight,
    startTimestamp: Number(startTime),
    endTimestamp: Number(endTime),
    reward: potentialReward,
    fee: percent(delegationFee),
    publicKey: signer?.publicKey,
    delegatorCount: Number(validator.delegatorCount ?? 0),
    delegatorWeight: validator.delegatorWeight ?? "0",
    rewardAddresses: validator.validationRewardOwner?.addresses.map(bare),
  };
}

function listed(validator: ActiveValidator) {
  const { txHash, nodeId, amountStaked, startTimestamp, endTimestamp, delegatorCount } = validator;
  return {
    txHash,
    nodeId,
    amountStaked,
    startTimestamp,
    endTimestamp,
    delegatorCount,
    reward: validator.potentialRewards.validationRewardAmount,
    fee: percent(validator.delegationFee),
    publicKey: validator.blsCredentials?.publicKey,
    delegatorWeight: validator.amountDelegated ?? "0",
    rewardAddresses: validator.potentialRewards.rewardAddresses,
  };
}

async function compareNow(
  { call, data, comparison }: Compared,
  delegators: readonly Delegator[],
): Promise<void> {
  const { validators } = await call(P, "platform.getCurrentValidators");
  const ours = (await data.validators.list({ pageSize: 100 }).toArray(ALL)).filter(isActive);
  const primary = ours.filter(({ subnetId }) => subnetId === PRIMARY);
  comparison.compareByKey(
    "validators of the Primary Network now, with potential rewards",
    validators.map((validator: Said) => [validator.txID, describeEntry(validator)]),
    primary.map((validator) => [validator.txHash, listed(validator)]),
  );
  comparison.compareByKey(
    "uptime of validators, whole percents",
    validators.map(({ txID, uptime }: Said) => [txID, Math.round(Number(uptime))]),
    primary.map(({ txHash, uptimePerformance }) => [txHash, Math.round(uptimePerformance)]),
  );
  const running = [];
  for (const { nodeID } of validators) {
    const { validators: alone } = await call(P, "platform.getCurrentValidators", { nodeIDs: [nodeID] });
    for (const each of alone[0]?.delegators ?? []) running.push(each);
  }
  comparison.compareByKey(
    "delegations now, with potential rewards",
    running.map(({ txID, nodeID, weight, startTime, endTime, potentialReward, rewardOwner }: Said) => [
      txID,
      {
        nodeId: nodeID,
        amount: weight,
        start: Number(startTime),
        end: Number(endTime),
        reward: potentialReward,
        owners: rewardOwner.addresses.map(bare),
      },
    ]),
    delegators.filter(runs).map((delegator) => [
      delegator.txHash,
      {
        nodeId: delegator.nodeId,
        amount: delegator.amountDelegated,
        start: delegator.startTimestamp,
        end: delegator.endTimestamp,
        reward: delegator.estimatedGrossReward,
        owners: delegator.rewardAddresses,
      },
    ]),
  );
}

/** When a stake counts: from the block that holds its transaction to the one that ended it. */
interface Term {
  readonly nodeId: string;
  readonly subnetId: string;
  readonly weight: bigint;
  readonly from: number;
  readonly until: number;
}

async function termsOf(
  { data, txs, blocks }: Compared,
  delegators: readonly Delegator[],
): Promise<readonly Term[]> {
  const heights = new Map(txs.map(({ id, block }) => [id, block.height]));
  const ends = new Map<string, number>();
  for (const { said, tx, block } of txs) {
    // The proposal is decided on by the block after it.
    if (/^Reward(AutoRenewed)?ValidatorTx$/.test(tx.unsignedTx.type))
      ends.set(said.unsignedTx.txID, block.height + 1);
  }
  const validators = await data.validators.list({ pageSize: 100 }).toArray(ALL);
  const endOf = (txHash: string, endTimestamp: number, role: "ended by a transaction" | "by the clock") =>
    ends.get(txHash) ??
    (role === "by the clock"
      ? (blocks.find(({ time }) => time >= endTimestamp)?.height ?? Number.POSITIVE_INFINITY)
      : Number.POSITIVE_INFINITY);
  return [
    ...validators.map((validator) => ({
      nodeId: validator.nodeId,
      subnetId: validator.subnetId,
      weight: BigInt(validator.amountStaked),
      from: heights.get(validator.txHash) ?? 0,
      until:
        validator.validationStatus === "removed"
          ? (heights.get(validator.removeTxHash) ?? 0)
          : endOf(
              validator.txHash,
              validator.endTimestamp,
              validator.subnetId === PRIMARY ? "ended by a transaction" : "by the clock",
            ),
    })),
    ...delegators.map((delegator) => ({
      nodeId: delegator.nodeId,
      subnetId: PRIMARY,
      weight: BigInt(delegator.amountDelegated),
      from: heights.get(delegator.txHash) ?? 0,
      until: endOf(delegator.txHash, delegator.endTimestamp, "ended by a transaction"),
    })),
  ];
}

function weightsAt(terms: readonly Term[], height: number, subnetId: string): ReadonlyMap<string, string> {
  const weights = new Map<string, bigint>();
  for (const { nodeId, weight, from, until, subnetId: of } of terms) {
    if (of === subnetId && from <= height && height < until)
      weights.set(nodeId, (weights.get(nodeId) ?? 0n) + weight);
  }
  return new Map([...weights].map(([nodeId, weight]) => [nodeId, String(weight)]));
}

/** Nodes whose validator has renewed itself: the service lists the last cycle's weight, which says nothing of the cycles before. */
async function renewedNodes({ data, txs }: Compared): Promise<ReadonlySet<string>> {
  const ends = new Map<string, number>();
  for (const { tx, said } of txs) {
    const { txID } = said.unsignedTx;
    if (tx.unsignedTx.type === "RewardAutoRenewedValidatorTx") ends.set(txID, (ends.get(txID) ?? 0) + 1);
  }
  if (ends.size === 0) return new Set();
  const validators = await data.validators.list({ pageSize: 100 }).toArray(ALL);
  return new Set(validators.filter(({ txHash }) => (ends.get(txHash) ?? 0) > 1).map(({ nodeId }) => nodeId));
}

async function compareAtHeights(compared: Compared, delegators: readonly Delegator[]): Promise<void> {
  const { call, comparison, blocks } = compared;
  const terms = await termsOf(compared, delegators);
  const renewed = await renewedNodes(compared);
  const last = blocks.length;
  const heights = new Set([
    ...Array.from({ length: HEIGHTS }, (_, index) => Math.floor((index * last) / HEIGHTS)),
    last,
  ]);
  for (const height of heights) {
    const said = await call(P, "platform.getValidatorsAt", { height });
    const known = ([nodeId]: readonly [nodeId: string, unknown]) => !renewed.has(nodeId);
    comparison.compareByKey(
      "weights of the Primary Network's validators at past heights",
      Object.entries<Said>(said)
        .filter(known)
        .map(([nodeId, { weight }]) => [`${nodeId} at ${height}`, String(weight)]),
      [...weightsAt(terms, height, PRIMARY)]
        .filter(known)
        .map(([nodeId, weight]) => [`${nodeId} at ${height}`, weight]),
    );
  }
}

export async function compareStakers(compared: Compared): Promise<void> {
  const delegators = await compared.data.delegators.list({ pageSize: 100 }).toArray(ALL);
  await compareNow(compared, delegators);
  await compareAtHeights(compared, delegators);
}
