/** Builders of X-Chain transactions. */
export { type AssetHolder, type CreateAssetIntent, createAsset, type NftMinter } from "./create-asset.ts";
export {
  type AssetIntent,
  burnProperty,
  type MintIntent,
  type MintNftIntent,
  type MintPropertyIntent,
  mint,
  mintNft,
  mintProperty,
  type TransferNftIntent,
  transferNft,
} from "./operation.ts";
export {
  type BaseIntent,
  base,
  type ExportIntent,
  exportTo,
  type ImportIntent,
  importFrom,
} from "./transfer.ts";
