/** Sentences on P-Chain transactions besides payments. */
import { formatId, formatNodeId } from "@primary-network/codec";
import { formatEvmAddress } from "@primary-network/core";
import { depositedBy, type Transaction } from "../document/transaction.ts";
import type { Names } from "./names.ts";
import { stakeOf } from "./reward-sentences.ts";

const percent = (millionths: number): string => `${millionths / 10_000} %`;
const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;

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
        `Rewards go to ${names.owners("rewardsOwner" in tx ? tx.rewardsOwner : tx.validatorRewardsOwner)}. The validator keeps ${percent(tx.delegationShares)} of its delegators' rewards.`,
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
        `The validator keeps ${percent(tx.delegationShares)} of its delegators' rewards.`,
      ];
    case "SetAutoRenewedValidatorConfigTx":
      return [
        tx.period === 0n
          ? `Ends the validator of ${formatId(tx.txId)} after its current cycle.`
          : `Sets cycles of ${tx.period} seconds for the validator of ${formatId(tx.txId)}, with ${percent(tx.autoCompoundRewardShares)} of the rewards staked again.`,
      ];
    case "ConvertSubnetToL1Tx":
      return [
        `Converts subnet ${formatId(tx.subnetId)} to an L1 with ${count(tx.validators.length, "validator")}. This cannot be undone.`,
        `From then on the contract ${addressHex(tx.address)} on chain ${formatId(tx.chainId)} decides on the validators.`,
        `Pays ${deposit} in advance for the continuous fee.`,
      ];
    case "RegisterL1ValidatorTx":
      return [`Registers an L1 validator, as its manager's message asks, and pays ${deposit} in advance.`];
    case "SetL1ValidatorWeightTx":
      return ["Changes the weight of an L1 validator, or removes it, as its manager's message asks."];
    case "IncreaseL1ValidatorBalanceTx":
      return [`Adds ${deposit} to the balance of L1 validator ${formatId(tx.validationId)}.`];
    case "DisableL1ValidatorTx":
      return [`Disables L1 validator ${formatId(tx.validationId)}. Its balance returns to its owner.`];
    default:
      return [];
  }
}

const addressHex = (bytes: Uint8Array): string =>
  bytes.length === 20
    ? formatEvmAddress(bytes)
    : `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
