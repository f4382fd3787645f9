/** Amounts with the name and symbol of their asset. */

import type { AssetAmount } from "@primary-network/data/spec";
import type { NetworkIdentity } from "../../domain/network.ts";

/**
 * An amount of an asset. Only AVAX has a name here: other assets are created on the X-Chain, and named where its index is joined;
 * elsewhere name and symbol stay empty and amounts are in the smallest unit.
 */
export function assetAmount(network: NetworkIdentity, assetId: string, amount: string): AssetAmount {
  const avax = assetId === network.assetId;
  return {
    assetId,
    name: avax ? "Avalanche" : "",
    symbol: avax ? "AVAX" : "",
    denomination: avax ? 9 : 0,
    type: "secp256k1",
    amount,
  };
}
