/** Outputs of the X-Chain: amounts, minting rights, NFTs and properties. */

import { struct, union } from "../wire/layout.ts";
import { type TransferOutput, transferOutput } from "../wire/output.ts";
import { type OutputOwners, ownerFields } from "../wire/owner.ts";
import { bytes, u32 } from "../wire/primitive.ts";

/** Right to mint more of an asset. */
export interface MintOutput extends OutputOwners {
  /** Type id 6 on the wire. */
  type: "MintOutput";
}

/** Right to mint NFTs of one group. */
export interface NftMintOutput extends OutputOwners {
  /** Type id 10 on the wire. */
  type: "NftMintOutput";
  /** uint32 */
  groupId: number;
}

/** An NFT. */
export interface NftTransferOutput extends OutputOwners {
  /** Type id 11 on the wire. */
  type: "NftTransferOutput";
  /** uint32 */
  groupId: number;
  /** Payload. The network allows at most 1024 bytes. */
  payload: Uint8Array;
}

/** Right to create owners of a property. */
export interface PropertyMintOutput extends OutputOwners {
  /** Type id 15 on the wire. */
  type: "PropertyMintOutput";
}

/** Ownership of a property. */
export interface PropertyOwnedOutput extends OutputOwners {
  /** Type id 16 on the wire. */
  type: "PropertyOwnedOutput";
}

/** Any output of an X-Chain UTXO, discriminated by `type`. */
export type Output =
  | TransferOutput
  | MintOutput
  | NftMintOutput
  | NftTransferOutput
  | PropertyMintOutput
  | PropertyOwnedOutput;

const groupId = ["groupID", u32] as const;

export const mintOutput = struct<MintOutput>(ownerFields, "MintOutput");

export const nftTransferOutput = struct<NftTransferOutput>(
  { groupId, payload: ["payload", bytes()], ...ownerFields },
  "NftTransferOutput",
);

export const propertyMintOutput = struct<PropertyMintOutput>(ownerFields, "PropertyMintOutput");

export const propertyOwnedOutput = struct<PropertyOwnedOutput>(ownerFields, "PropertyOwnedOutput");

export const anyOutput = union<Output>("X-Chain output", {
  MintOutput: [6, mintOutput],
  TransferOutput: [7, transferOutput],
  NftMintOutput: [10, struct<NftMintOutput>({ groupId, ...ownerFields }, "NftMintOutput")],
  NftTransferOutput: [11, nftTransferOutput],
  PropertyMintOutput: [15, propertyMintOutput],
  PropertyOwnedOutput: [16, propertyOwnedOutput],
});
