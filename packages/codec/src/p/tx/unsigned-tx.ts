/** Every kind of P-Chain transaction, with its type number. */

import { union } from "../../wire/layout.ts";
import {
  type AddAutoRenewedValidatorTx,
  addAutoRenewedValidatorTx,
  type SetAutoRenewedValidatorConfigTx,
  setAutoRenewedValidatorConfigTx,
} from "./auto-renewed-tx.ts";
import { type BaseTx, baseTx } from "./base-tx.ts";
import {
  type ConvertSubnetToL1Tx,
  convertSubnetToL1Tx,
  type DisableL1ValidatorTx,
  disableL1ValidatorTx,
  type IncreaseL1ValidatorBalanceTx,
  increaseL1ValidatorBalanceTx,
  type RegisterL1ValidatorTx,
  registerL1ValidatorTx,
  type SetL1ValidatorWeightTx,
  setL1ValidatorWeightTx,
} from "./l1-tx.ts";
import {
  type AddPermissionlessDelegatorTx,
  type AddPermissionlessValidatorTx,
  addPermissionlessDelegatorTx,
  addPermissionlessValidatorTx,
} from "./permissionless-tx.ts";
import {
  type AdvanceTimeTx,
  advanceTimeTx,
  type RewardAutoRenewedValidatorTx,
  type RewardValidatorTx,
  rewardAutoRenewedValidatorTx,
  rewardValidatorTx,
} from "./proposal-tx.ts";
import {
  type AddDelegatorTx,
  type AddSubnetValidatorTx,
  type AddValidatorTx,
  addDelegatorTx,
  addSubnetValidatorTx,
  addValidatorTx,
  type RemoveSubnetValidatorTx,
  removeSubnetValidatorTx,
} from "./staking-tx.ts";
import {
  type CreateChainTx,
  type CreateSubnetTx,
  createChainTx,
  createSubnetTx,
  type TransferSubnetOwnershipTx,
  type TransformSubnetTx,
  transferSubnetOwnershipTx,
  transformSubnetTx,
} from "./subnet-tx.ts";
import { type ExportTx, exportTx, type ImportTx, importTx } from "./transfer-tx.ts";

/** A transaction without its signatures, discriminated by `type`. */
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

export const unsignedTx = union<UnsignedTx>("transaction", {
  AddValidatorTx: [12, addValidatorTx],
  AddSubnetValidatorTx: [13, addSubnetValidatorTx],
  AddDelegatorTx: [14, addDelegatorTx],
  CreateChainTx: [15, createChainTx],
  CreateSubnetTx: [16, createSubnetTx],
  ImportTx: [17, importTx],
  ExportTx: [18, exportTx],
  AdvanceTimeTx: [19, advanceTimeTx],
  RewardValidatorTx: [20, rewardValidatorTx],
  RemoveSubnetValidatorTx: [23, removeSubnetValidatorTx],
  TransformSubnetTx: [24, transformSubnetTx],
  AddPermissionlessValidatorTx: [25, addPermissionlessValidatorTx],
  AddPermissionlessDelegatorTx: [26, addPermissionlessDelegatorTx],
  TransferSubnetOwnershipTx: [33, transferSubnetOwnershipTx],
  BaseTx: [34, baseTx],
  ConvertSubnetToL1Tx: [35, convertSubnetToL1Tx],
  RegisterL1ValidatorTx: [36, registerL1ValidatorTx],
  SetL1ValidatorWeightTx: [37, setL1ValidatorWeightTx],
  IncreaseL1ValidatorBalanceTx: [38, increaseL1ValidatorBalanceTx],
  DisableL1ValidatorTx: [39, disableL1ValidatorTx],
  AddAutoRenewedValidatorTx: [40, addAutoRenewedValidatorTx],
  SetAutoRenewedValidatorConfigTx: [41, setAutoRenewedValidatorConfigTx],
  RewardAutoRenewedValidatorTx: [42, rewardAutoRenewedValidatorTx],
});
