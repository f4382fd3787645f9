/** Every kind of P-Chain transaction. */

import type { AddAutoRenewedValidatorTx, SetAutoRenewedValidatorConfigTx } from "./auto-renewed-tx.ts";
import type { BaseTx } from "./base-tx.ts";
import type {
  ConvertSubnetToL1Tx,
  DisableL1ValidatorTx,
  IncreaseL1ValidatorBalanceTx,
  RegisterL1ValidatorTx,
  SetL1ValidatorWeightTx,
} from "./l1-tx.ts";
import type { AddPermissionlessDelegatorTx, AddPermissionlessValidatorTx } from "./permissionless-tx.ts";
import type { AdvanceTimeTx, RewardAutoRenewedValidatorTx, RewardValidatorTx } from "./proposal-tx.ts";
import type {
  AddDelegatorTx,
  AddSubnetValidatorTx,
  AddValidatorTx,
  RemoveSubnetValidatorTx,
} from "./staking-tx.ts";
import type {
  CreateChainTx,
  CreateSubnetTx,
  TransferSubnetOwnershipTx,
  TransformSubnetTx,
} from "./subnet-tx.ts";
import type { ExportTx, ImportTx } from "./transfer-tx.ts";

/** A transaction without its signatures, told apart by `type`. */
export type UnsignedTx =
  | AddValidatorTx
  | AddSubnetValidatorTx
  | AddDelegatorTx
  | CreateChainTx
  | CreateSubnetTx
  | ImportTx
  | ExportTx
  | AdvanceTimeTx
  | RewardValidatorTx
  | RemoveSubnetValidatorTx
  | TransformSubnetTx
  | AddPermissionlessValidatorTx
  | AddPermissionlessDelegatorTx
  | TransferSubnetOwnershipTx
  | BaseTx
  | ConvertSubnetToL1Tx
  | RegisterL1ValidatorTx
  | SetL1ValidatorWeightTx
  | IncreaseL1ValidatorBalanceTx
  | DisableL1ValidatorTx
  | AddAutoRenewedValidatorTx
  | SetAutoRenewedValidatorConfigTx
  | RewardAutoRenewedValidatorTx;

/** Name of a transaction type, such as `AddPermissionlessValidatorTx`. */
export type TxType = UnsignedTx["type"];
