/** Random P-Chain transactions; the compiler insists that no type is left out. */

import fc from "fast-check";
import type { SignedTx, TxType, UnsignedTx } from "../../src/p/index.ts";
import {
  auth,
  base,
  credentials,
  inputs,
  l1Owner,
  outputs,
  owners,
  proof,
  signer,
  validator,
} from "./part.ts";
import { address, anyBytes, bytes, id, some, type, u32, u64 } from "./value.ts";

/** One arbitrary per transaction type. */
export const txArbitraries: { [K in TxType]: fc.Arbitrary<Extract<UnsignedTx, { type: K }>> } = {
  BaseTx: fc.record({ ...type("BaseTx"), ...base }),
  ImportTx: fc.record({ ...type("ImportTx"), ...base, sourceChain: id, importedInputs: inputs }),
  ExportTx: fc.record({ ...type("ExportTx"), ...base, destinationChain: id, exportedOutputs: outputs }),
  AdvanceTimeTx: fc.record({ ...type("AdvanceTimeTx"), time: u64 }),
  RewardValidatorTx: fc.record({ ...type("RewardValidatorTx"), txId: id }),
  RewardAutoRenewedValidatorTx: fc.record({
    ...type("RewardAutoRenewedValidatorTx"),
    txId: id,
    timestamp: u64,
  }),
  AddValidatorTx: fc.record({
    ...type("AddValidatorTx"),
    ...base,
    validator,
    stakeOutputs: outputs,
    rewardsOwner: owners,
    delegationShares: u32,
  }),
  AddDelegatorTx: fc.record({
    ...type("AddDelegatorTx"),
    ...base,
    validator,
    stakeOutputs: outputs,
    rewardsOwner: owners,
  }),
  AddSubnetValidatorTx: fc.record({
    ...type("AddSubnetValidatorTx"),
    ...base,
    validator,
    subnetId: id,
    subnetAuth: auth,
  }),
  RemoveSubnetValidatorTx: fc.record({
    ...type("RemoveSubnetValidatorTx"),
    ...base,
    nodeId: address,
    subnetId: id,
    subnetAuth: auth,
  }),
  AddPermissionlessValidatorTx: fc.record({
    ...type("AddPermissionlessValidatorTx"),
    ...base,
    validator,
    subnetId: id,
    signer,
    stakeOutputs: outputs,
    validatorRewardsOwner: owners,
    delegatorRewardsOwner: owners,
    delegationShares: u32,
  }),
  AddPermissionlessDelegatorTx: fc.record({
    ...type("AddPermissionlessDelegatorTx"),
    ...base,
    validator,
    subnetId: id,
    stakeOutputs: outputs,
    rewardsOwner: owners,
  }),
  CreateSubnetTx: fc.record({ ...type("CreateSubnetTx"), ...base, owner: owners }),
  CreateChainTx: fc.record({
    ...type("CreateChainTx"),
    ...base,
    subnetId: id,
    chainName: fc.string({ unit: "grapheme", maxLength: 12 }),
    vmId: id,
    fxIds: some(id),
    genesisData: anyBytes,
    subnetAuth: auth,
  }),
  TransferSubnetOwnershipTx: fc.record({
    ...type("TransferSubnetOwnershipTx"),
    ...base,
    subnetId: id,
    subnetAuth: auth,
    owner: owners,
  }),
  TransformSubnetTx: fc.record({
    ...type("TransformSubnetTx"),
    ...base,
    subnetId: id,
    assetId: id,
    initialSupply: u64,
    maximumSupply: u64,
    minConsumptionRate: u64,
    maxConsumptionRate: u64,
    minValidatorStake: u64,
    maxValidatorStake: u64,
    minStakeDuration: u32,
    maxStakeDuration: u32,
    minDelegationFee: u32,
    minDelegatorStake: u64,
    maxValidatorWeightFactor: fc.nat(255),
    uptimeRequirement: u32,
    subnetAuth: auth,
  }),
  ConvertSubnetToL1Tx: fc.record({
    ...type("ConvertSubnetToL1Tx"),
    ...base,
    subnetId: id,
    chainId: id,
    address: anyBytes,
    validators: some(
      fc.record({
        nodeId: anyBytes,
        weight: u64,
        balance: u64,
        signer: fc.record(proof),
        remainingBalanceOwner: l1Owner,
        deactivationOwner: l1Owner,
      }),
    ),
    subnetAuth: auth,
  }),
  RegisterL1ValidatorTx: fc.record({
    ...type("RegisterL1ValidatorTx"),
    ...base,
    balance: u64,
    proofOfPossession: bytes(96),
    message: anyBytes,
  }),
  SetL1ValidatorWeightTx: fc.record({ ...type("SetL1ValidatorWeightTx"), ...base, message: anyBytes }),
  IncreaseL1ValidatorBalanceTx: fc.record({
    ...type("IncreaseL1ValidatorBalanceTx"),
    ...base,
    validationId: id,
    balance: u64,
  }),
  DisableL1ValidatorTx: fc.record({
    ...type("DisableL1ValidatorTx"),
    ...base,
    validationId: id,
    disableAuth: auth,
  }),
  AddAutoRenewedValidatorTx: fc.record({
    ...type("AddAutoRenewedValidatorTx"),
    ...base,
    nodeId: anyBytes,
    signer,
    stakeOutputs: outputs,
    validatorRewardsOwner: owners,
    delegatorRewardsOwner: owners,
    validatorAuthority: owners,
    delegationShares: u32,
    autoCompoundRewardShares: u32,
    period: u64,
  }),
  SetAutoRenewedValidatorConfigTx: fc.record({
    ...type("SetAutoRenewedValidatorConfigTx"),
    ...base,
    txId: id,
    auth,
    autoCompoundRewardShares: u32,
    period: u64,
  }),
};

/** A signed transaction of the given kind. */
export const signed = (unsignedTx: fc.Arbitrary<UnsignedTx>): fc.Arbitrary<SignedTx> =>
  fc.record({ unsignedTx, credentials });

/** A signed transaction of any kind. */
export const signedTx = signed(fc.oneof(...Object.values(txArbitraries)));
