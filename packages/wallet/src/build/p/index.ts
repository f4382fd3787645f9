/** Builders of P-Chain transactions. */
export { type ConsolidateIntent, consolidate } from "./consolidate.ts";
export {
  type ConvertSubnetToL1Intent,
  convertSubnetToL1,
  type DisableL1ValidatorIntent,
  disableL1Validator,
  type IncreaseL1ValidatorBalanceIntent,
  increaseL1ValidatorBalance,
  type L1ValidatorIntent,
  type RegisterL1ValidatorIntent,
  registerL1Validator,
  type SetL1ValidatorWeightIntent,
  setL1ValidatorWeight,
} from "./l1.ts";
export type { BlsKeyProof } from "./node-id.ts";
export {
  type AddAutoRenewedValidatorIntent,
  type AddValidatorIntent,
  addAutoRenewedValidator,
  addDelegator,
  addValidator,
  type RenewalConfig,
  type SetAutoRenewedValidatorIntent,
  type StakeIntent,
  setAutoRenewedValidator,
  type TermIntent,
} from "./staking.ts";
export {
  type AddSubnetValidatorIntent,
  addSubnetValidator,
  type CreateChainIntent,
  type CreateSubnetIntent,
  createChain,
  createSubnet,
  type RemoveSubnetValidatorIntent,
  removeSubnetValidator,
  type SubnetIntent,
  type TransferSubnetOwnershipIntent,
  transferSubnetOwnership,
} from "./subnet.ts";
export {
  type BaseIntent,
  base,
  type ExportIntent,
  exportTo,
  type ImportIntent,
  importFrom,
} from "./transfer.ts";
