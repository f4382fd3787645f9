/** The state that the X-Chain begins with: its first assets. */

import { list, struct } from "../wire/layout.ts";
import { string } from "../wire/primitive.ts";
import { decodeVersioned, encodeVersioned } from "../wire/versioned.ts";
import { type CreateAssetTx, createAssetTx } from "./unsigned-tx.ts";

/** An asset of the genesis. */
export interface GenesisAsset {
  /** Name under which the node knows the asset. */
  alias: string;
  /** The asset's id is that of this transaction, signed with no credentials. */
  tx: CreateAssetTx;
}

/** The genesis state of the X-Chain: the `genesisData` of its CreateChainTx. */
export interface Genesis {
  /** Sorted by alias; the first one pays fees. */
  assets: GenesisAsset[];
}

const genesis = struct<Genesis>({
  assets: ["assets", list(struct<GenesisAsset>({ alias: ["alias", string], tx: ["tx", createAssetTx] }))],
});

/**
 * Reads the genesis state of the X-Chain.
 *
 * @throws CodecError with the offset when the bytes are cut, too long, or hold an unknown type.
 * @example
 * const [avax] = decodeGenesis(createChainTx.genesisData).assets;
 * const avaxId = avax && txId({ unsignedTx: avax.tx, credentials: [] });
 */
export function decodeGenesis(bytes: Uint8Array): Genesis {
  return decodeVersioned(genesis, bytes);
}

/**
 * Writes the genesis state of the X-Chain, byte for byte as the node does.
 *
 * @throws CodecError naming the field whose value is out of range.
 * @example
 * const genesisData = encodeGenesis({ assets: [{ alias: "AVAX", tx }] });
 */
export function encodeGenesis(value: Genesis): Uint8Array {
  return encodeVersioned(genesis, value);
}
