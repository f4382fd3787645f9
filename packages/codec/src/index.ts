/** The public door: bytes of the Primary Network to values and back. */

export { type Address, formatAddress, parseAddress } from "./address.ts";
export {
  type ApricotAbortBlock,
  type ApricotAtomicBlock,
  type ApricotCommitBlock,
  type ApricotProposalBlock,
  type ApricotStandardBlock,
  type BanffAbortBlock,
  type BanffCommitBlock,
  type BanffFields,
  type BanffProposalBlock,
  type BanffStandardBlock,
  type Block,
  type BlockFields,
  type BlockType,
  blockId,
  decodeBlock,
  encodeBlock,
} from "./block/block.ts";
export { decodeCb58, encodeCb58 } from "./cb58.ts";
export { CodecError } from "./codec-error.ts";
export type { Credential } from "./credential.ts";
export { decodeGenesis, encodeGenesis, type Genesis, type GenesisUtxo } from "./genesis.ts";
export { decodeHex, encodeHex, type HexOptions } from "./hex.ts";
export type { Input, LockIn, TransferableInput, TransferInput } from "./input.ts";
export { type JsonForm, type JsonObject, type JsonValue, stringifyJson } from "./json/json-value.ts";
export { blockToJson, type NodeJsonOptions, txToJson } from "./json/node-json.ts";
export { hrpOfNetwork } from "./network.ts";
export { decodeNodeId, encodeNodeId } from "./node-id.ts";
export type { LockOut, Output, TransferableOutput, TransferOutput } from "./output.ts";
export type { L1Owner, OutputOwners, SignatureIndices } from "./owner.ts";
export { proveBlsPossession, verifyProofOfPossession } from "./proof-of-possession.ts";
export { addressOfPublicKey, publicKeyOf, recoverSigner, signTx } from "./signature.ts";
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
export { decodeUtxo, encodeUtxo, type Utxo, utxoId } from "./utxo.ts";
export type { Validator } from "./validator.ts";
