/** The port of the assets of the X-Chain. */

import type { XAssetFact } from "../../domain/x/facts.ts";

/** An asset with what its creation says of it. */
export interface AssetRow extends XAssetFact {
  /** Unix seconds. */
  time: number;
  /** The codec's name of its first output's type. */
  type: string;
  /** Whether its creation made a right to mint. */
  isMintable: boolean;
}

export interface AssetStore {
  /** Undefined when its creation is not indexed. */
  find(networkId: number, assetId: string): Promise<AssetRow | undefined>;
}
