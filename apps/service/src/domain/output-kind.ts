/** Maps the codec's output types to the interface's. */

/** An output's kind, under the interface's names. */
export interface OutputKind {
  /** `mint` is the right to make more. */
  readonly utxoType: "transfer" | "mint";
  readonly assetType: "secp256k1" | "nft" | "property";
}

const TRANSFER: OutputKind = { utxoType: "transfer", assetType: "secp256k1" };

const KINDS: { readonly [type: string]: OutputKind } = {
  TransferOutput: TRANSFER,
  MintOutput: { utxoType: "mint", assetType: "secp256k1" },
  NftTransferOutput: { utxoType: "transfer", assetType: "nft" },
  NftMintOutput: { utxoType: "mint", assetType: "nft" },
  PropertyOwnedOutput: { utxoType: "transfer", assetType: "property" },
  PropertyMintOutput: { utxoType: "mint", assetType: "property" },
};

/** @param type the codec's name; any other is an output that only transfers, as all of the P-Chain's are */
export function outputKind(type: string): OutputKind {
  return KINDS[type] ?? TRANSFER;
}
