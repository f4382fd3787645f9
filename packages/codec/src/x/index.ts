/** Entry point for the X-Chain: its transactions, blocks, UTXOs and genesis state. */

export { type Block, blockId, decodeBlock, decodeBlockWithIds, encodeBlock } from "./block.ts";
export type { AmountCredential, Credential, NftCredential, PropertyCredential } from "./credential.ts";
export { type ConsumedInput, consumedInputs, type ProducedOutput, producedOutputs } from "./flow.ts";
export { decodeGenesis, encodeGenesis, type Genesis, type GenesisAsset } from "./genesis.ts";
export { blockToJson, type NodeJsonOptions, txToJson } from "./json.ts";
export type {
  AssetOperation,
  MintOperation,
  NftMintOperation,
  NftTransferOperation,
  Operation,
  PropertyBurnOperation,
  PropertyMintOperation,
  UtxoPointer,
} from "./operation.ts";
export type {
  MintOutput,
  NftMintOutput,
  NftTransferOutput,
  Output,
  PropertyMintOutput,
  PropertyOwnedOutput,
} from "./output.ts";
export {
  decodeTx,
  decodeUnsignedTx,
  encodeTx,
  encodeUnsignedTx,
  type SignedTx,
  signTx,
  txId,
} from "./tx.ts";
export type {
  AssetFields,
  BaseTx,
  BaseTxFields,
  CreateAssetTx,
  ExportTx,
  ImportTx,
  InitialState,
  OperationTx,
  TxType,
  UnsignedTx,
} from "./unsigned-tx.ts";
export { decodeUtxo, encodeUtxo, type Utxo } from "./utxo.ts";
