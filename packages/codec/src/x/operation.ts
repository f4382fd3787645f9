/** Operations of the X-Chain: minting, and moving what has no amount. */

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

/** Mints an amount; the right to mint goes on in `mintOutput`. */
export interface MintOperation {
  /** Type id 8 on the wire. */
  type: "MintOperation";
  /** Which owners of the right to mint signed. */
  mintInput: SignatureIndices;
  /** The right to mint, which goes on. */
  mintOutput: MintOutput;
  /** The amount that is minted, and who gets it. */
  transferOutput: TransferOutput;
}

/** Mints one NFT for each of the owners. */
export interface NftMintOperation {
  /** Type id 12 on the wire. */
  type: "NftMintOperation";
  /** Which owners of the right to mint signed. */
  mintInput: SignatureIndices;
  /** uint32 */
  groupId: number;
  /** At most 1024 bytes by the network's rules. */
  payload: Uint8Array;
  /** Each gets one NFT. */
  owners: OutputOwners[];
}

/** Gives an NFT to another owner. */
export interface NftTransferOperation {
  /** Type id 13 on the wire. */
  type: "NftTransferOperation";
  /** Which owners of the NFT signed. */
  input: SignatureIndices;
  /** The same NFT with its new owner. */
  output: NftTransferOutput;
}

/** Makes an owner of a property; the right to do so goes on in `mintOutput`. */
export interface PropertyMintOperation {
  /** Type id 17 on the wire. */
  type: "PropertyMintOperation";
  /** Which owners of the right to mint signed. */
  mintInput: SignatureIndices;
  /** The right to make owners, which goes on. */
  mintOutput: PropertyMintOutput;
  /** The new owner of the property. */
  ownedOutput: PropertyOwnedOutput;
}

/** Ends the ownership of a property. */
export interface PropertyBurnOperation {
  /** Type id 18 on the wire. */
  type: "PropertyBurnOperation";
  /** Which owners of the property signed. */
  input: SignatureIndices;
}

/** What an operation does, discriminated by `type`. */
export type Operation =
  | MintOperation
  | NftMintOperation
  | NftTransferOperation
  | PropertyMintOperation
  | PropertyBurnOperation;

/** Which output an input or operation spends. */
export interface UtxoPointer {
  /** 32-byte id of the transaction that made the output. */
  txId: Uint8Array;
  /** Position of the output in that transaction (uint32). */
  outputIndex: number;
}

/** An operation together with the asset and the UTXOs that it spends. */
export interface AssetOperation {
  /** 32-byte asset id. */
  assetId: Uint8Array;
  /** Sorted. */
  utxoIds: UtxoPointer[];
  /** What is done. */
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
