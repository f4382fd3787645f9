/** Initial state of the X-Chain: its first assets. */

import { list, struct } from "../wire/layout.ts";
import { string } from "../wire/primitive.ts";
import { decodeVersioned, encodeVersioned } from "../wire/versioned.ts";
import { type CreateAssetTx, createAssetTx } from "./unsigned-tx.ts";

/** An asset of the genesis. */
export interface GenesisAsset {
  /** Name of the asset in the node. */
  alias: string;
  /** Transaction that creates the asset. The asset's id is the id of this transaction without credentials. */
  tx: CreateAssetTx;
}

/** The genesis state of the X-Chain: the `genesisData` of its CreateChainTx. */
export interface Genesis {
  /** Assets, sorted by alias. The first pays fees. */
  assets: GenesisAsset[];
}

const genesis = struct<Genesis>({
  assets: ["assets", list(struct<GenesisAsset>({ alias: ["alias", string], tx: ["tx", createAssetTx] }))],
});

/**
 * Decodes the genesis state of the X-Chain.
 *
 * @throws CodecError with the offset if the bytes are cut off, too long, or contain an unknown type.
 * @example
 * const [avax] = decodeGenesis(createChainTx.genesisData).assets;
 * const avaxId = avax && txId({ unsignedTx: avax.tx, credentials: [] });
 */
export function decodeGenesis(bytes: Uint8Array): Genesis {
  return decodeVersioned(genesis, bytes);
}

/**
 * Encodes the genesis state of the X-Chain, byte for byte as the node does.
 *
 * @throws CodecError naming the field whose value is out of range.
 * @example
 * const genesisData = encodeGenesis({ assets: [{ alias: "AVAX", tx }] });
 */
export function encodeGenesis(value: Genesis): Uint8Array {
  return encodeVersioned(genesis, value);
}
