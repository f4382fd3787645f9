/** Sentences on P-Chain transactions besides payments. */
import { formatId, formatNodeId, type OutputOwners } from "@primary-network/codec";
import { depositedBy, type Transaction, type UserTx } from "../document/transaction.ts";
import { conversionSentences, registrationSentences, weightSentences } from "./l1-sentences.ts";
import type { Names } from "./names.ts";
import { stakeOf } from "./reward-sentences.ts";

const percent = (millionths: number): string => `${millionths / 10_000} %`;

/** Sentence on the part of the delegators' rewards that a validator keeps. */
const keptSentence = (shares: number, own: OutputOwners, delegations: OutputOwners, names: Names): string => {
  const [owner, receiver] = [names.owners(own), names.owners(delegations)];
  return `The validator keeps ${percent(shares)} of its delegators' rewards${receiver === owner ? "" : `, for ${receiver}`}.`;
};

type ValidatorTx = Extract<UserTx, { type: "AddValidatorTx" | "AddPermissionlessValidatorTx" }>;

const ownerOf = (tx: ValidatorTx): OutputOwners =>
  tx.type === "AddValidatorTx" ? tx.rewardsOwner : tx.validatorRewardsOwner;
const delegationsOf = (tx: ValidatorTx): OutputOwners =>
  tx.type === "AddValidatorTx" ? tx.rewardsOwner : tx.delegatorRewardsOwner;

/** Says what a transaction does besides its payments. Empty for transfers. */
export function platformSentences(transaction: Extract<Transaction, { chain: "P" }>, names: Names): string[] {
  const { tx } = transaction;
  const deposit = names.avax(depositedBy(transaction));
  switch (tx.type) {
    case "CreateSubnetTx":
      return [`Creates a subnet that ${names.owners(tx.owner)} owns.`];
    case "CreateChainTx":
      return [`Creates the chain "${tx.chainName}" in subnet ${formatId(tx.subnetId)}.`];
    case "TransferSubnetOwnershipTx":
      return [`Gives subnet ${formatId(tx.subnetId)} to ${names.owners(tx.owner)}.`];
    case "AddSubnetValidatorTx": {
      const { nodeId, end, weight } = tx.validator;
      return [
        `Adds ${formatNodeId(nodeId)} to subnet ${formatId(tx.subnetId)} with weight ${weight} until ${names.time(end)}.`,
      ];
    }
    case "RemoveSubnetValidatorTx":
      return [`Removes ${formatNodeId(tx.nodeId)} from subnet ${formatId(tx.subnetId)}.`];
    case "AddValidatorTx":
    case "AddPermissionlessValidatorTx":
      return [
        `Stakes ${names.avax(tx.validator.weight)} on ${formatNodeId(tx.validator.nodeId)} as a validator until ${names.time(tx.validator.end)}, when it returns.`,
        `Rewards go to ${names.owners(ownerOf(tx))}.`,
        keptSentence(tx.delegationShares, ownerOf(tx), delegationsOf(tx), names),
      ];
    case "AddDelegatorTx":
    case "AddPermissionlessDelegatorTx":
      return [
        `Delegates ${names.avax(tx.validator.weight)} to ${formatNodeId(tx.validator.nodeId)} until ${names.time(tx.validator.end)}, when it returns.`,
        `Rewards go to ${names.owners(tx.rewardsOwner)}.`,
      ];
    case "TransformSubnetTx":
      return [`Lets everybody stake ${formatId(tx.assetId)} to validate subnet ${formatId(tx.subnetId)}.`];
    case "AddAutoRenewedValidatorTx":
      return [
        `Stakes ${names.avax(stakeOf(tx.stakeOutputs))} on ${formatNodeId(tx.nodeId)} in cycles of ${tx.period} seconds, until ${names.owners(tx.validatorAuthority)} ends it.`,
        `${percent(tx.autoCompoundRewardShares)} of the rewards are staked again. The rest goes to ${names.owners(tx.validatorRewardsOwner)}.`,
        keptSentence(tx.delegationShares, tx.validatorRewardsOwner, tx.delegatorRewardsOwner, names),
      ];
    case "SetAutoRenewedValidatorConfigTx":
      return [
        tx.period === 0n
          ? `Ends the validator of ${formatId(tx.txId)} after its current cycle.`
          : `Sets cycles of ${tx.period} seconds for the validator of ${formatId(tx.txId)}, with ${percent(tx.autoCompoundRewardShares)} of the rewards staked again.`,
      ];
    case "ConvertSubnetToL1Tx":
      return conversionSentences(tx, names);
    case "RegisterL1ValidatorTx":
      return registrationSentences(tx, names);
    case "SetL1ValidatorWeightTx":
      return weightSentences(tx);
    case "IncreaseL1ValidatorBalanceTx":
      return [`Adds ${deposit} to the balance of L1 validator ${formatId(tx.validationId)}.`];
    case "DisableL1ValidatorTx":
      return [`Disables L1 validator ${formatId(tx.validationId)}. Its balance returns to its owner.`];
    default:
      return [];
  }
}
