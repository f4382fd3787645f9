/** Writes validations in the interface's four variants. */

import type {
  ActiveValidator,
  BlsCredentials,
  CompletedValidator,
  PendingValidator,
  RemovedValidator,
  Validator,
  ValidatorBase,
  ValidatorRewards,
} from "@primary-network/data/spec";
import { PRIMARY_ID } from "../../domain/network.ts";
import { feePercent } from "../../domain/p/delegation-fee.ts";
import { validatorHealth } from "../../domain/p/validator-health.ts";
import type { ValidatorRow } from "../../store/p/validator.ts";
import type { ValidationRow } from "../../store/stakes/entry.ts";
import type { IdTexts } from "../json/id-texts.ts";
import {
  type Fields,
  objectWriter,
  quote,
  type Written,
  writeJson,
  writeList,
  writeNumber,
} from "../json/written.ts";

/** Own stake in percent of the whole subnet's. */
function stakePercentage({ validation, subnetStake }: ValidatorRow): number {
  const total = BigInt(subnetStake ?? "0");
  // Six decimals of a percent, computed with bigint: stakes exceed 2^53.
  return total === 0n ? 0 : Number((BigInt(validation.weight) * 100_000_000n) / total) / 1_000_000;
}

const writeCredentials = objectWriter<BlsCredentials, { publicKey: string; proof: string }, undefined>({
  publicKey: ({ publicKey }) => quote(publicKey),
  proofOfPossession: ({ proof }) => quote(proof),
});

const base: Fields<ValidatorBase, ValidatorRow, IdTexts> = {
  txHash: ({ validation }, ids) => ids.id(validation.txId),
  nodeId: ({ validation }, ids) => ids.nodeId(validation.nodeId),
  subnetId: ({ validation }, ids) => ids.id(validation.subnetId),
  amountStaked: ({ validation }) => quote(validation.weight),
  // Left out on subnets, which have no such fee: the official clients refuse a page with null.
  delegationFee: ({ validation: { feeShares, subnetId } }) =>
    feeShares !== null && subnetId === PRIMARY_ID ? quote(feePercent(feeShares)) : undefined,
  startTimestamp: ({ validation }) => writeNumber(validation.startTime),
  endTimestamp: ({ validation }) => writeNumber(validation.endTime),
  blsCredentials: ({ validation: { blsPublicKey: publicKey, blsProof: proof } }) =>
    publicKey !== null && proof !== null ? writeCredentials({ publicKey, proof }, undefined) : undefined,
};

const delegations: Fields<
  Pick<CompletedValidator, "delegatorCount" | "amountDelegated">,
  ValidatorRow,
  IdTexts
> = {
  delegatorCount: ({ validation }) => writeNumber(validation.delegatorCount),
  amountDelegated: ({ validation }) => quote(validation.delegated),
};

const addressesOf = ({ rewardAddresses }: ValidationRow, ids: IdTexts) =>
  writeList(rewardAddresses.map((address) => ids.address(address)));

const writeExpected = objectWriter<ValidatorRewards, ValidationRow, IdTexts>({
  validationRewardAmount: ({ potentialReward }) => quote(potentialReward ?? "0"),
  delegationRewardAmount: ({ expectedFees }) => quote(expectedFees),
  rewardAddresses: addressesOf,
  rewardTxHash: () => undefined,
});

/** Paid rewards: 0 until the block that ends the term is indexed. */
const writePaid = objectWriter<ValidatorRewards, ValidationRow, IdTexts>({
  validationRewardAmount: ({ rewardAmount }) => quote(rewardAmount ?? "0"),
  delegationRewardAmount: ({ paidFees }) => quote(paidFees),
  rewardAddresses: addressesOf,
  rewardTxHash: ({ rewardTx }, ids) => (rewardTx === null ? undefined : ids.id(rewardTx)),
});

const healths = new Map([true, false].map((connected) => [connected, writeJson(validatorHealth(connected))]));

const writers: {
  readonly [Status in ValidationRow["status"]]: (row: ValidatorRow, ids: IdTexts) => Written<Validator>;
} = {
  pending: objectWriter<PendingValidator, ValidatorRow, IdTexts>({
    ...base,
    validationStatus: () => quote("pending"),
  }),
  removed: objectWriter<RemovedValidator, ValidatorRow, IdTexts>({
    ...base,
    validationStatus: () => quote("removed"),
    removeTxHash: ({ validation: { removedTx } }, ids) =>
      removedTx === null ? quote("") : ids.id(removedTx),
    removeTimestamp: ({ validation }) => writeNumber(validation.removedTime ?? 0),
  }),
  completed: objectWriter<CompletedValidator, ValidatorRow, IdTexts>({
    ...base,
    ...delegations,
    validationStatus: () => quote("completed"),
    rewards: ({ validation }, ids) => writePaid(validation, ids),
  }),
  active: objectWriter<ActiveValidator, ValidatorRow, IdTexts>({
    ...base,
    ...delegations,
    validationStatus: () => quote("active"),
    potentialRewards: ({ validation }, ids) => writeExpected(validation, ids),
    stakePercentage: (row) => writeNumber(stakePercentage(row)),
    uptimePerformance: ({ uptime }) => writeNumber(Number(uptime ?? "0")),
    avalancheGoVersion: () => undefined,
    delegationCapacity: ({ validation: { capacity } }) => (capacity === null ? undefined : quote(capacity)),
    validatorHealth: ({ connected }) => healths.get(connected ?? false) ?? writeJson(validatorHealth(false)),
    geolocation: () => writeJson(null),
  }),
};

interface Kept {
  readonly row: ValidatorRow;
  readonly json: Written<Validator>;
}

/** The last text of each row that the store keeps. Its addresses are of one network, as the row is. */
const kept = new WeakMap<ValidationRow, Kept>();

/** A validation in the interface's form; the text is kept for as long as the store gives the same row. */
export function writeValidator(row: ValidatorRow, ids: IdTexts): Written<Validator> {
  const { validation, uptime, connected, subnetStake } = row;
  const before = kept.get(validation);
  if (
    before &&
    before.row.uptime === uptime &&
    before.row.connected === connected &&
    before.row.subnetStake === subnetStake
  ) {
    return before.json;
  }
  const json = writers[validation.status](row, ids);
  kept.set(validation, { row, json });
  return json;
}
