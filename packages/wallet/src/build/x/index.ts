/** Builders of X-Chain transactions. */
export {
  type AssetHolder,
  type AssetIntent,
  burnProperty,
  type CreateAssetIntent,
  createAsset,
  type MintIntent,
  type MintNftIntent,
  type MintPropertyIntent,
  mint,
  mintNft,
  mintProperty,
  type NftMinter,
  type TransferNftIntent,
  transferNft,
} from "./asset.ts";
export {
  type BaseIntent,
  base,
  type ExportIntent,
  exportTo,
  type ImportIntent,
  importFrom,
} from "./transfer.ts";
