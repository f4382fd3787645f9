/** Entry point for the P-Chain: its transactions, blocks, UTXOs, genesis state and fees. */

export type { Input, LockIn } from "../wire/input.ts";
export type { JsonForm } from "../wire/json-value.ts";
export type { LockOut, Output } from "../wire/output.ts";
export {
  type ApricotAbortBlock,
  type ApricotAtomicBlock,
  type ApricotCommitBlock,
  type ApricotProposalBlock,
  type ApricotStandardBlock,
  type BanffAbortBlock,
  type BanffCommitBlock,
  type BanffProposalBlock,
  type BanffStandardBlock,
  type Block,
  type BlockType,
  blockId,
  decodeBlock,
  decodeBlockWithIds,
  encodeBlock,
} from "./block.ts";
export { type TxComplexity, txComplexity } from "./fee/complexity.ts";
export {
  advanceGas,
  consumeGas,
  type GasConfig,
  type GasState,
  gasOf,
  gasPrice,
  txFee,
} from "./fee/gas.ts";
export { decodeGenesis, encodeGenesis, type Genesis, type GenesisUtxo } from "./genesis.ts";
export { blockToJson, type NodeJsonOptions, txToJson } from "./json.ts";
export { createProofOfPossession, verifyProofOfPossession } from "./proof-of-possession.ts";
export type { BlsProof, EmptySigner, ProofOfPossession, Signer } from "./signer.ts";
export type { AddAutoRenewedValidatorTx, SetAutoRenewedValidatorConfigTx } from "./tx/auto-renewed-tx.ts";
export type { BaseTx, BaseTxFields } from "./tx/base-tx.ts";
export { type ConsumedInput, consumedInputs, type ProducedOutput, producedOutputs } from "./tx/flow.ts";
export type {
  ConvertSubnetToL1Tx,
  ConvertSubnetToL1Validator,
  DisableL1ValidatorTx,
  IncreaseL1ValidatorBalanceTx,
  RegisterL1ValidatorTx,
  SetL1ValidatorWeightTx,
} from "./tx/l1-tx.ts";
export type { AddPermissionlessDelegatorTx, AddPermissionlessValidatorTx } from "./tx/permissionless-tx.ts";
export type { AdvanceTimeTx, RewardAutoRenewedValidatorTx, RewardValidatorTx } from "./tx/proposal-tx.ts";
export {
  decodeTx,
  decodeUnsignedTx,
  encodeTx,
  encodeUnsignedTx,
  type SignedTx,
  signTx,
  txId,
} from "./tx/signed-tx.ts";
export type {
  AddDelegatorTx,
  AddSubnetValidatorTx,
  AddValidatorTx,
  RemoveSubnetValidatorTx,
} from "./tx/staking-tx.ts";
export type {
  CreateChainTx,
  CreateSubnetTx,
  TransferSubnetOwnershipTx,
  TransformSubnetTx,
} from "./tx/subnet-tx.ts";
export type { ExportTx, ImportTx } from "./tx/transfer-tx.ts";
export type { TxType, UnsignedTx } from "./tx/unsigned-tx.ts";
export { decodeUtxo, encodeUtxo, type Utxo } from "./utxo.ts";
export type { Validator } from "./validator.ts";
