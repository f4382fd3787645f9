/** The state that the X-Chain begins with: its first assets. */

import { list, struct } from "../wire/layout.ts";
import { decodeMessage, encodeMessage } from "../wire/message.ts";
import { string } from "../wire/primitive.ts";
import { type CreateAssetTx, createAssetTx } from "./x-unsigned-tx.ts";

/** An asset of the genesis. */
export interface GenesisAsset {
  /** Name under which the node knows the asset. */
  alias: string;
  /** The asset's id is that of this transaction, signed with no credentials. */
  tx: CreateAssetTx;
}

/** The genesis state of the X-Chain: the `genesisData` of its CreateChainTx. */
export interface XGenesis {
  /** Sorted by alias; the first one pays fees. */
  assets: GenesisAsset[];
}

const xGenesis = struct<XGenesis>({
  assets: ["assets", list(struct<GenesisAsset>({ alias: ["alias", string], tx: ["tx", createAssetTx] }))],
});

/**
 * Reads the genesis state of the X-Chain.
 *
 * @throws CodecError with the offset when the bytes are cut, too long, or hold an unknown type.
 * @example
 * const [avax] = decodeXGenesis(createChainTx.genesisData).assets;
 * const avaxId = avax && xTxId({ unsignedTx: avax.tx, credentials: [] });
 */
export function decodeXGenesis(bytes: Uint8Array): XGenesis {
  return decodeMessage(xGenesis, bytes);
}

/**
 * Writes the genesis state of the X-Chain, byte for byte as the node does.
 *
 * @throws CodecError naming the field whose value is out of range.
 * @example
 * const genesisData = encodeXGenesis({ assets: [{ alias: "AVAX", tx }] });
 */
export function encodeXGenesis(value: XGenesis): Uint8Array {
  return encodeMessage(xGenesis, value);
}
