/** The entry point: conversions between bytes of the Primary Network and values. */

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
  type BlockWithIds,
  blockId,
  decodeBlock,
  decodeBlockWithIds,
  encodeBlock,
} from "./block/block.ts";
export {
  type CAtomicTxFields,
  type CExportTx,
  type CImportTx,
  cAtomicTxId,
  decodeCAtomicTx,
  type EvmInput,
  type EvmOutput,
  encodeCAtomicTx,
  encodeUnsignedCAtomicTx,
  type SignedCAtomicTx,
  signCAtomicTx,
  type UnsignedCAtomicTx,
} from "./c/c-atomic-tx.ts";
export {
  type CBlock,
  cBlockAtomicTxs,
  cBlockId,
  cExtDataHash,
  decodeCBlock,
  encodeCBlock,
} from "./c/c-block.ts";
export type { CHeader } from "./c/c-header.ts";
export { decodeCAtomicTxs, encodeCAtomicTxs } from "./c/ext-data.ts";
export { decodeCb58, encodeCb58, encodeCb58Into } from "./cb58.ts";
export { CodecError } from "./codec-error.ts";
export type { Credential } from "./credential.ts";
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
export { decodeHex, encodeHex, encodeHexInto, type HexOptions } from "./hex.ts";
export type { Input, LockIn, TransferableInput, TransferInput } from "./input.ts";
export { blockToJson, type NodeJsonOptions, txToJson, xBlockToJson, xTxToJson } from "./json/node-json.ts";
export { hrpOfNetwork } from "./network.ts";
export { decodeNodeId, encodeNodeId } from "./node-id.ts";
export type { LockOut, Output, TransferableOutput, TransferOutput } from "./output.ts";
export type { L1Owner, OutputOwners, SignatureIndices } from "./owner.ts";
export { proveBlsPossession, verifyProofOfPossession } from "./proof-of-possession.ts";
export {
  type Container,
  type ContainerFields,
  containerId,
  decodeContainer,
  type Epoch,
  encodeContainer,
  type GraniteContainer,
  nodeIdOfCertificate,
  type OptionContainer,
  type PostForkContainer,
  proposerOf,
} from "./proposer/container.ts";
export { decodeRlp } from "./rlp/rlp-value.ts";
export { encodeRlp, type RlpValue } from "./rlp/rlp-writer.ts";
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
export {
  aggregateBls,
  type BlsKey,
  type BlsSigned,
  readBlsKey,
  signBls,
  verifyBls,
} from "./warp/bls.ts";
export {
  type ConversionJustification,
  decodeRegistrationEndJustification,
  encodeRegistrationEndJustification,
  type RegistrationEndJustification,
  type RegistrationJustification,
} from "./warp/justification.ts";
export {
  conversionValidationId,
  type L1Conversion,
  type L1ConversionValidator,
  l1ConversionId,
  registrationValidationId,
} from "./warp/l1-id.ts";
export {
  decodeL1Message,
  encodeL1Message,
  type L1Message,
  type L1ValidatorRegistration,
  type L1ValidatorWeight,
  type RegisterL1Validator,
  type SubnetToL1Conversion,
} from "./warp/l1-message.ts";
export {
  decodeUnsignedWarpMessage,
  decodeWarpMessage,
  encodeUnsignedWarpMessage,
  encodeWarpMessage,
  type UnsignedWarpMessage,
  type WarpMessage,
  type WarpSignature,
  warpMessageId,
} from "./warp/message.ts";
export {
  decodeWarpPayload,
  encodeWarpPayload,
  type WarpAddressedCall,
  type WarpHash,
  type WarpPayload,
} from "./warp/payload.ts";
export { decodeSigners, encodeSigners } from "./warp/signers.ts";
export { type JsonForm, type JsonObject, type JsonValue, stringifyJson } from "./wire/json-value.ts";
export { decodeXBlock, decodeXBlockWithIds, encodeXBlock, type XBlock, xBlockId } from "./x/x-block.ts";
export type { AmountCredential, NftCredential, PropertyCredential, XCredential } from "./x/x-credential.ts";
export { type ConsumedXInput, consumedXInputs, type ProducedXOutput, producedXOutputs } from "./x/x-flow.ts";
export { decodeXGenesis, encodeXGenesis, type GenesisAsset, type XGenesis } from "./x/x-genesis.ts";
export type {
  AssetOperation,
  MintOperation,
  NftMintOperation,
  NftTransferOperation,
  PropertyBurnOperation,
  PropertyMintOperation,
  UtxoPointer,
  XOperation,
} from "./x/x-operation.ts";
export type {
  MintOutput,
  NftMintOutput,
  NftTransferOutput,
  PropertyMintOutput,
  PropertyOwnedOutput,
  XOutput,
} from "./x/x-output.ts";
export {
  decodeUnsignedXTx,
  decodeXTx,
  encodeUnsignedXTx,
  encodeXTx,
  type SignedXTx,
  signXTx,
  xTxId,
} from "./x/x-tx.ts";
export type {
  AssetFields,
  CreateAssetTx,
  InitialState,
  OperationTx,
  UnsignedXTx,
  XBaseTx,
  XBaseTxFields,
  XExportTx,
  XImportTx,
  XTxType,
} from "./x/x-unsigned-tx.ts";
export { decodeXUtxo, encodeXUtxo, type XUtxo } from "./x/x-utxo.ts";
