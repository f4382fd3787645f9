/** Operations of the X-Chain: minting, and transfers of outputs without an amount. */

import { NFT_FX, PROPERTY_FX, SECP256K1_FX } from "../wire/fx.ts";
import { utxoIdFields } from "../wire/input.ts";
import { list, type ObjectLayout, struct, union } from "../wire/layout.ts";
import { type TransferOutput, transferOutput } from "../wire/output.ts";
import { type OutputOwners, plainIndices, plainOwners, type SignatureIndices } from "../wire/owner.ts";
import { bytes, id, u32 } from "../wire/primitive.ts";
import {
  type MintOutput,
  mintOutput,
  type NftTransferOutput,
  nftTransferOutput,
  type PropertyMintOutput,
  type PropertyOwnedOutput,
  propertyMintOutput,
  propertyOwnedOutput,
} from "./output.ts";

/** Mints an amount. `mintOutput` keeps the minting right. */
export interface MintOperation {
  /** Type id 8 on the wire. */
  type: "MintOperation";
  /** Indices of the signers in the minting right. */
  mintInput: SignatureIndices;
  /** The minting right, which continues. */
  mintOutput: MintOutput;
  /** Minted amount and its owners. */
  transferOutput: TransferOutput;
}

/** Mints one NFT for each owner. */
export interface NftMintOperation {
  /** Type id 12 on the wire. */
  type: "NftMintOperation";
  /** Indices of the signers in the minting right. */
  mintInput: SignatureIndices;
  /** uint32 */
  groupId: number;
  /** Payload. The network allows at most 1024 bytes. */
  payload: Uint8Array;
  /** Owners, each of one NFT. */
  owners: OutputOwners[];
}

/** Transfers an NFT to another owner. */
export interface NftTransferOperation {
  /** Type id 13 on the wire. */
  type: "NftTransferOperation";
  /** Indices of the signers in the NFT's owner. */
  input: SignatureIndices;
  /** The same NFT with its new owner. */
  output: NftTransferOutput;
}

/** Creates an owner of a property. `mintOutput` keeps the right to do so. */
export interface PropertyMintOperation {
  /** Type id 17 on the wire. */
  type: "PropertyMintOperation";
  /** Indices of the signers in the minting right. */
  mintInput: SignatureIndices;
  /** The minting right, which continues. */
  mintOutput: PropertyMintOutput;
  /** The new owner of the property. */
  ownedOutput: PropertyOwnedOutput;
}

/** Ends the ownership of a property. */
export interface PropertyBurnOperation {
  /** Burns the ownership of a property. */
  type: "PropertyBurnOperation";
  /** Indices of the signers in the property's owner. */
  input: SignatureIndices;
}

/** An operation, discriminated by `type`. */
export type Operation =
  | MintOperation
  | NftMintOperation
  | NftTransferOperation
  | PropertyMintOperation
  | PropertyBurnOperation;

/** Reference to the output that an input or operation spends. */
export interface UtxoPointer {
  /** Id of the transaction that created the output, 32 bytes. */
  txId: Uint8Array;
  /** Position of the output in that transaction (uint32). */
  outputIndex: number;
}

/** An operation with the asset and the UTXOs that it spends. */
export interface AssetOperation {
  /** 32-byte asset id. */
  assetId: Uint8Array;
  /** References to the spent UTXOs, sorted. */
  utxoIds: UtxoPointer[];
  /** Operation on the UTXOs. */
  operation: Operation;
}

const mintInput = ["mintInput", plainIndices] as const;
const input = ["input", plainIndices] as const;

const xOperation = union<Operation>("operation", {
  MintOperation: [
    8,
    struct<MintOperation>(
      {
        mintInput,
        mintOutput: ["mintOutput", mintOutput],
        transferOutput: ["transferOutput", transferOutput],
      },
      "MintOperation",
    ),
  ],
  NftMintOperation: [
    12,
    struct<NftMintOperation>(
      {
        mintInput,
        groupId: ["groupID", u32],
        payload: ["payload", bytes()],
        owners: ["outputs", list(plainOwners)],
      },
      "NftMintOperation",
    ),
  ],
  NftTransferOperation: [
    13,
    struct<NftTransferOperation>({ input, output: ["output", nftTransferOutput] }, "NftTransferOperation"),
  ],
  PropertyMintOperation: [
    17,
    struct<PropertyMintOperation>(
      {
        mintInput,
        mintOutput: ["mintOutput", propertyMintOutput],
        ownedOutput: ["ownedOutput", propertyOwnedOutput],
      },
      "PropertyMintOperation",
    ),
  ],
  PropertyBurnOperation: [18, struct<PropertyBurnOperation>({ input }, "PropertyBurnOperation")],
});

const FX_OF: { readonly [K in Operation["type"]]: string } = {
  MintOperation: SECP256K1_FX,
  NftMintOperation: NFT_FX,
  NftTransferOperation: NFT_FX,
  PropertyMintOperation: PROPERTY_FX,
  PropertyBurnOperation: PROPERTY_FX,
};

const plainOperation = struct<AssetOperation>({
  assetId: ["assetID", id],
  utxoIds: ["inputIDs", list(struct<UtxoPointer>(utxoIdFields))],
  operation: ["operation", xOperation],
});

export const assetOperation: ObjectLayout<AssetOperation> = {
  ...plainOperation,
  json: (value, style) => ({ ...plainOperation.json(value, style), fxID: FX_OF[value.operation.type] }),
};
