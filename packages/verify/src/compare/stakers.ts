/** Validators and delegators of the Primary Network now, with their potential rewards. */
import type { ActiveDelegator, ActiveValidator, Delegator, Validator } from "@primary-network/data";
import { ALL, bare, type Compared, P, PRIMARY } from "../compared.ts";
import type { Said } from "../node-calls.ts";
import { compareWeights } from "./weights.ts";

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

function delegationOf({ nodeID, weight, startTime, endTime, potentialReward, rewardOwner }: Said) {
  return {
    nodeId: nodeID,
    amount: weight,
    start: Number(startTime),
    end: Number(endTime),
    reward: potentialReward,
    owners: rewardOwner.addresses.map(bare),
  };
}

function listedDelegation(delegator: ActiveDelegator) {
  return {
    nodeId: delegator.nodeId,
    amount: delegator.amountDelegated,
    start: delegator.startTimestamp,
    end: delegator.endTimestamp,
    reward: delegator.estimatedGrossReward,
    owners: delegator.rewardAddresses,
  };
}

export async function compareStakers(compared: Compared): Promise<void> {
  const { call, data, comparison, network, each, sample, choose } = compared;
  const question = (name: string, path: string) => ({
    chain: "p-chain",
    name,
    ask: `GET /v1/networks/${network}/${path}`,
  });
  const { validators } = await call(P, "platform.getCurrentValidators");
  const all = await data.validators.list({ pageSize: 100 }).toArray(ALL);
  const primary = all.filter(({ subnetId }) => subnetId === PRIMARY);
  comparison.compareByKey(
    question("validators of the Primary Network now, with potential rewards", "validators"),
    validators.map((validator: Said) => [validator.txID, describeEntry(validator)]),
    primary.filter(isActive).map((validator) => [validator.txHash, listed(validator)]),
  );
  const nodeIds: readonly string[] = validators.map(({ nodeID }: Said) => nodeID);
  const asked = sample === undefined ? nodeIds : choose(nodeIds, sample);
  const running = await each(asked, async (nodeID): Promise<readonly Said[]> => {
    const { validators: alone } = await call(P, "platform.getCurrentValidators", { nodeIDs: [nodeID] });
    return alone[0]?.delegators ?? [];
  });
  const delegators = await data.delegators.list({ pageSize: 100 }).toArray(ALL);
  const isAsked = new Set(asked);
  comparison.compareByKey(
    question("delegations now, with potential rewards", "delegators"),
    running.flat().map((delegation) => [delegation.txID, delegationOf(delegation)]),
    delegators
      .filter(runs)
      .filter(({ nodeId }) => isAsked.has(nodeId))
      .map((delegator) => [delegator.txHash, listedDelegation(delegator)]),
  );
  await compareWeights(compared, primary, delegators);
}
