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
import { type NetworkIdentity, PRIMARY_ID } from "../../domain/network.ts";
import { feePercent } from "../../domain/p/delegation-fee.ts";
import { validatorHealth } from "../../domain/p/validator-health.ts";
import type { ValidatorRow } from "../../store/p/validator.ts";
import type { ValidationRow } from "../../store/stakes/entry.ts";
import type { ByteWriter, JsonBytes, Wrote } from "../json/byte-writer.ts";
import { type ByteFields, byteWriterOf, optional, type WriteItem } from "../json/item-writer.ts";
import { writeAddresses } from "./p-utxos.ts";

/** Own stake in percent of the whole subnet's. */
function stakePercentage({ validation, subnetStake }: ValidatorRow): number {
  const total = BigInt(subnetStake ?? "0");
  // Six decimals of a percent, computed with bigint: stakes exceed 2^53.
  return total === 0n ? 0 : Number((BigInt(validation.weight) * 100_000_000n) / total) / 1_000_000;
}

const writeCredentials = byteWriterOf<BlsCredentials, { publicKey: string; proof: string }, undefined>({
  publicKey: (out, { publicKey }) => out.quote(publicKey),
  proofOfPossession: (out, { proof }) => out.quote(proof),
});

const base: ByteFields<ValidatorBase, ValidatorRow, NetworkIdentity> = {
  txHash: (out, { validation }) => out.newId(validation.txId),
  nodeId: (out, { validation }) => out.nodeId(validation.nodeId),
  subnetId: (out, { validation }) => out.id(validation.subnetId),
  amountStaked: (out, { validation }) => out.quote(validation.weight),
  // Left out on subnets, which have no such fee: the official clients refuse a page with null.
  delegationFee: (out, { validation: { feeShares, subnetId } }) =>
    feeShares !== null && subnetId === PRIMARY_ID ? out.quote(feePercent(feeShares)) : undefined,
  startTimestamp: (out, { validation }) => out.number(validation.startTime),
  endTimestamp: (out, { validation }) => out.number(validation.endTime),
  blsCredentials: (out, { validation: { blsPublicKey: publicKey, blsProof: proof } }) =>
    publicKey !== null && proof !== null ? writeCredentials(out, { publicKey, proof }, undefined) : undefined,
};

const delegations: ByteFields<
  Pick<CompletedValidator, "delegatorCount" | "amountDelegated">,
  ValidatorRow,
  NetworkIdentity
> = {
  delegatorCount: (out, { validation }) => out.number(validation.delegatorCount),
  amountDelegated: (out, { validation }) => out.quote(validation.delegated),
};

const rewardAddresses = (out: ByteWriter, { rewardAddresses }: ValidationRow, network: NetworkIdentity) =>
  writeAddresses(out, rewardAddresses, network);

const writeExpected = byteWriterOf<ValidatorRewards, ValidationRow, NetworkIdentity>({
  validationRewardAmount: (out, { potentialReward }) => out.quote(potentialReward ?? "0"),
  delegationRewardAmount: (out, { expectedFees }) => out.quote(expectedFees),
  rewardAddresses,
  rewardTxHash: () => undefined,
});

/** Writes paid rewards: 0 until the block that ends the term is indexed. */
const writePaid = byteWriterOf<ValidatorRewards, ValidationRow, NetworkIdentity>({
  validationRewardAmount: (out, { rewardAmount }) => out.quote(rewardAmount ?? "0"),
  delegationRewardAmount: (out, { paidFees }) => out.quote(paidFees),
  rewardAddresses,
  rewardTxHash: (out, { rewardTx }) => optional(rewardTx, (id) => out.id(id)),
});

const writers: {
  readonly [Status in ValidationRow["status"]]: WriteItem<Validator, ValidatorRow, NetworkIdentity>;
} = {
  pending: byteWriterOf<PendingValidator, ValidatorRow, NetworkIdentity>({
    ...base,
    validationStatus: (out) => out.quote("pending"),
  }),
  removed: byteWriterOf<RemovedValidator, ValidatorRow, NetworkIdentity>({
    ...base,
    validationStatus: (out) => out.quote("removed"),
    removeTxHash: (out, { validation: { removedTx } }) =>
      removedTx === null ? out.quote("") : out.id(removedTx),
    removeTimestamp: (out, { validation }) => out.number(validation.removedTime ?? 0),
  }),
  completed: byteWriterOf<CompletedValidator, ValidatorRow, NetworkIdentity>({
    ...base,
    ...delegations,
    validationStatus: (out) => out.quote("completed"),
    rewards: (out, { validation }, network) => writePaid(out, validation, network),
  }),
  active: byteWriterOf<ActiveValidator, ValidatorRow, NetworkIdentity>({
    ...base,
    ...delegations,
    validationStatus: (out) => out.quote("active"),
    potentialRewards: (out, { validation }, network) => writeExpected(out, validation, network),
    stakePercentage: (out, row) => out.number(stakePercentage(row)),
    uptimePerformance: (out, { uptime }) => out.number(Number(uptime ?? "0")),
    avalancheGoVersion: () => undefined,
    delegationCapacity: (out, { validation }) =>
      optional(validation.capacity, (capacity) => out.quote(capacity)),
    validatorHealth: (out, { connected }) => out.json(validatorHealth(connected ?? false)),
    geolocation: (out) => out.json(null),
  }),
};

interface Kept {
  readonly row: ValidatorRow;
  readonly json: JsonBytes<Validator>;
}

/** The last JSON of each row that the store keeps. Its addresses are of one network, as the row is. */
const kept = new WeakMap<ValidationRow, Kept>();

/** Writes a validation; its JSON is kept for as long as the store gives the same row. */
export function writeValidator(
  out: ByteWriter,
  row: ValidatorRow,
  network: NetworkIdentity,
): Wrote<Validator> {
  const { validation, uptime, connected, subnetStake } = row;
  const before = kept.get(validation);
  if (
    before &&
    before.row.uptime === uptime &&
    before.row.connected === connected &&
    before.row.subnetStake === subnetStake
  ) {
    return out.written(before.json);
  }
  return out.copy(
    () => writers[validation.status](out, row, network),
    (json) => kept.set(validation, { row, json }),
  );
}
